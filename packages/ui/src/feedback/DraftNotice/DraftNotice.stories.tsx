import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DraftNotice } from './DraftNotice.tsx';

const meta = {
  title: 'Feedback/DraftNotice',
  tags: ['new', 'since-0.1.0'],
  component: DraftNotice,
  args: {
    onRestore: fn(),
    onDiscard: fn(),
    drafts: [
      {
        id: 'a',
        time: '10:42 AM',
        differences: [
          { label: 'Title', text: 'Seed swap on the second Saturday' },
          { label: 'Subtitle', text: '' },
          { label: 'Upload pdf', text: 'minutes.pdf' },
        ],
      },
    ],
  },
} satisfies Meta<typeof DraftNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const draft = within(canvas.getByRole('group', { name: 'You have unsaved work from 10:42 AM' }));
    await expect(draft.getByText('Seed swap on the second Saturday')).toBeVisible();
    await userEvent.click(draft.getByRole('button', { name: 'Restore 10:42 AM' }));
    await expect(args.onRestore).toHaveBeenCalledWith('a');
    await userEvent.click(draft.getByRole('button', { name: 'Discard 10:42 AM' }));
    await expect(args.onDiscard).toHaveBeenCalledWith('a');
  },
};

/** Two tabs were closed with the same form open: each has its own unsaved work. */
export const Several: Story = {
  args: {
    drafts: [
      { id: 'a', time: '10:42 AM', differences: [{ label: 'Title', text: 'Seed swap' }] },
      { id: 'b', time: 'March 12 at 4:05 PM', differences: [{ label: 'Title', text: 'Pie supper' }] },
    ],
  },
};

/** Long texts are cut, but long enough to recognize. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone320' } },
  args: {
    drafts: [
      {
        id: 'a',
        time: 'September 30 at 10:42 AM',
        differences: [
          { label: 'Body', text: 'The road was called Freedmen’s Lane until a clerk left it off the map. '.repeat(30) },
          { label: 'Link', text: `https://example.org/${'a-very-long-address-'.repeat(12)}` },
        ],
      },
    ],
  },
};

/** Without unsaved work it renders nothing. */
export const Nothing: Story = { args: { drafts: [] } };
