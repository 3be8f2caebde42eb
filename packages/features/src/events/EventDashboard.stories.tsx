import type { Meta } from '@storybook/react-vite';
import { dashboardStates } from '../testing/dashboard-states.tsx';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import { sampleEvents } from '../testing/events.ts';
import type { Screen } from '../testing/Screen.tsx';

const meta = {
  title: 'Screens/Dashboard/Events',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('event', sampleEvents, () => import('./event.page.tsx'));
export const List = stories.List;
export const Create = stories.Create;
export const Edit = stories.Edit;
export const Show = stories.Show;

/** A list with a date has filters besides its search. */
export const ListNoHit = dashboardStates('event', sampleEvents).ListNoHit;
