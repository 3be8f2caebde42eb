import { importMaxBytes, importMaxLines } from '@porchlight/contract/limits';
import type { CorrectedLine, CsvColumns, CsvCount, CsvImportState, CsvProblem } from '@porchlight/ui/inputs/CsvImport';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listKey, reportFailure } from '../api/index.ts';
import { decodeText, fileTypeError } from './list-file.ts';
import type { CheckedLine, ImportLine, ImportTable, ListImportKind, Outcome } from './list-import.ts';

const failedText = 'The addresses could not be checked. Check your connection and try again.';

const tooLargeText = `This file is larger than ${importMaxBytes / 1e6} MB. Split it and import the parts one after the other.`;

/** Everything known about the list that is being imported. */
interface ListImport<Table extends ImportTable, Line extends ImportLine> {
  table: Table;
  columns: readonly number[];
  /** The corrected entries, by id. */
  corrections: Map<string, string>;
  lines: readonly CheckedLine<Line>[];
}

/**
 * The steps of importing a list: reads and checks it, and adds what can be added.
 * @param kind what is imported
 */
export function useListImport<Table extends ImportTable, Line extends ImportLine>(kind: ListImportKind<Table, Line>) {
  const client = useQueryClient();
  const [state, setState] = useState<CsvImportState>({ name: 'empty' });
  const [error, setError] = useState<string | null>(null);
  const [columns, setColumns] = useState<readonly number[]>([]);
  const list = useRef<ListImport<Table, Line>>(null);
  /** Counts the checks, so that the result of an outdated one is dropped. */
  const run = useRef(0);

  const showResult = (current: ListImport<Table, Line>, name: 'checked' | 'imported') => {
    setState({ name, count: countOf(current), problems: current.lines.flatMap(toProblem) });
  };

  const check = async (current: ListImport<Table, Line>, previousState: CsvImportState = { name: 'empty' }) => {
    const ownRun = ++run.current;
    const added = new Map(current.lines.flatMap((line) => (line.outcome.kind === 'added' ? [[line.id, line]] : [])));
    const entries = kind.entriesOf(current.table, current.columns).map((entry) => {
      const value = current.corrections.get(entry.id)?.trim();
      return value === undefined ? entry : kind.corrected(entry, value);
    });
    const open = entries.filter(({ id }) => !added.has(id));
    setError(null);
    if (entries.length === 0) return setError('No addresses found.');
    if (entries.length > importMaxLines) {
      return setError(
        `There are more than ${importMaxLines.toLocaleString('en-US')} lines. Split them into two imports.`,
      );
    }
    const total = open.length;
    const progress = (done: number) => ownRun === run.current && setState({ name: 'checking', done, total });
    progress(0);
    try {
      const lines = await kind.check(open, progress);
      if (ownRun !== run.current) return;
      const checked = new Map(lines.map((line) => [line.id, line]));
      const all = entries.flatMap(({ id }) => added.get(id) ?? checked.get(id) ?? []);
      list.current = { ...current, lines: all };
      setColumns(current.columns);
      showResult(list.current, 'checked');
    } catch (failure) {
      if (ownRun !== run.current) return;
      reportFailure('check addresses', failure);
      setState(previousState);
      setError(failedText);
    }
  };

  const start = (text: string) => {
    const table = kind.read(text);
    return check({ table, columns: table.suggested, corrections: new Map(), lines: [] });
  };

  const checkFile = async (file: File) => {
    reset();
    if (file.size > importMaxBytes) return setError(tooLargeText);
    const buffer = await file.arrayBuffer().catch(() => null);
    if (!buffer) return setError('This file can no longer be read. Choose it again.');
    const bytes = new Uint8Array(buffer);
    const typeError = fileTypeError(bytes);
    return typeError ? setError(typeError) : start(decodeText(bytes));
  };

  const reset = () => {
    run.current++;
    list.current = null;
    setError(null);
    setState({ name: 'empty' });
  };

  const correct = (corrected: readonly CorrectedLine[]) => {
    const current = list.current;
    if (!current) return;
    const corrections = new Map([...current.corrections, ...corrected.map(({ id, value }) => [id, value] as const)]);
    void check({ ...current, corrections }, state);
  };

  const choose = (chosen: readonly number[]) => {
    setColumns(chosen);
    if (list.current) void check({ ...list.current, columns: chosen }, state);
  };

  /** Adds what can be added. Called again after a failure, it continues with the rest. */
  const add = async () => {
    const current = list.current;
    if (!current) return;
    const ready = current.lines.filter(({ outcome }) => outcome.kind === 'ready');
    let done = 0;
    setState({ name: 'importing', done, total: ready.length });
    try {
      const outcomes = await kind.add(ready, (progress) => {
        done = progress;
        setState({ name: 'importing', done, total: ready.length });
      });
      const byId = new Map(ready.map(({ id }, index) => [id, outcomes.get(index) ?? { kind: 'added' as const }]));
      list.current = withOutcomes(current, byId);
      showResult(list.current, 'imported');
    } catch (failure) {
      reportFailure('import addresses', failure);
      list.current = withOutcomes(current, new Map(ready.slice(0, done).map(({ id }) => [id, { kind: 'added' }])));
      setState({ name: 'stopped', done, total: ready.length });
    }
    await client.invalidateQueries({ queryKey: listKey(kind.resource) });
  };

  /** Adds an address that was skipped because staff removed it before, or because the list marks it. */
  const addAnyway = async (id: string) => {
    const current = list.current;
    const line = current?.lines.find((each) => each.id === id);
    if (!current || !line || !kind.addAnyway || (state.name !== 'checked' && state.name !== 'imported')) return;
    setError(null);
    try {
      const outcome = await kind.addAnyway(line);
      list.current = withOutcomes(list.current ?? current, new Map([[id, outcome]]));
      showResult(list.current, state.name);
      await client.invalidateQueries({ queryKey: listKey(kind.resource) });
    } catch (failure) {
      reportFailure('add an address', failure);
      setError(`${line.value} could not be added. Check your connection and try again.`);
    }
  };

  return {
    state,
    error,
    columns: list.current ? columnChoice(list.current.table, columns, choose) : undefined,
    checkFile,
    start,
    correct,
    reset,
    add,
    addAnyway,
  };
}

function withOutcomes<Table extends ImportTable, Line extends ImportLine>(
  current: ListImport<Table, Line>,
  outcomes: ReadonlyMap<string, Outcome>,
): ListImport<Table, Line> {
  return {
    ...current,
    lines: current.lines.map((line) => ({ ...line, outcome: outcomes.get(line.id) ?? line.outcome })),
  };
}

function toProblem({ id, line, value, outcome }: CheckedLine<ImportLine>): CsvProblem[] {
  if (outcome.kind === 'already') return [{ id, line, value, reason: 'Already on the list.' }];
  return outcome.kind === 'skipped' ? [{ id, line, value, reason: outcome.reason, remedy: outcome.remedy }] : [];
}

function countOf({ table, lines }: ListImport<ImportTable, ImportLine>): CsvCount {
  const count = (kind: Outcome['kind']) => lines.filter(({ outcome }) => outcome.kind === kind).length;
  return {
    lines: table.rows.length,
    ready: count('ready'),
    added: count('added'),
    already: count('already'),
    skipped: count('skipped'),
    emptyLines: table.emptyLines,
    hasHeading: table.headings.length > 0,
  };
}

function columnChoice(table: ImportTable, chosen: readonly number[], onChange: CsvColumns['onChange']): CsvColumns {
  const offered = new Set(table.columns.map(({ index }) => index));
  return {
    options: table.columns,
    chosen,
    others: table.headings.filter((heading, index) => heading.trim() !== '' && !offered.has(index)),
    onChange,
  };
}
