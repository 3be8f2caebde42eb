import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldValue } from './FieldValue.tsx';

const meta = {
  title: 'Data display/FieldValue',
  tags: ['stable', 'since-0.1.0'],
  component: FieldValue,
  args: { kind: 'text', value: 'Seed Saturday' },
} satisfies Meta<typeof FieldValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Money: Story = {
  args: { kind: 'money', value: 1250.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,250.50')).toBeVisible();
  },
};

/** A day is the same day wherever it is read. */
export const Day: Story = {
  args: { kind: 'date', value: '2026-03-14' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('March 14, 2026')).toBeVisible();
  },
};

/** A moment is told in the organization's time. */
export const Moment: Story = {
  args: { kind: 'dateTime', value: '2026-03-14T22:30:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^March 14, 2026 at 6:30\sPM$/)).toBeVisible();
  },
};

export const Choice: Story = {
  args: { kind: 'choice', value: 'staff', optionLabels: { staff: 'Staff & volunteers' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Staff & volunteers')).toBeVisible();
  },
};

/** The name that the server gave a PDF tells nobody anything. */
export const Pdf: Story = {
  args: { kind: 'pdf', value: 'b8aeecc4c21b87c9.pdf' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Attached')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { value: '  ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
};

/** What is no date is shown as it is rather than as 'Invalid Date'. */
export const NoDate: Story = {
  args: { kind: 'date', value: 'soon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('soon')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    value: 'What the congregation of a small church on a red clay road can still teach the rest of us. '.repeat(4),
  },
};
