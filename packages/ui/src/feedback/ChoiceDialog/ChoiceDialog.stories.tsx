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
    title: 'This article was deleted while you were editing it',
    text: 'Everything you typed is still here. You can restore it with your changes, or save your changes as a new one.',
    choices: [
      { label: 'Back to form', onChoose: back },
      { label: 'Restore with my changes', onChoose: restore, variant: 'contained' },
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
    const dialog = await screen.findByRole('alertdialog', {
      name: 'This article was deleted while you were editing it',
    });
    await expect(dialog).toHaveAccessibleDescription(/Everything you typed is still here/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Back to form' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Restore with my changes' }));
    await expect(restore).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(back).toHaveBeenCalledOnce();
  },
};

/** Details of the question are between its text and the answers. */
export const WithContent: Story = {
  args: {
    title: 'Sign out and delete unsaved work?',
    text: 'You have unsaved work on this device. Signing out deletes it.',
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

/** During the chosen action a second press does nothing. */
export const Busy: Story = {
  args: {
    title: 'Leave without saving?',
    text: 'You have unsaved changes on this page.',
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
