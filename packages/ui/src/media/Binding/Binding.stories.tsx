import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Binding } from './index.ts';

const meta = {
  title: 'Media/Binding',
  tags: ['stable', 'since-0.1.0'],
  component: Binding,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Binding>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const band = canvasElement.querySelector('[aria-hidden=true]');
    await expect(band?.getBoundingClientRect().height).toBe(6);
  },
};
