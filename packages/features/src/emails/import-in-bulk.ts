import { importChunkLines } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { ImportEmailsResponse } from '@porchlight/contract/schemas';
import { ApiError, sendCall } from '../api/index.ts';
import { type OnProgress, type Outcome, type Outcomes, rejected } from './address-rules.ts';
import type { AddressLine } from './read-list.ts';

/** Whether the backend has the bulk call. @throws ApiError when the request fails otherwise */
export async function hasBulkImport(): Promise<boolean> {
  try {
    // A dry run with an invalid address: a backend that has the call lists it under `invalid`.
    return Array.isArray((await send([''], true)).invalid);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 405)) return false;
    throw error;
  }
}

/** Dry run on the server, in chunks. @throws ApiError */
export function checkInBulk(lines: readonly AddressLine[], onProgress: OnProgress): Promise<Outcomes> {
  return sendInChunks(lines, true, onProgress);
}

/** Adds addresses in chunks, each in one transaction. @throws ApiError */
export function addInBulk(lines: readonly AddressLine[], onProgress: OnProgress): Promise<Outcomes> {
  return sendInChunks(lines, false, onProgress);
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
    for (const { index, removed_at } of removed) outcomes.set(start + index, removedOn(removed_at));
    onProgress(start + chunk.length);
  }
  return outcomes;
}

function removedOn(removedAt: string): Outcome {
  const day = new Date(removedAt).toLocaleDateString('en-US', { dateStyle: 'long' });
  return { kind: 'skipped', reason: `Removed from the list on ${day}.`, remedy: 'add' };
}

/** Longer lines are cut, as they are no addresses, so that a file of another kind doesn't inflate the request. */
const valueMaxCharacters = 1000;
const valuesOf = (chunk: readonly AddressLine[]) => chunk.map(({ value }) => value.slice(0, valueMaxCharacters));

function send(emails: readonly string[], isDryRun: boolean): Promise<ImportEmailsResponse> {
  return sendCall(otherCalls.importEmails, { body: { emails, dry_run: isDryRun } });
}
