import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { EntityForm, type EntityFormProps } from './EntityForm.tsx';
import type { EntityFormHandle } from './entity-form-types.ts';
import { articleFields, pdf } from './sample-fields.ts';
import { articleForm } from './sample-form.ts';

/** How an `EntityForm` handles unsaved work: warnings, restored work, and changes by others. */
const meta = {
  title: 'Inputs/EntityForm changes',
  tags: ['new', 'since-0.1.0'],
  component: EntityForm,
  args: articleForm,
} satisfies Meta<typeof EntityForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A changed form has unsaved work and the browser asks before leaving. An untouched form, or one changed back, has
 * none.
 */
export const ReportsUnsavedChanges: Story = {
  // Line ends as Windows stores them: loading them is not a change.
  args: { defaultValues: { title: 'Seed Saturday', slug: 'seeds', body: 'One\r\n\r\nTwo' } },
  play: async ({ canvas, args }) => {
    const preventsUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
    await expect(preventsUnload()).toBe(false);
    const title = canvas.getByLabelText('Title');
    await userEvent.type(title, '!');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await expect(preventsUnload()).toBe(true);
    await userEvent.type(title, '{Backspace}');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
    await expect(preventsUnload()).toBe(false);
  },
};

/** After saving, the browser no longer asks. */
export const NoFalseAlarmAfterSaving: Story = {
  args: {
    onSaved: fn(() => {
      if (!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) throw new Error('asks after saving');
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Seed Saturday');
    await userEvent.upload(canvas.getByLabelText('Upload pdf'), pdf());
    await userEvent.click(canvas.getByRole('button', { name: 'Create article' }));
    await waitFor(() => expect(args.onSaved).toHaveReturned());
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

/** Reports values and files after a pause, without passwords. */
export const ReportsValues: Story = {
  args: { fields: [...articleFields, { name: 'password', kind: 'password', label: 'Password' }] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await userEvent.upload(canvas.getByLabelText('Upload pdf'), pdf());
    await userEvent.type(canvas.getByLabelText('Title'), 'Jars');
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith({
        values: { title: 'Jars', subtitle: '', slug: 'jars', body: '' },
        files: { pdf: expect.any(File) },
        changed: ['pdf', 'title', 'slug'],
      }),
    );
  },
};

/** A form with buttons outside that save and fill it. */
function WithHandle(props: EntityFormProps) {
  const handle = useRef<EntityFormHandle>(null);
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <EntityForm {...props} handleRef={handle} />
      <Button onClick={async () => setOutcome(String(await handle.current?.submit()))}>Save from outside</Button>
      <Button
        onClick={async () => {
          // As a draft comes, which is read first.
          await Promise.resolve();
          handle.current?.setValues({ title: 'From the draft', body: 'Kept.' });
          setOutcome(`Has changes: ${handle.current?.isDirty()}`);
        }}
      >
        Use draft
      </Button>
      <Button onClick={() => handle.current?.rebase({ title: 'Theirs', subtitle: 'Theirs too' }, ['title'])}>
        Take over
      </Button>
      <output>{outcome}</output>
    </>
  );
}

export const FromOutside: Story = {
  render: (args) => <WithHandle {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save from outside' }));
    await canvas.findByText('false');
    await userEvent.click(canvas.getByRole('button', { name: 'Use draft' }));
    await expect(canvas.getByLabelText('Body')).toHaveValue('Kept.');
    await canvas.findByText('Has changes: true');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Save from outside' }));
    await canvas.findByText('true');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    // The person who saved chooses where to go next.
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** Changes saved by others are filled into untouched fields. Typed values stay. */
export const TakesOverOtherChanges: Story = {
  args: { defaultValues: { title: 'Seed swap', subtitle: 'Bring a jar' } },
  render: (args) => <WithHandle {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Title'), ' again');
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }));
    await expect(canvas.getByLabelText('Title')).toHaveValue('Seed swap again');
    await expect(canvas.getByLabelText('Subtitle')).toHaveValue('Theirs too');
    await userEvent.click(canvas.getByRole('button', { name: 'Create article' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Seed swap again', subtitle: 'Theirs too' }),
        expect.objectContaining({ changed: ['title'] }),
      ),
    );
  },
};
