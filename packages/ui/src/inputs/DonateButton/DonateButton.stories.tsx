import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { DonateButton } from './DonateButton.tsx';

const meta = {
  title: 'Inputs/DonateButton',
  tags: ['stable', 'since-0.1.0'],
  component: DonateButton,
  args: { href: 'https://donate.example.org/porchlight' },
} satisfies Meta<typeof DonateButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Donate (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};

/** Without a donation page elsewhere it leads to our own, in the same tab. */
export const OwnPage: Story = {
  args: { href: '/donate' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Donate' });
    await expect(link).not.toHaveAttribute('target');
    await expect(link.querySelector('svg')).toBeNull();
  },
};

export const Small: Story = { args: { size: 'small' } };

export const LongText: Story = { args: { text: longTitle } };
