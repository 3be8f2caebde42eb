import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordStrength } from './PasswordStrength.tsx';

const meta = {
  title: 'Feedback/PasswordStrength',
  tags: ['new', 'since-0.1.0'],
  component: PasswordStrength,
  args: { score: 3 },
} satisfies Meta<typeof PasswordStrength>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The strength in words, not only by color. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Strong');
  },
};

export const Weak: Story = { args: { score: 0, advice: 'Combine a few words of your own.' } };

/** Without a score it shows nothing. */
export const Unknown: Story = {
  args: { score: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
