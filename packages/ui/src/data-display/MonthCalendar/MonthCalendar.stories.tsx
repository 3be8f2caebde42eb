import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longTitle, unbrokenText } from '../../surfaces/CardFrame/sample-content.ts';
import { MonthCalendar, type MonthCalendarItem } from './index.ts';

const item = (id: number, title: string, first: string, own: Partial<MonthCalendarItem> = {}): MonthCalendarItem => ({
  ...{ id, title, href: `/event/${id}`, first, last: first },
  ...own,
});

const items = [
  item(1, 'Winter fair', '2026-11-28', { last: '2026-12-02' }),
  item(2, 'Quilting circle', '2026-12-01', { time: '6:00 PM' }),
  item(3, 'Quilting circle', '2026-12-08', { time: '6:00 PM', note: 'Cancelled' }),
  item(4, 'Soup and seed swap', '2026-12-08', { time: '11:00 AM' }),
  item(5, 'Watch night', '2026-12-31', { last: '2027-01-01' }),
];

const meta = {
  title: 'Data display/MonthCalendar',
  tags: ['new', 'since-0.1.0'],
  component: MonthCalendar,
  args: { month: '2026-12', today: '2026-12-08', items },
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What goes on for several days is in each of them, also over the turn of a month or a year. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Events in December 2026' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(7);
    await expect(table.getAllByRole('link', { name: 'Winter fair' })).toHaveLength(2);
    await expect(table.getAllByRole('link', { name: 'Watch night' })).toHaveLength(1);
    const today = canvas.getByText('Today').closest('td');
    await expect(today).toHaveTextContent('Cancelled: 6:00 PM Quilting circle');
  },
};

/** Three of a day are shown. */
export const ManyOnADay: Story = {
  args: { items: Array.from({ length: 9 }, (_, index) => item(index + 1, `Class ${index + 1}`, '2026-12-12')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Class 3' })).toBeVisible();
    await expect(canvas.getByText('Class 4')).not.toBeVisible();
    await userEvent.click(canvas.getByText(/^\+6 more/));
    await expect(canvas.getByRole('link', { name: 'Class 9' })).toBeVisible();
  },
};

/** A month without anything has no marked day either. */
export const Empty: Story = { args: { month: '2027-02', items: [] } };

export const LongTexts: Story = {
  args: { items: [item(1, longTitle, '2026-12-03', { time: '10:00 AM' }), item(2, unbrokenText, '2026-12-04')] },
};

/** On a phone, the days that have something, below each other; what goes on is listed once. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Winter fair').filter((link) => link.checkVisibility())).toHaveLength(1);
    await expect(canvas.getAllByText('Tuesday, December', { exact: false })[0]).toBeVisible();
  },
};
