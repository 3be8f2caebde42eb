import type { CsvProblem } from '@porchlight/ui/inputs/CsvImport';
import type { AddressLine } from './read-list.ts';

/** The result for an entry of a list. */
export type Outcome =
  | { kind: 'ready' | 'added' | 'already' }
  | { kind: 'skipped'; reason: string; remedy?: CsvProblem['remedy'] };

/** An entry with its result. */
export interface CheckedLine extends AddressLine {
  outcome: Outcome;
}

/** Outcomes by index in the checked lines; those without one can be added. */
export type Outcomes = ReadonlyMap<number, Outcome>;

/** Called with the number of lines processed so far. */
export type OnProgress = (done: number) => void;

/** Key under which two addresses count as the same: normalized and case-insensitive. */
export function addressKey(address: string): string {
  return address.normalize('NFKC').toLowerCase();
}

/** An entry that can't be added until it is corrected. */
export const rejected = (reason: string): Outcome => ({ kind: 'skipped', reason, remedy: 'correct' });
