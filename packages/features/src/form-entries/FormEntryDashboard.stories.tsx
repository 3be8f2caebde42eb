import type { Meta } from '@storybook/react-vite';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import { sampleRecords } from '../testing/sample-records.ts';

const meta = {
  title: 'Screens/Dashboard/Form entries',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('formEntry', sampleRecords('formEntry'));
export const List = stories.List;
export const Edit = stories.Edit;
export const Show = stories.Show;
