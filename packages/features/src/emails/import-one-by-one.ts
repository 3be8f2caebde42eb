import { resources } from '@porchlight/contract/resources';
import { browserSource } from '../api/index.ts';
import { addAddress } from './add-address.ts';
import { addressKey, type OnProgress, type Outcome, type Outcomes, rejected } from './address-rules.ts';
import type { AddressLine } from './read-list.ts';

/** Number of concurrent requests. */
const concurrentCalls = 4;

/** Checks lines with the contract's schema and against the list. @throws ApiError when the list can't be loaded */
export async function checkInBrowser(lines: readonly AddressLine[]): Promise<Outcomes> {
  const { records } = await browserSource.list('email', {});
  const existingKeys = new Set(records.map(({ email }) => addressKey(String(email))));
  const outcomes = new Map<number, Outcome>();
  for (const [index, { value }] of lines.entries()) {
    const checked = resources.email.create.safeParse({ email: value });
    if (!checked.success)
      outcomes.set(index, rejected(checked.error.issues[0]?.message ?? 'This is not an email address.'));
    else if (existingKeys.has(addressKey(value))) outcomes.set(index, { kind: 'already' });
  }
  return outcomes;
}

/**
 * Adds addresses with one request each, a few concurrently. A rejected address does not stop the others.
 * @returns the outcomes of those that were not added, by index
 * @throws ApiError when the backend can't be reached or fails
 */
export async function addOneByOne(lines: readonly AddressLine[], onProgress: OnProgress): Promise<Outcomes> {
  const outcomes = new Map<number, Outcome>();
  for (let start = 0; start < lines.length; start += concurrentCalls) {
    const chunk = lines.slice(start, start + concurrentCalls);
    await Promise.all(chunk.map(async ({ value }, index) => void outcomes.set(start + index, await addAddress(value))));
    onProgress(start + chunk.length);
  }
  return outcomes;
}
