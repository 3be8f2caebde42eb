import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hostileElections, sampleElections } from '../testing/elections.ts';
import { mockResource } from '../testing/mock-api.ts';
import { publicDetailStories, publicListStories, publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import * as electionDetailPage from './election.page.tsx';
import * as electionCalendarPage from './elections.page.tsx';

const meta = {
  title: 'Screens/Public/Elections',
  tags: ['!autodocs'],
  ...publicMeta(...mockResource('election', sampleElections)),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const calendar = { ...electionCalendarPage, path: '/election-calendar' };
const detail = { ...electionDetailPage, path: '/election/:id', at: '/election/2' };
const listStates = publicListStories('election', calendar, hostileElections);
const detailStates = publicDetailStories('election', detail, { hostile: hostileElections, seeAll: calendar.path });

/** The earliest first, past ones in their own section. Teasers and titles are cut at 100 characters. */
export const Calendar: Story = {
  args: calendar,
  play: async ({ canvas }) => {
    const upcoming = within(await canvas.findByRole('region', { name: 'Coming up' }));
    const titles = (await upcoming.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent ?? '');
    await expect(titles[0]).toBe('Special election: school board, district 2');
    await expect(titles[1]).toMatch(/^.{60,99}\S…$/);
    await expect(upcoming.getByText(/^One seat.*…$/).textContent?.length).toBeLessThanOrEqual(101);
    await expect(upcoming.getByText(/^April 7, 2026 at 7:00/)).toBeVisible();
    const past = within(canvas.getByRole('region', { name: 'Past' }));
    await expect(past.getByRole('link', { name: 'City council of Marrow Creek' })).toHaveAttribute(
      'href',
      '/election/1',
    );
  },
};

export const CalendarEmpty = listStates.Empty;
export const CalendarLoading = listStates.Loading;
export const CalendarError = listStates.Error;
export const CalendarHostile = listStates.Hostile;

/** Election day, when the polls open, and a link to check your registration. */
export const Detail: Story = {
  args: detail,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Special election/ })).toBeVisible();
    await expect(canvas.getByText(/^April 7, 2026 at 7:00/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Check your registration' })).toHaveAttribute('href', '/vote');
  },
};

/** A past election does not ask people to register. */
export const DetailPast: Story = {
  args: { ...detail, at: '/election/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Election · Past')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Check your registration' })).toBeNull();
  },
};

export const DetailLoading = detailStates.Loading;
export const DetailError = detailStates.Error;
export const DetailHostile = detailStates.Hostile;
export const DetailUnbroken = detailStates.Unbroken;
