import type { Meta } from '@storybook/react-vite';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import { sampleTopics } from '../testing/topics.ts';

const meta = {
  title: 'Screens/Dashboard/Topics',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('topic', sampleTopics, () => import('./topic.page.tsx'));
export const List = stories.List;
export const Create = stories.Create;
export const Edit = stories.Edit;
export const Show = stories.Show;
