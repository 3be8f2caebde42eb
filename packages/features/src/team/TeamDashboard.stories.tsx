import type { Meta } from '@storybook/react-vite';
import { dashboardStates } from '../testing/dashboard-states.tsx';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import { sampleTeam } from '../testing/team.ts';

const meta = {
  title: 'Screens/Dashboard/Team',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('team', sampleTeam);
export const List = stories.List;
export const Create = stories.Create;
export const Edit = stories.Edit;
export const Show = stories.Show;

/** A member needs a type, which is chosen. */
export const CreateSaving = dashboardStates('team', sampleTeam).CreateSaving;
