import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longTitle, samplePicture, scrollsSideways, unbrokenText } from '../CardFrame/sample-content.ts';
import { truncate } from '../TruncatedText/index.ts';
import { EventTeaser } from './index.ts';

const description =
  'Bring a dish, a folding chair and one photograph of the porch you grew up on. We scan the photographs while the greens warm, and everybody takes theirs home again.';

const meta = {
  title: 'Surfaces/EventTeaser',
  tags: ['stable', 'since-0.1.0'],
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
  decorators: [(Story, { args }) => <div style={{ maxWidth: args.variant === 'featured' ? 640 : 380 }}>{Story()}</div>],
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
    await expect(canvas.getByText(truncate(description, 100).text)).toBeVisible();
  },
};

/** The first event of the landing page: 50 characters. */
export const Featured: Story = {
  args: { variant: 'featured' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(truncate(description, 50).text)).toBeVisible();
  },
};

/** One of those listed beside it: 30 characters, no picture. */
export const Compact: Story = {
  args: { variant: 'compact' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(truncate(description, 30).text)).toBeVisible();
    await expect(canvasElement.querySelector('img, [data-picture]')).toBeNull();
  },
};

/** Over, and still the one that a list begins with: that it was held stands where the flag would. */
export const Past: Story = {
  args: { isPast: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Held')).toBeVisible();
    await expect(canvas.queryByText('Free')).toBeNull();
  },
};

/** Without a picture, the event's own quilt block stands there. */
export const MissingPicture: Story = {
  args: { image: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.querySelector('[data-picture] svg')).toBeInTheDocument();
  },
};

/** A picture that can't be loaded gives way to the quilt block. */
export const BrokenPicture: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-picture] svg')).toBeInTheDocument());
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

/** An accent stays with its letter. */
export const Graphemes: Story = {
  args: { description: 'e\u0301'.repeat(101) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${'e\u0301'.repeat(100)}…`)).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone320: Story = {
  args: { title: unbrokenText, description: unbrokenText },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
};
