import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FormField } from '../../inputs/FormField/index.ts';
import type { EntityBulkFailure, EntityBulkInput, EntityBulkInputProps } from './BulkDialog.tsx';
import { EntityTable } from './EntityTable.tsx';
import { manyPrograms, type ProgramRow, programTable, StatefulTable, samplePrograms, titles } from './sample-rows.tsx';

type Run = (
  rows: readonly ProgramRow[],
  onProgress: unknown,
  entered: EntityBulkInput,
) => Promise<readonly EntityBulkFailure[]>;
const removeMany = fn<Run>(async () => []);
const addTopic = fn<Run>(async () => []);

/** Stands in for the form's control of a field. */
function TopicInput({ readRef }: EntityBulkInputProps) {
  const [topic, setTopic] = useState('');
  const [error, setError] = useState<string>();
  useEffect(() => {
    readRef.current = () => {
      setError(topic ? undefined : 'Choose a topic.');
      return topic ? { topics: topic } : null;
    };
  });
  return (
    <FormField id="topic" label="Topic" error={error}>
      {(control) => <OutlinedInput {...control} value={topic} onChange={(event) => setTopic(event.target.value)} />}
    </FormField>
  );
}

/** Several rows of an `EntityTable` are selected, and changed or deleted after a dialog that names them. */
const meta = {
  title: 'Data display/EntityTable selection',
  tags: ['new', 'since-0.1.0'],
  component: EntityTable<ProgramRow>,
  render: (args) => <StatefulTable {...args} />,
  args: {
    ...programTable,
    bulkActions: [
      { label: 'Publish', progress: 'Publishing…', participle: 'published', run: async () => [] },
      {
        label: 'Add topic',
        question: 'Add a topic to these',
        progress: 'Adding…',
        participle: 'changed',
        Input: TopicInput,
        run: addTopic,
      },
      { label: 'Delete', progress: 'Deleting…', participle: 'deleted', deletes: true, run: removeMany },
    ],
  },
} satisfies Meta<typeof EntityTable<ProgramRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>;

/** Selects two rows. The dialog is opened by the caller. */
async function selectTwo(canvas: Canvas) {
  await titles(canvas);
  for (const title of [samplePrograms[0]?.title, samplePrograms[1]?.title])
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(title ?? '') }));
}

/** The bar with actions for selected rows covers the bottom of the table and moves nothing. */
export const SeveralSelected: Story = {
  parameters: { sheet: 'played', frame: { heightPx: 440 } },
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    await titles(canvas);
    const top = canvas.getByRole('grid').getBoundingClientRect().top;
    await selectTwo(canvas);
    await expect(canvas.getByRole('button', { name: 'Delete 2' })).toBeVisible();
    await expect(canvas.getByRole('grid').getBoundingClientRect().top).toBe(top);
  },
};

export const Undone: Story = {
  play: async ({ canvas }) => {
    await selectTwo(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Delete \d/ })).toBeNull());
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

const loadMatching = fn(async () => manyPrograms);

/** 'Select all' loads the rows of other pages. If that fails, a message says so and it can be tried again. */
export const ConnectionLost: Story = {
  parameters: { sheet: false },
  args: { serverPage: { total: 2041, position: 0, next: null, previous: null, loadMatching } },
  play: async ({ canvas }) => {
    loadMatching.mockRejectedValueOnce(new Error('no line'));
    await selectTwo(canvas);
    const status = canvas.getByText('2 selected', { selector: '[role="status"]' });
    const selectAll = canvas.getByRole('button', { name: 'Select all 2,041' });
    await userEvent.click(selectAll);
    await expect(status).toHaveTextContent('2 selected. The others can’t be selected right now. Try again.');
    await userEvent.click(selectAll);
    await expect(await canvas.findByRole('button', { name: 'Delete 400' })).toBeVisible();
    await expect(status).toHaveTextContent(/^400 selected$/);
  },
};

/** The dialog names the rows. Nothing is deleted before it is confirmed. */
export const NamedBeforeDeleting: Story = {
  play: async ({ canvas }) => {
    removeMany.mockClear();
    await selectTwo(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 2' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      samplePrograms[0]?.title,
      samplePrograms[1]?.title,
    ]);
    await expect(removeMany).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 2' }));
    await waitFor(() => expect(removeMany).toHaveBeenCalledOnce());
    await expect(removeMany.mock.lastCall?.[0].map(({ id }) => id)).toEqual([1, 2]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Other changes are in a menu; some ask for a choice first. */
export const ChoosesATopic: Story = {
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await selectTwo(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Change 2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add topic…' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Add a topic to these 2?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2' }));
    await expect(await dialog.findByText('Choose a topic.')).toBeVisible();
    await expect(addTopic).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Topic' }), 'Seeds');
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2' }));
    await waitFor(() => expect(addTopic).toHaveBeenCalledOnce());
    await expect(addTopic.mock.lastCall?.[2]).toEqual({ topics: 'Seeds' });
  },
};

/** If another number matches than the list shows, the server selects nothing. */
export const NumberHasChanged: Story = {
  parameters: { sheet: false },
  args: {
    serverPage: {
      ...{ total: 2041, position: 0, next: null, previous: null },
      loadMatching: async () => 'The list has changed: 2,040 match, not 2,041.',
    },
  },
  play: async ({ canvas }) => {
    await selectTwo(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 2,041' }));
    await expect(
      await canvas.findByText('2 selected. The list has changed: 2,040 match, not 2,041.', {
        selector: '[role="status"]',
      }),
    ).toBeInTheDocument();
  },
};

/** Rows that could not be deleted are named with the reason. */
export const SomeNotDeleted: Story = {
  parameters: { sheet: 'played', frame: { heightPx: 480 } },
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    removeMany.mockResolvedValueOnce([{ id: 2, reason: 'Somebody else has changed it meanwhile.' }]);
    await selectTwo(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 2' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 2' }));
    await expect(await dialog.findByText('Somebody else has changed it meanwhile.')).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Selects all rows that match the search, on all pages. The dialog does not name all of a long list. */
export const AllThatMatch: Story = {
  args: { rows: manyPrograms },
  play: async ({ canvas }) => {
    removeMany.mockClear();
    await titles(canvas);
    const [, first] = canvas.getAllByRole('checkbox', { name: /^Select / });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 400' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete 400' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete these 400?' }));
    await expect(dialog.getByText('and 200 more')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 400' }));
    await waitFor(() => expect(removeMany.mock.lastCall?.[0]).toHaveLength(400));
  },
};

/** Rows that someone may not change can't be selected, one by one or together. */
export const OwnRowsOnly: Story = {
  parameters: { sheet: false },
  args: { canChange: ({ id }) => id !== 1 },
  play: async ({ canvas }) => {
    await titles(canvas);
    await expect(canvas.getByRole('checkbox', { name: `Select ${samplePrograms[0]?.title}` })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await expect(await canvas.findByRole('button', { name: `Delete ${samplePrograms.length - 1}` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Select all/ })).toBeNull();
  },
};

/** On a phone each row has a checkbox. */
export const OnAPhone: Story = {
  parameters: { sheet: 'played' },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Articles' });
    const [first] = within(list).getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await expect(canvas.getByRole('button', { name: 'Delete 1' })).toBeVisible();
  },
};
