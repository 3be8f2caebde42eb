import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BarChart } from './BarChart.tsx';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const bars = (values: readonly number[]) =>
  values.map((value, index) => ({
    label: `${months[index % 12]} ${index < 9 ? 2025 : 2026}`,
    shortLabel: months[index % 12] ?? '',
    value,
  }));

const meta = {
  title: 'Data display/BarChart',
  tags: ['stable', 'since-0.1.0'],
  component: BarChart,
  args: {
    title: 'Donations by month',
    kind: 'money',
    labelHeader: 'Month',
    valueHeader: 'Donations',
    bars: bars([1200, 850.5, 2300, 640, 0, 1975, 3100, 2890, 7400, 1510, 990, 425]),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bars are in proportion. A button shows the same numbers as a table. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('$8K')).toBeVisible();
    const heights = [...canvasElement.querySelectorAll('rect:not([data-reach])')].map((bar) =>
      Number(bar.getAttribute('height')),
    );
    await expect(heights.length).toBe(12);
    await expect(heights[8]).toBe(Math.max(...heights));
    await expect(heights[4]).toBe(0);
    await expect((heights[8] ?? 0) / (heights[9] ?? 1)).toBeCloseTo(7400 / 1510, 1);
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('row', { name: 'Dec 2025 $7,400.00' })).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBe(13);
  },
};

/** A bar and its table row link to their records. */
export const WithLinks: Story = {
  args: { bars: bars([120, 80, 40]).map((bar, index) => ({ ...bar, href: `#month-${index + 4}` })) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg a')).toHaveLength(3));
    const bar = canvasElement.querySelector('a[href="#month-5"] rect');
    await userEvent.click(bar as Element);
    await waitFor(() => expect(location.hash).toBe('#month-5'));
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('link', { name: 'May 2025' })).toHaveAttribute('href', '#month-5');
    location.hash = '';
  },
};

/** Negative values: bars below the axis. */
export const BelowZero: Story = {
  args: { bars: bars([120, -80, 40, -250, 10, 0, 60, 75, 90, -20, 30, -60]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('-$200')).toBeVisible();
    const zero = Number(canvasElement.querySelector('line[data-zero]')?.getAttribute('y1'));
    const negativeBar = canvasElement.querySelectorAll('rect:not([data-reach])')[3];
    await expect(Number(negativeBar?.getAttribute('y'))).toBe(zero);
  },
};

export const Huge: Story = {
  args: { bars: bars([999_999_999.99, 5, 0.01, 12_000_000, 0, 0, 0, 0, 0, 0, 0, 850_000_000]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$1B')).toBeVisible();
  },
};

export const OneGift: Story = { args: { bars: bars([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25]) } };

/** No values: a sentence instead of an empty chart. The table still lists every month. */
export const Empty: Story = {
  args: { bars: bars(Array(12).fill(0)), emptyText: 'No donations in the last twelve months.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No donations in the last twelve months.')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
