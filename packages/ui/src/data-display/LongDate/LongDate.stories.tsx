import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LongDate, type LongDateProps } from './LongDate.tsx';

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

const forms: readonly (LongDateProps & { text: string })[] = [
  // A moment after midnight in Greenwich is still the evening before in Georgia.
  { date: '2026-01-01T03:00:00Z', text: 'December 31, 2025' },
  { date: '2026-07-14T22:30:00Z', withTime: true, text: 'July 14, 2026 at 6:30 PM' },
  { date: '2026-11-03T07:00', withTime: true, text: 'November 3, 2026 at 7:00 AM' },
  {
    date: '2026-07-14T22:30:00Z',
    until: '2026-07-15T00:30:00Z',
    withTime: true,
    text: 'July 14, 2026 at 6:30 PM until 8:30 PM',
  },
  // From eleven to one, over a midnight and over the change of clocks.
  {
    date: '2026-11-01T03:00:00Z',
    until: '2026-11-01T06:00:00Z',
    withTime: true,
    text: 'October 31, 2026 at 11:00 PM until November 1, 2026 at 1:00 AM',
  },
  {
    date: '2027-03-13T15:00:00Z',
    until: '2027-03-15T01:00:00Z',
    withTime: true,
    allDay: true,
    text: 'March 13, 2027 until March 14, 2027, all day',
  },
  // An old backend's odd words are shown as they are.
  { date: 'sometime in spring', text: 'sometime in spring' },
];

/** With and without times, with an end, all day: always in the organization's time zone. */
export const Forms: Story = {
  render: () => (
    <>
      {forms.map(({ text, ...date }) => (
        <p key={text}>
          <LongDate {...date} />
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const { text } of forms) await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** Renders nothing, not even an empty element. */
export const Missing: Story = {
  args: { date: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};
