import { seeAllEventsText } from '@porchlight/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { SeeAll } from './SeeAll.tsx';

const meta = {
  title: 'Navigation/SeeAll',
  tags: ['stable', 'since-0.1.0'],
  component: SeeAll,
  args: { href: '/all-articles', context: 'articles' },
} satisfies Meta<typeof SeeAll>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all articles' })).toHaveAttribute('href', '/all-articles');
  },
};

export const OwnWords: Story = {
  args: { href: '/events', text: seeAllEventsText, context: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all event' })).toBeVisible();
  },
};

export const LongText: Story = { args: { text: longTitle } };
