import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { hostileElections, sampleElections } from '../testing/elections.ts';
import { hostileMarkup } from '../testing/hostile.ts';
import { mockResource } from '../testing/mock-api.ts';
import { Screen } from '../testing/Screen.tsx';
import { ElectionCalendarPage, electionCalendarPage } from './ElectionCalendarPage.tsx';
import { ElectionDetailPage, electionDetailPage } from './ElectionDetailPage.tsx';

/** The public pages of elections in the site's frame, on March 14, 2026. */
const meta = {
  title: 'Screens/Public/Elections',
  tags: ['!autodocs'],
  component: Screen,
  parameters: { layout: 'fullscreen', msw: mockResource('election', sampleElections) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const calendar = {
  component: ElectionCalendarPage,
  page: electionCalendarPage,
  layout: SiteLayout,
  path: '/election-calendar',
  at: '/election-calendar',
};
const detail = {
  component: ElectionDetailPage,
  page: electionDetailPage,
  layout: SiteLayout,
  path: '/election/:id',
  at: '/election/2',
};

/** The earliest first; what was held stands apart. Teasers and titles are cut at 100. */
export const Calendar: Story = {
  args: calendar,
  play: async ({ canvas }) => {
    const coming = within(await canvas.findByRole('region', { name: 'Coming up' }));
    const titles = (await coming.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent ?? '');
    await expect(titles[0]).toBe('Special election: school board, district 2');
    await expect(titles[1]).toMatch(/^.{60,99}\S…$/);
    await expect(coming.getByText(/^One seat.*…$/).textContent?.length).toBeLessThanOrEqual(101);
    await expect(coming.getByText(/^April 7, 2026 at 7:00/)).toBeVisible();
    const held = within(canvas.getByRole('region', { name: 'Already held' }));
    await expect(held.getByRole('link', { name: 'City council of Marrow Creek' })).toHaveAttribute(
      'href',
      '/election/1',
    );
  },
};

/** No election at all. */
export const CalendarEmpty: Story = { args: calendar, parameters: { msw: mockResource('election', []) } };

/** While the calendar is on its way. */
export const CalendarLoading: Story = {
  args: calendar,
  parameters: { msw: mockResource('election', [], 'waiting') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

/** The calendar can't be had. */
export const CalendarError: Story = {
  args: calendar,
  parameters: { msw: mockResource('election', [], 'failing') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('An error occurred while fetching the election data.', {}, { timeout: 15_000 }),
    ).toBeVisible();
  },
};

/** Markup is text, and five thousand letters break where they must. */
export const CalendarHostile: Story = {
  args: calendar,
  parameters: { msw: mockResource('election', hostileElections) },
};

/** Election day and the hour the polls open; a way to check one's registration. */
export const Detail: Story = {
  args: detail,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Special election/ })).toBeVisible();
    await expect(canvas.getByText(/^April 7, 2026 at 7:00/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Check your registration' })).toHaveAttribute('href', '/vote');
  },
};

/** It was held: nobody needs to register for it. */
export const DetailPast: Story = {
  args: { ...detail, at: '/election/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Election · Already held')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Check your registration' })).toBeNull();
  },
};

/** While the election is on its way. */
export const DetailLoading: Story = {
  args: detail,
  parameters: { msw: mockResource('election', [], 'waiting') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

/** An election that is not there: the spec's words, and a way on. */
export const DetailError: Story = {
  args: { ...detail, at: '/election/99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred while fetching the election data.')).toBeVisible();
  },
};

/** Markup in every field. */
export const DetailHostile: Story = {
  args: { ...detail, at: '/election/1' },
  parameters: { msw: mockResource('election', hostileElections) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: hostileMarkup })).toBeVisible();
  },
};

/** Five thousand letters in every field, and no date. */
export const DetailUnbroken: Story = { ...DetailHostile, args: { ...detail, at: '/election/2' }, play: undefined };
