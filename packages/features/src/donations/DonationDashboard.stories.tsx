import type { Meta } from '@storybook/react-vite';
import { dashboardStates } from '../testing/dashboard-states.tsx';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import { sampleDonations } from '../testing/people.ts';
import type { Screen } from '../testing/Screen.tsx';

const meta = {
  title: 'Screens/Dashboard/Donations',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('donation', sampleDonations);
export const List = stories.List;
export const Create = stories.Create;
export const Edit = stories.Edit;
export const Show = stories.Show;

/** The required field is not the main one, the main one is an email address, and calls are JSON. */
const states = dashboardStates('donation', sampleDonations);
export const CreateInvalid = states.CreateInvalid;
export const CreateSaving = states.CreateSaving;
export const CreateDraft = states.CreateDraft;
export const EditConflict = states.EditConflict;
