import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { truncate } from '../../data-display/TruncatedText/index.ts';
import { CardGrid } from '../../layout/CardGrid/index.ts';
import { longTitle, samplePicture } from '../CardFrame/sample-content.ts';
import { EventTeaser } from './index.ts';

const description =
  'Bring a dish, a folding chair and one photograph of the porch you grew up on. We scan the photographs while the greens warm, and everybody takes theirs home again.';

const meta = {
  title: 'Surfaces/EventTeaser',
  tags: ['new', 'since-0.1.0'],
  component: EventTeaser,
  args: {
    title: 'Porch supper and photograph day',
    href: '/event/3?slug=Porch-supper-and-photograph-day',
    date: '2026-03-14T18:30',
    description,
    image: samplePicture,
    seed: 'porch-supper',
    flag: 'Free',
    headingLevel: 2,
  },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxWidth: { featured: 640, row: 1120 }[args.layout as string] ?? 380 }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof EventTeaser>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the list of events: 100 characters of the description. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Porch supper and photograph day' })).toHaveAttribute(
      'href',
      '/event/3?slug=Porch-supper-and-photograph-day',
    );
    await expect(canvas.getByText('March 14, 2026 at 6:30 PM')).toBeVisible();
    // The flag is above the title, and is read after it.
    const [title, flag] = [canvas.getByRole('heading'), canvas.getByText('Free')];
    await expect(flag.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.getBoundingClientRect().top);
    await expect(title.compareDocumentPosition(flag)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByText(truncate(description, 100).text)).toBeVisible();
  },
};

/** An event that repeats: the link leads to its other dates. */
export const Repeats: Story = {
  args: { more: { count: 11, href: '/event/3#dates' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: `and 11 more dates of ${args.title}` })).toHaveAttribute(
      'href',
      '/event/3#dates',
    );
  },
};

/** The first event of the landing page: 50 characters. */
export const Featured: Story = {
  args: { layout: 'featured' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(truncate(description, 50).text)).toBeVisible();
  },
};

/** One of the other events: 30 characters, no picture. */
export const Compact: Story = {
  args: { layout: 'compact' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(truncate(description, 30).text)).toBeVisible();
    await expect(canvasElement.querySelector('img, [data-picture]')).toBeNull();
  },
};

/** The other events, separated by lines. */
export const CompactList: Story = {
  args: { layout: 'compact' },
  render: (args) => (
    <CardGrid columns={1}>
      <EventTeaser {...args} title="Saturday seed swap" />
      <EventTeaser {...args} title={longTitle} />
      <EventTeaser {...args} title="Candidate forum, school board" date={null} />
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    // Announced as a list in Safari too, which ignores lists with `list-style: none`.
    await expect(getComputedStyle(canvas.getByRole('list')).listStyleType).toBe('""');
  },
};

/** A past event that is still first in the list: 'Past' replaces the flag. */
export const Past: Story = {
  args: { isPast: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Past')).toBeVisible();
    await expect(canvas.queryByText('Free')).toBeNull();
  },
};

/** Without a picture, the event's quilt block is shown. */
export const MissingPicture: Story = {
  args: { image: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.querySelector('[data-picture] svg')).toBeInTheDocument();
  },
};

/** With an end and a place. */
export const WithPlace: Story = {
  args: { date: '2026-05-19T07:00', until: '2026-05-19T09:30', place: 'The old depot' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('May 19, 2026 at 7:00 AM until 9:30 AM')).toBeVisible();
    await expect(canvas.getByText('The old depot')).toBeVisible();
  },
};

/** A change of plans is shown in words, even if the event is past. */
export const Cancelled: Story = {
  args: { change: 'Cancelled', isPast: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await expect(canvas.queryByText('Past')).toBeNull();
  },
};

export const WithoutPicture: Story = { args: { image: undefined } };

export const WithoutDateAndText: Story = {
  args: { date: null, description: null, flag: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};

/** The title is cut at 100 characters, the flag at 40. */
export const LongText: Story = {
  args: { title: longTitle, flag: 'Free, with childcare, rides from the depot, and a sign language interpreter' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').textContent ?? '';
    await expect(title.endsWith('…')).toBe(true);
    await expect([...title].length).toBeLessThanOrEqual(101);
    await expect(canvas.getByText('Free, with childcare, rides from the…')).toBeVisible();
  },
};

/** In the calendar of elections. */
export const Row: Story = {
  args: {
    layout: 'row',
    title: 'School board and sales tax',
    href: '/election/2',
    date: '2026-05-19T07:00',
    flag: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'School board and sales tax' })).toBeVisible();
    await expect(canvas.getByText('May 19, 2026 at 7:00 AM')).toBeVisible();
    await expect(canvas.getByText(truncate(description, 100).text)).toBeVisible();
    await expect(canvas.queryByText('Past')).toBeNull();
  },
};

/** A past election stays in the calendar, less prominent. */
export const RowPast: Story = { args: { ...Row.args, isPast: true, image: undefined } };
export const RowLong: Story = { args: { ...Row.args, title: longTitle, image: null } };
