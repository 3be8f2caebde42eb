import type { Meta } from '@storybook/react-vite';
import { sampleActionNetworks } from '../testing/action-networks.ts';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';

const meta = {
  title: 'Screens/Dashboard/Action networks',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('actionNetwork', sampleActionNetworks);
export const List = stories.List;
export const ListEmpty = stories.ListEmpty;
export const ListNoHit = stories.ListNoHit;
export const Create = stories.Create;
export const CreateInvalid = stories.CreateInvalid;
export const CreateDraft = stories.CreateDraft;
export const Edit = stories.Edit;
export const EditConflict = stories.EditConflict;
export const Show = stories.Show;
export const ShowError = stories.ShowError;
