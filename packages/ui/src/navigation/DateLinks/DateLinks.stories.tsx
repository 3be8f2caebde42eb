import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DateLinks } from './index.ts';

/** Tuesdays at six in the evening. */
const tuesdays = (count: number) =>
  Array.from({ length: count }, (_, week) => {
    const date = new Date(Date.UTC(2026, 2, 17 + 7 * week, 22)).toISOString();
    return { href: `/event/${week + 1}`, date, until: new Date(Date.parse(date) + 2 * 60 * 60 * 1000).toISOString() };
  });

const meta = {
  title: 'Navigation/DateLinks',
  tags: ['new', 'since-0.1.0'],
  component: DateLinks,
  args: { dates: tuesdays(20) },
} satisfies Meta<typeof DateLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const later = canvas.getByText('Show 14 more dates');
    await expect(later.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(later);
    await expect(canvas.getAllByRole('link').at(-1)).toBeVisible();
  },
};

export const Few: Story = { args: { dates: tuesdays(7) } };

/** One is cancelled, another has a title of its own. */
export const WithNotes: Story = {
  args: {
    dates: tuesdays(3).map((each, index) => ({
      ...each,
      note: ['', 'Cancelled', 'Piecing for beginners'.repeat(4)][index],
    })),
  },
};
