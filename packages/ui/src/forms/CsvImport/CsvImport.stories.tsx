import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CsvImport } from './CsvImport.tsx';

const problems = [
  {
    id: '3',
    line: 3,
    value: 'ruth at example.org',
    reason: 'This has to be an e-mail address, such as name@example.org.',
    remedy: 'correct',
  },
  { id: '7', line: 7, value: 'ada@example.org', reason: 'Same as line 2.' },
  { id: '12', line: 12, value: 'hosea.pickens@example.org', reason: 'Already on the list.' },
  { id: '15', line: 15, value: 'opal@example.org', reason: 'Taken off the list on May 4, 2026.', remedy: 'add' },
] as const;

const none = { lines: 0, ready: 0, added: 0, already: 0, leftOut: 0, emptyLines: 0, hasHeading: false };
const count = { ...none, lines: 1244, ready: 1240, already: 1, leftOut: 3, emptyLines: 2, hasHeading: true };

const meta = {
  title: 'Inputs/CsvImport',
  tags: ['new', 'since-0.1.0'],
  component: CsvImport,
  args: {
    state: { name: 'empty' },
    help: 'One address a line, or a column of them.',
    onFile: fn(),
    onPaste: fn(),
    onCorrect: fn(),
    onAddAnyway: fn(),
    onBack: fn(),
    onImport: fn(),
  },
} satisfies Meta<typeof CsvImport>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A chosen file is handed on; nothing is added yet. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const file = new File(['ada@example.org'], 'addresses.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('CSV file'), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
    await expect(args.onImport).not.toHaveBeenCalled();
  },
};

export const Checking: Story = { args: { state: { name: 'checking', done: 2500, total: 10_000 } } };

/** What would be added, each line that would not, and a sum in which every line is. */
export const DryRun: Story = {
  args: { state: { name: 'checked', count, problems } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1,240 can be added + 1 already on the list + 3 left out = 1,244 lines read.',
    );
    await expect(canvas.getByRole('row', { name: '7 ada@example.org Same as line 2.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add 1,240 addresses' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
    // Back to the first step, to paste something else.
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** What was pasted is handed on as a file is; it stays there should the check fail. */
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const check = canvas.getByRole('button', { name: 'Check these addresses' });
    await expect(check).toBeDisabled();
    const field = canvas.getByLabelText('Or paste addresses here');
    await userEvent.click(field);
    await userEvent.paste('Bill Hart <bill@example.org>, ada@example.org');
    await userEvent.click(check);
    await expect(args.onPaste).toHaveBeenCalledWith('Bill Hart <bill@example.org>, ada@example.org');
    await expect(field).toHaveValue('Bill Hart <bill@example.org>, ada@example.org');
  },
};

/** A line with a slip is written anew in its place and checked again; what is on the list can't be mended. */
export const Mended: Story = {
  args: { state: { name: 'imported', count: { ...count, ready: 0, added: 1240 }, problems } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /^Check the changed/ })).toBeNull();
    const line = canvas.getByRole('textbox', { name: 'Line 3' });
    await userEvent.clear(line);
    await userEvent.type(line, 'ruth@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Check the changed line' }));
    await expect(args.onCorrect).toHaveBeenCalledWith([{ id: '3', value: 'ruth@example.org' }]);
  },
};

/** Somebody who was taken off the list is added only when that is said of this one address. */
export const AddedAnyway: Story = {
  args: { state: { name: 'checked', count, problems } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add anyway: opal@example.org' }));
    await expect(args.onAddAnyway).toHaveBeenCalledWith('15');
    await expect(args.onImport).not.toHaveBeenCalled();
  },
};

/** The columns that were taken, to choose others; the last one can't be left off. */
export const WithColumns: Story = {
  args: {
    state: { name: 'checked', count, problems: [] },
    columns: {
      options: [
        { index: 2, label: 'E-mail 1 - Value', addresses: 1240, example: 'ada@example.org' },
        { index: 4, label: 'E-mail 2 - Value', addresses: 1, example: 'ada.reed@example.com' },
      ],
      chosen: [2],
      others: ['Name', 'Labels'],
      onChange: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: /^E-mail 1 - Value: 1,240 addresses/ })).toBeDisabled();
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'E-mail 2 - Value: 1 address, such as ada.reed@example.com' }),
    );
    await expect(args.columns?.onChange).toHaveBeenCalledWith([2, 4]);
  },
};

/** Every line is good: nothing to read, one button to press. */
export const AllGood: Story = {
  args: { state: { name: 'checked', count: { ...none, lines: 1240, ready: 1240 }, problems: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add 1,240 addresses' })).toBeVisible();
  },
};

/** One address is one, in words; something to know before adding is said with what was found. */
export const OneGood: Story = {
  args: {
    state: {
      name: 'checked',
      count: { ...none, lines: 2, ready: 1, leftOut: 1 },
      problems: problems.slice(0, 1),
      note: 'This server takes addresses one at a time, so adding them will take a while.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/1 line is left out\. This server takes/);
    await expect(canvas.getByRole('button', { name: 'Add 1 address' })).toBeVisible();
  },
};

/** A file of mistakes, with values as long as people paste them. */
export const ManyBadLines: Story = {
  args: {
    state: {
      name: 'checked',
      count: { ...none, lines: 403, ready: 3, leftOut: 400 },
      problems: Array.from({ length: 400 }, (_, index) => ({
        id: String(index),
        line: index + 2,
        value: index % 5 === 0 ? 'no-space-to-break-at-'.repeat(8) : `neighbor ${index} at example.org`,
        reason: 'This has to be an e-mail address, such as name@example.org.',
        remedy: 'correct' as const,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add 3 addresses' })).toBeVisible();
  },
};

export const NothingGood: Story = {
  args: { state: { name: 'checked', count: { ...count, ready: 0 }, problems } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Add \d/ })).toBeNull();
  },
};

export const Importing: Story = { args: { state: { name: 'importing', done: 500, total: 1240 } } };

/** The connection broke off: what is there stays there, and the rest can follow. */
export const Stopped: Story = {
  args: { state: { name: 'stopped', done: 500, total: 1240 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
};

/** A file without an address: why, and the way to choose another. */
export const Unreadable: Story = {
  args: { error: 'This file holds no e-mail address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This file holds no e-mail address.');
    await expect(canvas.getByLabelText('CSV file')).toHaveAccessibleDescription(/holds no e-mail address/);
    await expect(canvas.getByLabelText('CSV file')).toBeEnabled();
  },
};
