import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleEvents, upcomingSampleEvents } from '../testing/events.ts';
import { mockResource } from '../testing/mock-api.ts';
import { Screen } from '../testing/Screen.tsx';
import { EventTeasers } from './EventTeasers.tsx';

/** Sections with events for the landing page and others, on March 14, 2026. */
const meta = {
  title: 'Screens/Sections/Events',
  tags: ['!autodocs'],
  component: Screen,
  parameters: { layout: 'fullscreen', msw: mockResource('event', upcomingSampleEvents) },
  args: { Component: () => <EventTeasers />, path: '/' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The earliest event is featured with 50 characters, the next three have 30. With more than three there is 'See all
 * event'.
 */
export const AttendAnEvent: Story = {
  play: async ({ canvas }) => {
    const titles = (await canvas.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent ?? '');
    await expect(titles.map((title) => title.slice(0, 12))).toEqual([
      'Free land cl',
      'Soup and see',
      'Presidential',
      'Quilting on ',
    ]);
    // The place is before the text, on the same line.
    const excerpt = (start: RegExp) => canvas.getByText(start).textContent?.split(' · ').at(-1);
    await expect(excerpt(/Bring your deed/)?.length).toBeLessThanOrEqual(51);
    await expect(excerpt(/Take a packet/)?.length).toBeLessThanOrEqual(31);
    await expect(canvas.getByRole('link', { name: 'See all event' })).toHaveAttribute('href', '/events');
    await expect(canvas.getByRole('link', { name: 'Join our action network' })).toHaveAttribute(
      'href',
      '/action-network',
    );
  },
};

/**
 * The earliest event is featured even though it is past, as specified. It says so, and the event that began an hour ago
 * is listed.
 */
export const AttendAfterPastEvent: Story = {
  parameters: { msw: mockResource('event', sampleEvents) },
  play: async ({ canvas }) => {
    const [featured] = await canvas.findAllByRole('article');
    if (!featured) throw new Error('Nothing is featured.');
    await expect(within(featured).getByRole('heading')).toHaveTextContent('Homecoming concert');
    await expect(within(featured).getByText('Past')).toBeVisible();
    const clinic = await canvas.findByText(/^Happening today:/);
    await expect(within(clinic).getByRole('link', { name: 'Free land clinic' })).toBeVisible();
    await expect(clinic).toHaveTextContent('March 14, 2026 at 10:00 AM');
  },
};

/** A cancelled event is never shown as happening today. */
export const AttendCancelled: Story = {
  parameters: {
    sheet: false,
    msw: mockResource(
      'event',
      sampleEvents.map((event) => (event.id === 1 ? { ...event, status: 'cancelled' as const } : event)),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Coming up next: .*Cancelled/)).toBeVisible();
  },
};

/** All events are past: none is marked as next. */
export const AttendPastOnly: Story = {
  parameters: { msw: mockResource('event', sampleEvents.slice(-1)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Past')).toBeVisible();
    await expect(canvas.queryByText(/^Coming up next:/)).toBeNull();
  },
};

/** Three events: no 'See all event'. */
export const AttendThree: Story = {
  parameters: { msw: mockResource('event', sampleEvents.slice(0, 3)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: 'See all event' })).toBeNull();
  },
};

export const AttendOne: Story = { parameters: { msw: mockResource('event', sampleEvents.slice(1, 2)) } };

/** No events: the link to the action network stays. */
export const AttendNone: Story = {
  parameters: { msw: mockResource('event', []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Join our action network' })).toBeVisible();
  },
};

/** While the events are loading. */
export const AttendLoading: Story = { parameters: { msw: mockResource('event', [], 'waiting') } };

/** The events can't be loaded. */
export const AttendError: Story = {
  parameters: { msw: mockResource('event', [], 'failing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred while fetching the event data.')).toBeVisible();
  },
};
