import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, unbrokenText } from '../../surfaces/CardFrame/sample-content.ts';
import { FilterLinks } from './FilterLinks.tsx';

const meta = {
  title: 'Navigation/FilterLinks',
  tags: ['new', 'since-0.1.0'],
  component: FilterLinks,
  args: {
    links: [
      { text: 'Everything', href: '/search?q=okra', count: 1204, isCurrent: true },
      { text: 'Stories', href: '/search?q=okra&kind=story', count: 7 },
      { text: 'Events', href: '/search?q=okra&kind=event', count: 2 },
      { text: 'People', href: '/search?q=okra&kind=team', count: 1 },
    ],
  },
} satisfies Meta<typeof FilterLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plain links. The current one is marked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Show only' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Everything 1,204');
    await expect(canvas.getByRole('link', { name: 'Events 2' })).toHaveAttribute('href', '/search?q=okra&kind=event');
  },
};

/** Without links it renders nothing. */
export const Empty: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** There are more than were counted. */
export const MoreThanCounted: Story = {
  args: { links: meta.args.links.map((link, index) => ({ ...link, hasMore: index === 0 })) },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Everything 1,204+');
  },
};

/** Without numbers. */
export const WithoutCounts: Story = {
  args: { links: meta.args.links.map(({ text, href }) => ({ text, href })) },
};

export const LongText: Story = { args: { links: [{ text: longTitle, href: '/a', count: 3 }] } };

export const Phone320: Story = {
  args: { links: [...meta.args.links, { text: unbrokenText, href: '/b', count: 1 }] },
  globals: { viewport: { value: 'phone320' } },
};
