import type { Meta } from '@storybook/react-vite';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import { samplePages } from '../testing/pages.ts';
import type { Screen } from '../testing/Screen.tsx';

const meta = {
  title: 'Screens/Dashboard/Pages',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('page', samplePages, () => import('./page.page.tsx'));
export const List = stories.List;
export const Create = stories.Create;
export const Edit = stories.Edit;
export const Show = stories.Show;
