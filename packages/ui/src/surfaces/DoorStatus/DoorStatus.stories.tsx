import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoorStatus } from './DoorStatus.tsx';

const meta = {
  title: 'Surfaces/DoorStatus',
  tags: ['new', 'since-0.1.0'],
  component: DoorStatus,
  args: { arrived: 31, expected: 40, unsent: 0, connection: 'connected' },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof DoorStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/of 40 here/)).toHaveTextContent('31 of 40 here');
    await expect(canvas.getByRole('status')).toHaveTextContent('All sent');
  },
};

export const ConnectionLost: Story = {
  args: { connection: 'lost', unsent: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection, 3 not sent yet');
  },
};

export const Sending: Story = {
  args: { connection: 'sending', unsent: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 not sent yet');
  },
};

/** Nobody has registered, and somebody came. */
export const Nobody: Story = { args: { arrived: 0, expected: 0 } };
