import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CsvImport } from './CsvImport.tsx';

const problems = [
  {
    id: '3',
    line: 3,
    value: 'ruth at example.org',
    reason: 'This has to be an email address, such as name@example.org.',
    remedy: 'correct',
  },
  { id: '7', line: 7, value: 'ada@example.org', reason: 'Same as line 2.' },
  { id: '12', line: 12, value: 'hosea.pickens@example.org', reason: 'Already on the list.' },
  { id: '15', line: 15, value: 'opal@example.org', reason: 'Removed from the list on May 4, 2026.', remedy: 'add' },
] as const;

const none = { lines: 0, ready: 0, added: 0, already: 0, skipped: 0, emptyLines: 0, hasHeading: false };
const count = { ...none, lines: 1244, ready: 1240, already: 1, skipped: 3, emptyLines: 2, hasHeading: true };

const meta = {
  title: 'Inputs/CsvImport',
  tags: ['new', 'since-0.1.0'],
  component: CsvImport,
  args: {
    state: { name: 'empty' },
    help: 'One address per line, or a column of addresses.',
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

/** Passes the chosen file on. Nothing is added yet. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const file = new File(['ada@example.org'], 'addresses.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('CSV file'), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
    await expect(args.onImport).not.toHaveBeenCalled();
  },
};

export const Checking: Story = { args: { state: { name: 'checking', done: 2500, total: 10_000 } } };

/** What will be added, each skipped line, and a sum of all lines. */
export const DryRun: Story = {
  args: { state: { name: 'checked', count, problems } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1,240 can be added + 1 already on the list + 3 skipped = 1,244 lines read.',
    );
    await expect(canvas.getByRole('row', { name: '7 ada@example.org Same as line 2.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add 1,240 addresses' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
    // Back to the first step, to paste something else.
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Passes pasted text on like a file. It stays if the check fails. */
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

/** A line with a mistake can be corrected in place and checked again. Addresses that are already on the list can't. */
export const Corrected: Story = {
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

/** An address that was removed from the list has a button of its own to add it anyway. */
export const AddedAnyway: Story = {
  args: { state: { name: 'checked', count, problems } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add anyway: opal@example.org' }));
    await expect(args.onAddAnyway).toHaveBeenCalledWith('15');
    await expect(args.onImport).not.toHaveBeenCalled();
  },
};

/** A choice of columns. The last one can't be cleared. */
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

/** All lines are valid: only a button. */
export const AllGood: Story = {
  args: { state: { name: 'checked', count: { ...none, lines: 1240, ready: 1240 }, problems: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add 1,240 addresses' })).toBeVisible();
  },
};

/** The singular for one address. */
export const OneGood: Story = {
  args: {
    state: {
      name: 'checked',
      count: { ...none, lines: 2, ready: 1, skipped: 1 },
      problems: problems.slice(0, 1),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/1 line is skipped\./);
    await expect(canvas.getByRole('button', { name: 'Add 1 address' })).toBeVisible();
  },
};

/** A file of mistakes, some very long. */
export const ManyBadLines: Story = {
  args: {
    state: {
      name: 'checked',
      count: { ...none, lines: 403, ready: 3, skipped: 400 },
      problems: Array.from({ length: 400 }, (_, index) => ({
        id: String(index),
        line: index + 2,
        value: index % 5 === 0 ? 'no-space-to-break-at-'.repeat(8) : `neighbor ${index} at example.org`,
        reason: 'This has to be an email address, such as name@example.org.',
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

/** The connection was lost: added addresses stay, and the rest can be added. */
export const Stopped: Story = {
  args: { state: { name: 'stopped', done: 500, total: 1240 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
};

/** A file without addresses: an error, and a way to choose another. */
export const Unreadable: Story = {
  args: { error: 'This file holds no email address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This file holds no email address.');
    await expect(canvas.getByLabelText('CSV file')).toHaveAccessibleDescription(/holds no email address/);
    await expect(canvas.getByLabelText('CSV file')).toBeEnabled();
  },
};
