import type { Meta } from '@storybook/react-vite';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import { sampleRecords } from '../testing/sample-records.ts';

const meta = {
  title: 'Screens/Dashboard/Forms',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('form', sampleRecords('form'));
export const List = stories.List;
export const Create = stories.Create;
export const Edit = stories.Edit;
export const Show = stories.Show;
