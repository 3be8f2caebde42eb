import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, longTitle, samplePicture, scrollsSideways, unbrokenText } from '../CardFrame/sample-content.ts';
import { PodcastCard } from './index.ts';

const meta = {
  title: 'Surfaces/PodcastCard',
  tags: ['stable', 'since-0.1.0'],
  component: PodcastCard,
  args: {
    title: 'The man who mapped every well',
    href: '/podcast/4?slug=The-man-who-mapped-every-well',
    description:
      'Isaiah Bell walked eleven miles a day with a notebook and a plumb line. His granddaughter reads from it.',
    image: samplePicture,
    seed: 'every-well',
    headingLevel: 2,
  },
} satisfies Meta<typeof PodcastCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A text that was not cut needs no second link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'The man who mapped every well' })).toHaveAttribute(
      'href',
      '/podcast/4?slug=The-man-who-mapped-every-well',
    );
  },
};

export const Column: Story = {
  args: { variant: 'column' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
};

/** Over 300 characters are cut; the link behind them says what there is to read, and lies above the card's. */
export const LongText: Story = {
  args: { description: longText },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read more The man who mapped every well' });
    const box = link.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)).toBe(link);
    await expect(canvas.getByText(/page by page/)).toHaveTextContent('…');
  },
};

export const LongTitle: Story = {
  args: { title: longTitle },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').textContent?.endsWith('…')).toBe(true);
  },
};

export const MissingPicture: Story = { args: { image: null } };
export const WithoutText: Story = { args: { description: null } };
export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone320: Story = {
  args: { title: unbrokenText, description: unbrokenText + unbrokenText },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
};
