import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldValue, type FieldValueProps } from './FieldValue.tsx';

const meta = {
  title: 'Data display/FieldValue',
  tags: ['stable', 'since-0.1.0'],
  component: FieldValue,
  args: { kind: 'text', value: 'Seed Saturday' },
} satisfies Meta<typeof FieldValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const kinds: readonly (FieldValueProps & { text: string | RegExp })[] = [
  { kind: 'money', value: 1250.5, text: '$1,250.50' },
  // A day is the same everywhere; a moment is shown in the organization's time zone.
  { kind: 'date', value: '2026-03-14', text: 'March 14, 2026' },
  { kind: 'dateTime', value: '2026-03-14T22:30:00Z', text: /^March 14, 2026 at 6:30\sPM$/ },
  { kind: 'choice', value: 'staff', optionLabels: { staff: 'Staff & volunteers' }, text: 'Staff & volunteers' },
  // The server's file name of a PDF means nothing to people.
  { kind: 'pdf', value: 'b8aeecc4c21b87c9.pdf', text: 'Attached' },
  { kind: 'text', value: '  ', text: '–' },
  // What is no date is shown as it is rather than as 'Invalid Date'.
  { kind: 'date', value: 'soon', text: 'soon' },
];

export const Kinds: Story = {
  render: () => (
    <>
      {kinds.map(({ text, ...value }) => (
        <FieldValue key={String(text)} {...value} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const { text } of kinds) await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    value: 'What the congregation of a small church on a red clay road can still teach the rest of us. '.repeat(4),
  },
};
