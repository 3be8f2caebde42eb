import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hostileEvents, sampleEvents } from '../testing/events.ts';
import { mockResource } from '../testing/mock-api.ts';
import { publicDetailStories, publicListStories, publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import * as eventDetailPage from './event.page.tsx';
import * as eventListPage from './events.page.tsx';

const meta = {
  title: 'Screens/Public/Events',
  tags: ['!autodocs'],
  ...publicMeta(...mockResource('event', sampleEvents)),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = { ...eventListPage, path: '/events' };
const detail = {
  ...eventDetailPage,
  path: '/event/:id',
  at: '/event/1?slug=Free-land-clinic',
};
const listStates = publicListStories('event', list, hostileEvents);
const detailStates = publicDetailStories('event', detail, { hostile: hostileEvents, seeAll: list.path });

/** The earliest first, below headings: today's, then by month, then those without a date. Titles are cut. */
export const List: Story = {
  args: list,
  play: async ({ canvas }) => {
    const upcoming = within(await canvas.findByRole('region', { name: 'Coming up' }));
    const titles = (await upcoming.findAllByRole('heading', { level: 4 })).map(({ textContent }) => textContent ?? '');
    await expect(titles.map((title) => title.slice(0, 12))).toEqual([
      'Free land cl',
      'Soup and see',
      'Presidential',
      'Quilting on ',
      'Long table s',
    ]);
    const headings = upcoming.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Today', 'March 2026', 'April 2026', 'Date to be announced']);
    await expect(titles[2]).toMatch(/^.{60,99}\S…$/);
    await expect(upcoming.getByText('On now')).toBeVisible();
    await expect(
      upcoming.getByText('March 14, 2026 at 10:00 AM until 1:00 PM', { normalizer: plainSpaces }),
    ).toBeVisible();
    await expect(upcoming.getByText(/^Bring your deed.*…$/).textContent?.length).toBeLessThanOrEqual(101);
    const form = await canvas.findByRole('form', { name: 'Filter events' });
    await expect(within(form).getByRole('combobox', { name: 'Kind' })).toHaveTextContent('AllFamilyFreeRegistration');
  },
};

/** What is over has an address of its own. */
export const ListPast: Story = {
  args: { ...list, at: '/events?when=past' },
  play: async ({ canvas }) => {
    const past = within(await canvas.findByRole('region', { name: 'Past' }));
    await expect(await past.findByRole('link', { name: /Homecoming concert/ })).toBeVisible();
    await expect(past.getByRole('heading', { level: 3, name: 'February 2026' })).toBeVisible();
  },
};

/** Filters combine. Nothing matches these, and one press removes them. */
export const ListFilteredEmpty: Story = {
  args: { ...list, at: '/events?place=The+old+depot&flag=Family' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No upcoming events match these filters.')).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Remove filters' }))
      await expect(link).toHaveAttribute('href', '/events');
    await expect(canvas.getByRole('combobox', { name: 'Place' })).toHaveValue('The old depot');
    await expect(canvas.getByRole('link', { name: 'Subscribe to these events' })).toHaveAttribute(
      'href',
      'webcal://porchlight.example.org/events.ics?place=The+old+depot&flag=Family',
    );
  },
};

/** A topic that no event has. */
export const ListUnknownTopic: Story = {
  args: { ...list, at: '/events?topic=wells' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No upcoming events match these filters.')).toBeVisible();
  },
};

/** A month as a table, on phones as an agenda. */
export const Month: Story = {
  args: { ...list, at: '/events?month=2026-03' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Events in March 2026' }));
    await expect(await table.findByRole('link', { name: 'Free land clinic' })).toBeVisible();
    await expect(table.getByText('Today')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'April 2026 →' })).toHaveAttribute('href', '/events?month=2026-04');
  },
};

export const MonthPhone: Story = { args: Month.args, globals: { viewport: { value: 'phone390' } } };

/** All events are past: a message says that nothing is planned. */
export const ListPastOnly: Story = {
  args: list,
  parameters: { msw: mockResource('event', sampleEvents.slice(-1)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No events are planned right now/)).toBeVisible();
  },
};

export const ListEmpty = listStates.Empty;
export const ListLoading = listStates.Loading;
export const ListError = listStates.Error;
export const ListHostile = listStates.Hostile;

/** The start in US English long form, in the organization's time zone. */
export const Detail: Story = {
  args: detail,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Free land clinic' })).toBeVisible();
    await expect(
      canvas.getByText('March 14, 2026 at 10:00 AM until 1:00 PM', { normalizer: plainSpaces }),
    ).toBeVisible();
    const others = within(await canvas.findByRole('complementary', { name: 'Other events' }));
    await expect(others.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /^Add to calendar/ })).toHaveAttribute('href', '/event/1.ics');
    const share = within(canvas.getByRole('group', { name: 'Share this event' }));
    const x = new URL(share.getByRole<HTMLAnchorElement>('link', { name: /^X/ }).href);
    await expect(x.searchParams.get('url')).toBe('https://porchlight.example.org/event/1');
  },
};

/** The place, how to get there, and one link to the map, whatever the device. */
export const DetailPlace: Story = {
  args: detail,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The old depot, 214 Depot Street/)).toBeVisible();
    await expect(canvas.getByText(/^Ramp at the back/)).toBeVisible();
    const map = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: 'Open the map' }).href);
    await expect([...map.searchParams.values()]).toContain('214 Depot Street, Marrow Creek, Georgia 31032');
  },
};

/** A cancelled event says so above its title and in a note, and has no calendar links. */
export const DetailCancelled: Story = {
  args: detail,
  parameters: {
    msw: mockResource(
      'event',
      sampleEvents.map((event) => ({ ...event, status: 'cancelled' })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Event · Cancelled · Free')).toBeVisible();
    await expect(canvas.getByText(/^This event is cancelled/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Add to calendar/ })).toBeNull();
  },
};

/** A past event says so. */
export const DetailPast: Story = {
  args: { ...detail, at: '/event/4' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This event is over/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Add to calendar/ })).toBeNull();
  },
};

/** The date is not set yet. */
export const DetailWithoutDate: Story = {
  args: { ...detail, at: '/event/5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The date is not set yet.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Add to calendar/ })).toBeNull();
  },
};

export const DetailLoading = detailStates.Loading;
export const DetailError = detailStates.Error;
export const DetailHostile = detailStates.Hostile;
export const DetailUnbroken = detailStates.Unbroken;

/** A non-breaking space keeps the time on one line. */
function plainSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
