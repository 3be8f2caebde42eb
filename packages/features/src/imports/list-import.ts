import type { ResourceName } from '@porchlight/contract/entities';
import type { CsvImportColumn, CsvProblem } from '@porchlight/ui/inputs/CsvImport';
import type { CsvRow } from './csv-rows.ts';

/** A list as it was read. */
export interface ImportTable {
  rows: readonly CsvRow[];
  /** Headings by column; none for a list without. */
  headings: readonly string[];
  /** The columns to choose from; none for a list whose columns are known. */
  columns: readonly CsvImportColumn[];
  /** Indexes of the columns that are used unless someone chooses others. */
  suggested: readonly number[];
  emptyLines: number;
}

/** An entry of a list. */
export interface ImportLine {
  /** Identifies the entry while columns are chosen and lines are corrected. */
  id: string;
  /** Line number, from 1. */
  line: number;
  value: string;
}

/** The result for an entry of a list. */
export type Outcome =
  | { kind: 'ready' | 'added' | 'already' }
  | { kind: 'skipped'; reason: string; remedy?: CsvProblem['remedy'] };

/** An entry with its result. */
export type CheckedLine<Line extends ImportLine> = Line & { outcome: Outcome };

/** Outcomes by index in the checked lines; those without one can be added. */
export type Outcomes = ReadonlyMap<number, Outcome>;

/** Called with the number of lines processed so far. */
export type OnProgress = (done: number) => void;

/** An entry that can't be added until it is corrected. */
export const rejected = (reason: string): Outcome => ({ kind: 'skipped', reason, remedy: 'correct' });

/** What is imported, and how. The calls throw `ApiError`. */
export interface ListImportKind<Table extends ImportTable, Line extends ImportLine> {
  resource: ResourceName;
  read: (text: string) => Table;
  entriesOf: (table: Table, columns: readonly number[]) => Line[];
  /** An entry with what someone has typed in its place. */
  corrected: (entry: Line, value: string) => Line;
  /** Dry run. @returns every entry, in the list's order */
  check: (entries: readonly Line[], onProgress: OnProgress) => Promise<CheckedLine<Line>[]>;
  /** Adds entries; adding one twice has no effect. @returns the outcomes of those that were not added, by index */
  add: (lines: readonly Line[], onProgress: OnProgress) => Promise<Outcomes>;
  /** Adds an entry that was skipped for a reason that a person can overrule. @default there is no such reason */
  addAnyway?: (line: Line) => Promise<Outcome>;
}
