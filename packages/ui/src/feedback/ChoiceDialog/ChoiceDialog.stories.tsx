import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ChoiceDialog } from './ChoiceDialog.tsx';

const back = fn();
const restore = fn();

const meta = {
  title: 'Feedback/ChoiceDialog',
  tags: ['new', 'since-0.1.0'],
  component: ChoiceDialog,
  parameters: { frame: { inline: false, heightPx: 420 } },
  args: {
    open: true,
    title: 'This article was deleted meanwhile',
    text: 'Somebody deleted it while you were editing. Everything you typed is still here.',
    choices: [
      { label: 'Back to the form', onChoose: back },
      { label: 'Restore it with my changes', onChoose: restore, variant: 'contained' },
      { label: 'Save as a new article', onChoose: fn() },
    ],
  },
  beforeEach: () => {
    back.mockClear();
    restore.mockClear();
  },
} satisfies Meta<typeof ChoiceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus is on the answer that loses nothing. */
export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'This article was deleted meanwhile' });
    await expect(dialog).toHaveAccessibleDescription(/Everything you typed is still here/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Back to the form' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Restore it with my changes' }));
    await expect(restore).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(back).toHaveBeenCalledOnce();
  },
};

/** What the question is about stands between its text and the answers. */
export const WithContent: Story = {
  args: {
    title: 'Sign out and delete unsaved work?',
    text: 'This device keeps work that is not saved. Signing out deletes it.',
    choices: [
      { label: 'Stay signed in', onChoose: fn() },
      { label: 'Sign out', onChoose: fn(), variant: 'text' },
    ],
    children: (
      <ul>
        <li>Article ‘Seed Saturday’, from 10:42 AM</li>
        <li>New event, from March 12 at 4:05 PM</li>
      </ul>
    ),
  },
};

/** What was chosen is being done: a second press does nothing. */
export const Busy: Story = {
  args: {
    title: 'Leave without saving?',
    text: 'What you changed on this page is not saved yet.',
    choices: [
      { label: 'Stay', onChoose: back },
      { label: 'Save', onChoose: restore, variant: 'contained', busyLabel: 'Saving…' },
      { label: 'Leave', onChoose: fn(), variant: 'text' },
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Saving…' }));
    await expect(restore).not.toHaveBeenCalled();
  },
};
