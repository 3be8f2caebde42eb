import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleLongText } from '../../surfaces/CardFrame/sample-content.ts';
import { OpeningHours } from './index.ts';

const meta = {
  title: 'Data display/OpeningHours',
  tags: ['stable', 'since-0.1.0'],
  component: OpeningHours,
  args: {
    rows: [{ days: 'Thursday and Friday', hours: '10:00 AM to 5:00 PM EST', weekdays: ['thursday', 'friday'] }],
    headingLevel: 2,
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof OpeningHours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The diagram of the week is hidden from screen readers. The text says the same. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Hours' })).toBeVisible();
    await expect(canvas.getByRole('term')).toHaveTextContent('Thursday and Friday');
    await expect(canvas.getByRole('definition')).toHaveTextContent('10:00 AM to 5:00 PM EST');
    const openDays = [...canvasElement.querySelectorAll('[data-open]')].map((day) => day.textContent);
    await expect(openDays).toEqual(['T', 'F']);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** 'Open now' is up to date in a cached page: the server renders it again when a place opens or closes. */
export const OpenNow: Story = {
  args: { state: { isOpen: true, text: 'Open now until 5:00 PM' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open now until 5:00 PM')).toBeVisible();
  },
};

export const ClosedNow: Story = { args: { state: { isOpen: false, text: 'Opens Thursday at 10:00 AM' } } };

export const SeveralRows: Story = {
  args: {
    title: 'When to come',
    rows: [
      {
        days: 'Thursday and Friday',
        hours: '10:00 AM to 4:00 PM EST',
        weekdays: ['thursday', 'friday'],
        note: 'Last box at 3:45',
      },
      { days: 'Second Saturday', hours: '9:00 AM to noon EST', weekdays: ['saturday'], note: 'Cooking class' },
    ],
    note: 'Closed on Thanksgiving, and when Depot Street is under water.',
  },
};

export const WordsOnly: Story = {
  args: { rows: [{ days: 'By appointment', hours: 'Call first' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('ol')).toBeNull();
  },
};

export const LongText: Story = { args: { note: sampleLongText } };
