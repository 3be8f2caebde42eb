import type { Meta } from '@storybook/react-vite';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import { sampleEntries } from '../testing/form-entries.ts';
import type { Screen } from '../testing/Screen.tsx';

const meta = {
  title: 'Screens/Dashboard/Form entries',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('formEntry', sampleEntries);
export const List = stories.List;
export const Edit = stories.Edit;
export const Show = stories.Show;
