import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockSession } from '../testing/mock-api.ts';
import { mockCall } from '../testing/mock-call.ts';
import type { Screen } from '../testing/Screen.tsx';
import { MissedSearchesPage } from './MissedSearchesPage.tsx';

const sample = [
  { words: 'bus stop', count: 41, last_day: '2026-03-14' },
  { words: 'wheel chair', count: 1, last_day: '2026-03-01' },
];
let searches = sample;
let counted = true;

/** What visitors searched for and didn’t find. */
const meta = {
  title: 'Screens/Dashboard/Searches without results',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: { ...dashboardMeta.args, Component: MissedSearchesPage, path: '/dashboard/missed-searches' },
  parameters: {
    ...dashboardMeta.parameters,
    msw: [
      mockSession,
      mockCall(otherCalls.missedSearches, () => ({ counted, searches })),
      mockCall(otherCalls.ignoreMissedSearch, async ({ request }) => {
        const { words, ignored }: { words: string; ignored: boolean } = await request.json();
        searches = ignored ? searches.filter((each) => each.words !== words) : sample;
      }),
    ],
  },
  beforeEach: async () => {
    searches = sample;
    counted = true;
    return dashboardMeta.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each search can be repeated, to see what visitors see, or ignored. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Search: bus stop' })).toHaveAttribute(
      'href',
      '/search?q=bus+stop',
    );
    await expect(canvas.getByText('Searched for 41 times, last on March 14, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ignore: bus stop' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ignore: bus stop' })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Ignore: bus stop' })).toBeVisible();
  },
};

/** Searches are counted only if the settings say so. */
export const NotCounted: Story = {
  beforeEach: () => {
    searches = [];
    counted = false;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Searches are not counted/)).toBeVisible();
  },
};
