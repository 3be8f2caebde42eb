import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSocial } from '../../testing/index.ts';
import { SocialLinks } from './SocialLinks.tsx';

const meta = {
  title: 'Navigation/SocialLinks',
  tags: ['new', 'since-0.1.0'],
  component: SocialLinks,
  args: { links: sampleSocial },
} satisfies Meta<typeof SocialLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    const link = canvas.getByRole('link', { name: /^YouTube \(opens in a new tab\)$/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const One: Story = { args: { links: sampleSocial.slice(0, 1) } };

/** Renders nothing, not even an empty list. */
export const Empty: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
