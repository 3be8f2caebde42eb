import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LongDate } from './LongDate.tsx';

const meta = {
  title: 'Data display/LongDate',
  tags: ['stable', 'since-0.1.0'],
  component: LongDate,
  args: { date: '2026-03-14' },
} satisfies Meta<typeof LongDate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('March 14, 2026')).toHaveAttribute('datetime', '2026-03-14');
  },
};

/** An event: told in the organization's time, wherever the reader is. */
export const WithTime: Story = {
  args: { date: '2026-07-14T22:30:00Z', withTime: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('July 14, 2026 at 6:30 PM')).toBeVisible();
  },
};

/** It ends on the same day. */
export const Until: Story = {
  args: { date: '2026-07-14T22:30:00Z', until: '2026-07-15T00:30:00Z', withTime: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('July 14, 2026 at 6:30 PM until 8:30 PM')).toBeVisible();
  },
};

/** From eleven to one, over a midnight and over the change of clocks. */
export const UntilTheNextDay: Story = {
  args: { date: '2026-11-01T03:00:00Z', until: '2026-11-01T06:00:00Z', withTime: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('October 31, 2026 at 11:00 PM until November 1, 2026 at 1:00 AM')).toBeVisible();
  },
};

/** Days without hours. */
export const AllDay: Story = {
  args: { date: '2027-03-13T15:00:00Z', until: '2027-03-15T01:00:00Z', withTime: true, allDay: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('March 13, 2027 until March 14, 2027, all day')).toBeVisible();
  },
};

/** A moment after midnight in Greenwich is still the evening before in Georgia. */
export const DayInTheZone: Story = {
  args: { date: '2026-01-01T03:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('December 31, 2025')).toBeVisible();
  },
};

export const WithoutOffset: Story = {
  args: { date: '2026-11-03T07:00', withTime: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('November 3, 2026 at 7:00 AM')).toBeVisible();
  },
};

/** Nothing is drawn, not even an empty element. */
export const Missing: Story = {
  args: { date: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};

/** An old backend's odd words are shown as they are. */
export const NotADate: Story = {
  args: { date: 'sometime in spring' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('sometime in spring')).toBeVisible();
  },
};
