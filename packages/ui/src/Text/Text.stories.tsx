import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../testing/index.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Text/Text',
  component: Text,
  args: { children: 'Free groceries every Thursday and Friday.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free groceries every Thursday and Friday.').tagName).toBe('P');
  },
};

export const Lead: Story = { args: { size: 'lead' } };
export const Small: Story = { args: { size: 'small' } };
export const Muted: Story = { args: { tone: 'muted', children: 'Posted in March' } };
export const LongText: Story = { args: { children: sampleText(3) } };

export const AsSpan: Story = {
  args: { as: 'span' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free groceries every Thursday and Friday.').tagName).toBe('SPAN');
  },
};
