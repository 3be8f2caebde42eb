import { importChunkLines } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { ImportEmailsResponse } from '@porchlight/contract/schemas';
import { ApiError, sendCall } from '../api/index.ts';
import { alreadyListedText, type OnProgress, type Reasons } from './address-rules.ts';
import type { AddressLine } from './parse-addresses.ts';

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
export async function checkInBulk(lines: readonly AddressLine[], onProgress: OnProgress): Promise<Reasons> {
  const reasons = new Map<number, string>();
  await forEachChunk(lines, async (chunk, start) => {
    const { already, invalid } = await send(valuesOf(chunk), true);
    for (const { index, message } of invalid) reasons.set(start + index, message);
    for (const index of already) reasons.set(start + index, alreadyListedText);
    onProgress(start + chunk.length);
  });
  return reasons;
}

/** Adds addresses in chunks, each in one transaction. @throws ApiError */
export async function addInBulk(lines: readonly AddressLine[], onProgress: OnProgress): Promise<void> {
  await forEachChunk(lines, async (chunk, start) => {
    await send(valuesOf(chunk), false);
    onProgress(start + chunk.length);
  });
}

/** Longer lines are cut, as they are no addresses, so that a file of another kind doesn't inflate the request. */
const valueMaxCharacters = 1000;
const valuesOf = (chunk: readonly AddressLine[]) => chunk.map(({ value }) => value.slice(0, valueMaxCharacters));

function send(emails: readonly string[], isDryRun: boolean): Promise<ImportEmailsResponse> {
  return sendCall(otherCalls.importEmails, { body: { emails, dry_run: isDryRun } });
}

async function forEachChunk<Item>(items: readonly Item[], handle: (chunk: Item[], start: number) => Promise<void>) {
  for (let start = 0; start < items.length; start += importChunkLines) {
    await handle(items.slice(start, start + importChunkLines), start);
  }
}
