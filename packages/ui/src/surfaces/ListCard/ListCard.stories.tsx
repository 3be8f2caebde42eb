import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../inputs/Button/index.ts';
import { SeeAll } from '../../navigation/SeeAll/index.ts';
import { longTitle } from '../../testing/index.ts';
import { ListCard } from './ListCard.tsx';

const meta = {
  title: 'Surfaces/ListCard',
  tags: ['new', 'since-0.1.0'],
  component: ListCard,
  args: {
    title: 'Next events',
    emptyText: 'No upcoming events.',
    items: [
      { id: 1, title: 'Seed swap on the porch', href: '#1', details: 'March 21, 2026 at 10:00 AM' },
      { id: 2, title: 'Fish fry', href: '#2', details: 'April 3, 2026 at 5:00 PM' },
      { id: 3, title: 'Quilting bee', href: '#3', details: 'April 18, 2026 at 2:00 PM' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof ListCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Next events' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Next events' }).children).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Fish fry' })).toHaveAttribute('href', '#2');
  },
};

export const WithActions: Story = {
  args: {
    action: <SeeAll href="#events" context="events" />,
    items: [
      {
        id: 1,
        title: 'Seed swap on the porch',
        href: '#1',
        details: 'Event, kept on this device today at 4:16 PM',
        action: (
          <Button variant="text" size="small">
            Discard
          </Button>
        ),
      },
    ],
  },
};

/** Things to do, each with whether it is done: by its icon, and in words to screen readers. */
export const ThingsToDo: Story = {
  args: {
    title: 'First steps',
    items: [
      { id: 'name', title: 'Name your organization', href: '#name', isDone: true },
      { id: 'logo', title: 'Add a logo', href: '#logo', isDone: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Done:Name your organization',
      'To do:Add a logo',
    ]);
  },
};

export const Empty: Story = { args: { items: [] } };
export const Loading: Story = {
  args: { items: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
};

/** Says what could not be loaded, with a button to try again. */
export const Failed: Story = {
  args: { items: null, error: 'The events can’t be loaded right now.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** A very long title takes two lines. An item without a URL is not a link. */
export const HardTexts: Story = {
  args: {
    title: longTitle,
    items: [
      { id: 1, title: longTitle.repeat(20), href: '#1', details: longTitle },
      { id: 2, title: 'مبادلة البذور على الشرفة', details: 'ada deleted this event, today at 4:16 PM' },
    ],
  },
};
