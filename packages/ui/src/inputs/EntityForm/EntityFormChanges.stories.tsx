import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { articleFields, pdf } from './sample-fields.ts';
import { articleForm, type SampleFormProps, sampleForm } from './sample-form.tsx';

/** How an `EntityForm` handles unsaved work: warnings, restored work, and changes by others. */
const meta = {
  title: 'Inputs/EntityForm changes',
  tags: ['new', 'since-0.1.0'],
  ...sampleForm,
  args: articleForm,
} satisfies Meta<SampleFormProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A changed form has unsaved work and the browser asks before leaving. An untouched form, or one changed back, has
 * none.
 */
export const ReportsUnsavedChanges: Story = {
  // Line ends as Windows stores them: loading them is not a change.
  args: { defaultValues: { title: 'Seed Saturday', slug: 'seeds', body: 'One\r\n\r\nTwo' } },
  play: async ({ canvas }) => {
    const preventsUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect(preventsUnload()).toBe(false);
    const title = canvas.getByLabelText('Title');
    await userEvent.type(title, '!');
    await waitFor(() => expect(preventsUnload()).toBe(true));
    await userEvent.type(title, '{Backspace}');
    await waitFor(() => expect(preventsUnload()).toBe(false));
  },
};

/** After saving, the browser no longer asks. */
export const NoFalseAlarmAfterSaving: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Seed Saturday');
    await userEvent.upload(canvas.getByLabelText('Upload pdf'), pdf());
    await userEvent.click(canvas.getByRole('button', { name: 'Create article' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await waitFor(() => expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true));
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
      expect(args.onContentChange).toHaveBeenLastCalledWith({
        values: { title: 'Jars', subtitle: '', slug: 'jars', body: '' },
        files: { pdf: expect.any(File) },
        changed: ['pdf', 'title', 'slug'],
      }),
    );
  },
};

/** Sets values as a draft does, and saves. Right after a change or a save the form knows whether it has changes. */
export const FromOutside: Story = {
  args: {
    tools: function FromOutsideTools({ save, setValues, isDirty }) {
      const [outcome, setOutcome] = useState('');
      return (
        <>
          <Button
            onClick={async () => {
              const { saved } = await save();
              setOutcome(`Saved: ${saved}, has changes: ${isDirty()}`);
            }}
          >
            Save from outside
          </Button>
          <Button
            onClick={() => {
              setValues({ title: 'From the draft', body: 'Kept.' });
              setOutcome(`Has changes: ${isDirty()}`);
            }}
          >
            Use draft
          </Button>
          <output>{outcome}</output>
        </>
      );
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save from outside' }));
    await canvas.findByText('Saved: false, has changes: false');
    await userEvent.click(canvas.getByRole('button', { name: 'Use draft' }));
    await canvas.findByText('Has changes: true');
    await expect(canvas.getByLabelText('Body')).toHaveValue('Kept.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save from outside' }));
    await canvas.findByText('Saved: true, has changes: false');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    // The person who saved chooses where to go next.
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** Changes saved by others are filled into untouched fields. Typed values stay. */
export const TakesOverOtherChanges: Story = {
  args: {
    defaultValues: { title: 'Seed swap', subtitle: 'Bring a jar' },
    tools: ({ rebase }) => (
      <Button onClick={() => rebase({ title: 'Theirs', subtitle: 'Theirs too' }, ['title'])}>Take over</Button>
    ),
  },
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
