import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Loading } from './Loading.tsx';

const meta = { title: 'Feedback/Loading', tags: ['stable', 'since-0.1.0'], component: Loading } satisfies Meta<
  typeof Loading
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
