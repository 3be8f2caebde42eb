import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateTile } from './index.ts';

const meta = {
  title: 'Data display/DateTile',
  tags: ['stable', 'since-0.1.0'],
  component: DateTile,
  args: { date: '2026-03-14T18:30' },
} satisfies Meta<typeof DateTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const leaf = canvasElement.querySelector('[aria-hidden=true]');
    await expect(leaf).toHaveTextContent('Mar14Sat');
  },
};

/** 3:30 AM UTC is still the previous day in Georgia. */
export const MomentInGeorgia: Story = {
  args: { date: '2026-03-15T03:30:00Z' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden=true]')).toHaveTextContent('Mar14Sat');
  },
};

/** Without a date it renders nothing. */
export const WithoutDate: Story = {
  args: { date: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden=true]')).toBeNull();
  },
};
