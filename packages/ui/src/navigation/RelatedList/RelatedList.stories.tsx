import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { truncate } from '../../data-display/TruncatedText/index.ts';
import { longTitle, sampleLongText, samplePicture } from '../../surfaces/CardFrame/sample-content.ts';
import { SeeAll } from '../SeeAll/index.ts';
import { RelatedList } from './index.ts';

const items = [
  {
    title: 'The man who mapped every well',
    href: '/podcast/4?slug=The-man-who-mapped-every-well',
    description: 'Isaiah Bell walked eleven miles a day.',
    image: samplePicture,
    seed: 'every-well',
  },
  { title: longTitle, href: '/podcast/5', description: sampleLongText, image: null, seed: 'red-clay-road' },
  { title: 'Eleven kinds of greens', href: '/podcast/6', date: '2025-08-02', image: null, seed: 'greens' },
];

const meta = {
  title: 'Navigation/RelatedList',
  tags: ['stable', 'since-0.1.0'],
  component: RelatedList,
  args: { title: 'More podcasts', items },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof RelatedList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Titles are cut at 50 characters, descriptions at 100. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'More podcasts' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: truncate(longTitle, 50).text })).toBeVisible();
    await expect(canvas.getByText(truncate(sampleLongText, 100).text)).toBeVisible();
  },
};

/** The current page is left out, whatever slug its URL has. */
export const OnOneOfThem: Story = {
  args: { currentHref: '/podcast/4?slug=some-old-title', action: <SeeAll href="/podcasts" context="podcasts" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText('The man who mapped every well')).toBeNull();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing else here yet.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const WithoutPictures: Story = { args: { items: items.map(({ image: _, ...item }) => item) } };
