import { importChunkLines } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { ImportEmailsResponse } from '@porchlight/contract/schemas';
import { sendCall } from '../api/index.ts';
import { type CheckedLine, type OnProgress, type Outcome, type Outcomes, rejected } from '../imports/index.ts';
import { addressKey } from './address-rules.ts';
import type { AddressLine } from './read-list.ts';

/**
 * Dry run: the server checks which entries of a list can be added, without adding any.
 * @returns every entry, in the list's order
 * @throws ApiError
 */
export async function checkAddresses(
  entries: readonly AddressLine[],
  onProgress: OnProgress,
): Promise<CheckedLine<AddressLine>[]> {
  const { unique, outcomes } = splitDuplicates(entries);
  const checked = await sendInChunks(unique, true, (done) => onProgress(outcomes.size + done));
  for (const [index, line] of unique.entries()) {
    outcomes.set(line.id, withMark(checked.get(index) ?? { kind: 'ready' }, line.mark));
  }
  return entries.map((line) => ({ ...line, outcome: outcomes.get(line.id) ?? rejected('This was not checked.') }));
}

/**
 * Adds addresses in chunks, each in one transaction. Those added before a failure stay; adding an address twice has no
 * effect.
 * @param onProgress called with how many addresses, in their order, the server has accepted or rejected
 * @returns the outcomes of those that were not added, by index
 * @throws ApiError
 */
export function addAddresses(lines: readonly AddressLine[], onProgress: OnProgress): Promise<Outcomes> {
  return sendInChunks(lines, false, onProgress);
}

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

async function sendInChunks(
  lines: readonly AddressLine[],
  isDryRun: boolean,
  onProgress: OnProgress,
): Promise<Outcomes> {
  const outcomes = new Map<number, Outcome>();
  for (let start = 0; start < lines.length; start += importChunkLines) {
    const chunk = lines.slice(start, start + importChunkLines);
    const { already, removed = [], invalid } = await send(valuesOf(chunk), isDryRun);
    for (const { index, message } of invalid) outcomes.set(start + index, rejected(message));
    for (const index of already) outcomes.set(start + index, { kind: 'already' });
    for (const { index, ...why } of removed) outcomes.set(start + index, suppressed(why));
    onProgress(start + chunk.length);
  }
  return outcomes;
}

/** Only an address that staff removed can be added anyway: the others need a new consent of their owners. */
function suppressed({ removed_at, reason }: Omit<ImportEmailsResponse['removed'][number], 'index'>): Outcome {
  const day = new Date(removed_at).toLocaleDateString('en-US', { dateStyle: 'long' });
  switch (reason) {
    case 'left':
      return { kind: 'skipped', reason: `Left the list on ${day}.` };
    case 'bounced':
      return { kind: 'skipped', reason: `Emails came back on ${day}.` };
    default:
      return { kind: 'skipped', reason: `Removed from the list on ${day}.`, remedy: 'add' };
  }
}

/** Longer lines are cut, as they are no addresses, so that a file of another kind doesn't inflate the request. */
const valueMaxCharacters = 1000;
const valuesOf = (chunk: readonly AddressLine[]) => chunk.map(({ value }) => value.slice(0, valueMaxCharacters));

function send(emails: readonly string[], isDryRun: boolean): Promise<ImportEmailsResponse> {
  return sendCall(otherCalls.importEmails, { body: { emails, dry_run: isDryRun } });
}
