import { loadChunk } from '../api/index.ts';
import {
  addressKey,
  type CheckedLine,
  type OnProgress,
  type Outcome,
  type Outcomes,
  rejected,
} from './address-rules.ts';
import { addInBulk, checkInBulk, hasBulkImport } from './import-in-bulk.ts';
import type { AddressLine } from './read-list.ts';

/** Result of a dry run. */
export interface CheckedAddresses {
  /** Every entry, in the list's order. */
  lines: CheckedLine[];
  /** Whether the backend lacks the bulk call, so that addresses are added one at a time, which takes a while. */
  isOneByOne: boolean;
}

/**
 * Dry run: checks which entries of a list can be added, without adding any. The server checks them; if the backend
 * lacks the bulk call, they are checked in the browser against the list.
 * @throws ApiError
 */
export async function checkAddresses(
  entries: readonly AddressLine[],
  onProgress: OnProgress,
): Promise<CheckedAddresses> {
  const { unique, outcomes } = splitDuplicates(entries);
  const isOneByOne = !(await hasBulkImport());
  const checked: Outcomes = isOneByOne
    ? await (await loadOneByOne()).checkInBrowser(unique)
    : await checkInBulk(unique, (done) => onProgress(outcomes.size + done));
  for (const [index, line] of unique.entries()) {
    outcomes.set(line.id, withMark(checked.get(index) ?? { kind: 'ready' }, line.mark));
  }
  const lines = entries.map((line) => ({
    ...line,
    outcome: outcomes.get(line.id) ?? rejected('This was not checked.'),
  }));
  return { lines, isOneByOne };
}

/**
 * Adds addresses. Those added before a failure stay; adding an address twice has no effect.
 * @param onProgress called with how many addresses, in their order, the backend has accepted or rejected
 * @returns the outcomes of those that were not added, by index
 * @throws ApiError
 */
export async function addAddresses(
  lines: readonly AddressLine[],
  isOneByOne: boolean,
  onProgress: OnProgress,
): Promise<Outcomes> {
  if (isOneByOne) return (await loadOneByOne()).addOneByOne(lines, onProgress);
  return addInBulk(lines, onProgress);
}

/** Loaded only for backends that need it: it includes the contract's schemas. */
const loadOneByOne = () => loadChunk('import-one-by-one', () => import('./import-one-by-one.ts'));

/** Separates repeated addresses. A mark at one of two equal addresses counts for both. */
function splitDuplicates(entries: readonly AddressLine[]) {
  const first = new Map<string, AddressLine>();
  const outcomes = new Map<string, Outcome>();
  for (const entry of entries) {
    const key = addressKey(entry.value);
    const same = first.get(key);
    if (!same || key === '') {
      first.set(key === '' ? entry.id : key, entry);
      continue;
    }
    if (entry.mark && !same.mark) first.set(key, { ...same, mark: entry.mark });
    outcomes.set(entry.id, { kind: 'skipped', reason: `Same as line ${same.line}.` });
  }
  return { unique: [...first.values()], outcomes };
}

/** The outcome of an entry that its list marks. */
function withMark(outcome: Outcome, mark: AddressLine['mark']): Outcome {
  if (mark?.kind === 'no address') return rejected(mark.reason);
  if (!mark || (outcome.kind === 'skipped' && outcome.remedy === 'correct')) return outcome;
  if (outcome.kind === 'already') return { kind: 'skipped', reason: `${mark.reason} It is on the list.` };
  return { kind: 'skipped', reason: mark.reason, remedy: 'add' };
}
