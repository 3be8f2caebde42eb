import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleLongText } from '../../surfaces/CardFrame/sample-content.ts';
import { Quote } from './index.ts';

const meta = {
  title: 'Data display/Quote',
  tags: ['stable', 'since-0.1.0'],
  component: Quote,
  args: {
    children: 'My mother left the porch light on for whoever was still on the road. I never learned to turn it off.',
    cite: 'Odessa Tillman',
    detail: 'Director of the food pantry, in 2023',
  },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent('porch light');
    await expect(canvas.getByRole('figure')).toHaveTextContent('Odessa Tillman');
  },
};

export const LongText: Story = { args: { children: sampleLongText } };
