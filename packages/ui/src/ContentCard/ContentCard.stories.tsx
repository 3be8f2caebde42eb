import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, sampleText } from '../testing/index.ts';
import { ContentCard } from './ContentCard.tsx';

const meta = {
  title: 'Surfaces/ContentCard',
  tags: ['stable', 'since-0.1.0'],
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
  },
  decorators: [(Story, { args }) => <div style={{ maxWidth: args.layout === 'row' ? 1100 : 380 }}>{Story()}</div>],
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

/** A record without a picture shows its own quilt. */
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

/** A line of a list, as wide as the page: what it is on the left, how it begins on the right. */
export const Row: Story = {
  args: { kind: 'article', layout: 'row' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-picture]')).toBeNull();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const beginning = canvas.getByText(/^When the store/).getBoundingClientRect();
    await expect(beginning.left).toBeGreaterThan(title.right);
  },
};

/** Beside a long title the beginning and its link stay together; without a date and a subtitle nothing is left open. */
export const RowLong: Story = {
  args: { ...Row.args, title: longTitle, date: null, subtitle: null, text: 'Four meetings and one very long supper.' },
};

export const Podcast: Story = { args: { kind: 'podcast', image: null, date: null, title: 'What the river took' } };

export const LongTitle: Story = {
  args: { title: `${longTitle}, in four meetings`, image: null },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').textContent ?? '';
    await expect([...title].length).toBeLessThanOrEqual(101);
  },
};

export const NothingButATitle: Story = {
  args: { title: 'Salt', subtitle: null, text: null, date: null, image: null },
};
