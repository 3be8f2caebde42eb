import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button, type ButtonProps } from '../../inputs/Button/index.ts';
import { ChoiceDialog } from '../ChoiceDialog/index.ts';
import { MessageDialog } from '../MessageDialog/index.ts';
import { DialogsProvider, type OpenedDialogProps, useDialogs } from './index.ts';

function DeleteButton(props: ButtonProps) {
  const dialogs = useDialogs();
  const [outcome, setOutcome] = useState<string>();
  const remove = async () => {
    const options = { title: 'Delete event?', cancelText: 'Keep event', okText: 'Delete event' };
    const isConfirmed = await dialogs.confirm('You can restore it for 30 days.', options);
    setOutcome(isConfirmed ? 'Deleted' : 'Kept');
    if (isConfirmed) await dialogs.alert('It is in the trash.', { title: 'The event was deleted' });
  };
  return (
    <Button {...props} aria-description={outcome} onClick={() => void remove()}>
      Delete event
    </Button>
  );
}

function EventRow(props: ButtonProps) {
  return (
    <DialogsProvider>
      <DeleteButton {...props} />
    </DialogsProvider>
  );
}

/**
 * Opens dialogs from event handlers. A hook: what is shown here is a `Button` that asks before it deletes.
 *
 * - **When**: an action needs an answer or shows a message: `confirm`, `alert`, or `open` with a dialog of your own.
 * - **Not for**: a dialog that belongs to a state of the screen, such as an open form: render it there.
 */
const meta = {
  title: 'Feedback/useDialogs',
  tags: ['new', 'since-0.1.0'],
  component: EventRow,
  parameters: { sheet: false },
} satisfies Meta<typeof EventRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A question and a message follow each other. Each returns the focus. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete event' });
    await userEvent.click(button);
    const question = await screen.findByRole('alertdialog', { name: 'Delete event?' });
    await expect(question).toHaveAccessibleDescription('You can restore it for 30 days.');
    await expect(screen.getByRole('button', { name: 'Keep event' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAccessibleDescription('Kept'));
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Delete event?' });
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'The event was deleted' })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleDescription('Deleted');
  },
};

/** A dialog of its own, with a button that opens another one above it. */
function EventDialog({ payload: title, onClose }: OpenedDialogProps<string, string>) {
  return (
    <ChoiceDialog
      open
      title={title}
      text="In three days."
      choices={[{ label: 'Close', onChoose: () => onClose('Closed') }]}
    >
      <DeleteButton />
    </ChoiceDialog>
  );
}

function EventButton() {
  const dialogs = useDialogs();
  const [outcome, setOutcome] = useState<string>();
  return (
    <Button aria-description={outcome} onClick={async () => setOutcome(await dialogs.open(EventDialog, 'Seed swap'))}>
      Show event
    </Button>
  );
}

/** A dialog opens another one above it, which returns the focus into the first. */
export const Stacked: Story = {
  render: () => (
    <DialogsProvider>
      <EventButton />
    </DialogsProvider>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Show event' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Seed swap' });
    const button = screen.getByRole('button', { name: 'Delete event' });
    await userEvent.click(button);
    await screen.findByRole('alertdialog', { name: 'Delete event?' });
    await expect(dialog.closest('[aria-hidden="true"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener).toHaveAccessibleDescription('Closed');
  },
};

function LeaveDialog({ payload: leave }: OpenedDialogProps<() => void, void>) {
  return <MessageDialog open title="Your session has ended" text="Sign in again." onClose={leave} />;
}

function FirstScreen({ onLeave }: { onLeave: () => void }) {
  const dialogs = useDialogs();
  return <Button onClick={() => void dialogs.open(LeaveDialog, onLeave)}>Save</Button>;
}

function Screens() {
  const [hasLeft, setHasLeft] = useState(false);
  return (
    <DialogsProvider>
      {hasLeft ? <p>Another screen</p> : <FirstScreen onLeave={() => setHasLeft(true)} />}
    </DialogsProvider>
  );
}

/** When the screen is left, its dialog disappears with it. */
export const ScreenLeft: Story = {
  render: () => <Screens />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await expect(await canvas.findByText('Another screen')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
