import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, sampleText } from '../../testing/index.ts';
import { ContentCard } from './ContentCard.tsx';

const meta = {
  title: 'Surfaces/ContentCard',
  tags: ['new', 'since-0.1.0'],
  component: ContentCard,
  args: {
    kind: 'story',
    title: 'Leaving some for the road',
    subtitle: 'Eleven gardens on one street',
    href: '/story/7?slug=leaving-some-for-the-road',
    text: sampleText(3),
    date: '2026-02-11',
    image: '/images/field.svg',
    seed: 'leaving-some-for-the-road',
    headingLevel: 2,
  },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxWidth: { row: 1100, card: 380, compact: 440 }[args.layout ?? 'card'] }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof ContentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Leaving some for the road' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Leaving some for the road' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read more Leaving some for the road' })).toBeVisible();
    await expect(canvas.getByText('February 11, 2026')).toBeVisible();
    const text = canvas.getByText(/^When the store/).textContent ?? '';
    await expect(text.length).toBeLessThanOrEqual(301);
    await expect(text.endsWith('…')).toBe(true);
  },
};

/** The picture has its description as alternative text. Markup in it is escaped. */
export const Described: Story = {
  args: { alt: '"><script>alert(1)</script> Collards along a wire fence' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /^"><script>alert\(1\)<\/script> Collards/ })).toBeVisible();
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
};

/** A record without a picture shows its quilt block. */
export const MissingPicture: Story = {
  args: { image: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

export const TextOnly: Story = {
  args: { kind: 'article', image: undefined, subtitle: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-picture]')).toBeNull();
  },
};

/** A full-width row of a list: title on the left, excerpt on the right. */
export const Row: Story = {
  args: { kind: 'article', layout: 'row' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-picture]')).toBeNull();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const beginning = canvas.getByText(/^When the store/).getBoundingClientRect();
    await expect(beginning.left).toBeGreaterThan(title.right);
  },
};

/** Beside a long title the excerpt and its link stay together. Without date and subtitle there is no gap. */
export const RowLong: Story = {
  args: { ...Row.args, title: longTitle, date: null, subtitle: null, text: 'Four meetings and one very long supper.' },
};

/** A compact row with a rule, without frame or picture. */
export const Compact: Story = {
  args: { kind: 'article', layout: 'compact', text: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-picture]')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Read more Leaving some for the road' })).toBeVisible();
    const { borderInlineStartWidth, borderBlockEndWidth } = getComputedStyle(canvas.getByRole('article'));
    await expect([borderInlineStartWidth, borderBlockEndWidth]).toEqual(['0px', '1px']);
  },
};

/** A text that is not cut has no 'Read more' link. */
export const Podcast: Story = {
  args: {
    kind: 'podcast',
    layout: 'row',
    title: 'The man who mapped every well',
    href: '/podcast/4?slug=The-man-who-mapped-every-well',
    subtitle: null,
    date: null,
    text: 'Isaiah Bell walked eleven miles a day with a notebook and a plumb line. His granddaughter reads from it.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'The man who mapped every well' })).toHaveAttribute(
      'href',
      '/podcast/4?slug=The-man-who-mapped-every-well',
    );
  },
};

/** A text over 300 characters is cut. Its link includes the title and is above the card's link. */
export const PodcastLong: Story = {
  args: { ...Podcast.args, title: longTitle, text: sampleText(3), image: null },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `Read more ${longTitle}` });
    const box = link.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)).toBe(link);
    await expect(canvas.getByText(/garden.*…/s)).toBeVisible();
    const title = canvas.getByRole('heading').textContent ?? '';
    await expect(title.endsWith('…')).toBe(true);
    await expect([...title].length).toBeLessThanOrEqual(101);
  },
};

export const PodcastWithoutText: Story = { args: { ...Podcast.args, text: null } };

export const NothingButATitle: Story = {
  args: { title: 'Salt', subtitle: null, text: null, date: null, image: null },
};
