import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CopyLine } from './CopyLine.tsx';

const meta = {
  title: 'Data display/CopyLine',
  tags: ['new', 'since-0.1.0'],
  component: CopyLine,
  args: {
    text: 'https://porchlight.example.org/new-password#mYx3cZP0nq8G1vJkQd7bE5sUoT2hRwLfA9iVtKe6NgM',
    copyLabel: 'Copy link',
  },
} satisfies Meta<typeof CopyLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announces whether it was copied. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    // A browser under test may or may not let it.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Copied\.|Select the text/));
  },
};
