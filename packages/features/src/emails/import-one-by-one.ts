import { resourceCalls } from '@porchlight/contract/calls';
import { resources } from '@porchlight/contract/resources';
import type { CsvProblem } from '@porchlight/ui/CsvImport';
import { ApiError, browserSource, sendCall } from '../api/index.ts';
import { addressKey, alreadyListedText, type OnProgress, type Reasons } from './address-rules.ts';
import type { AddressLine } from './parse-addresses.ts';

/** Number of concurrent requests. */
const concurrentCalls = 4;

/** Checks lines with the contract's schema and against the list. @throws ApiError when the list can't be loaded */
export async function checkInBrowser(lines: readonly AddressLine[]): Promise<Reasons> {
  const { records } = await browserSource.list('email', {});
  const existingKeys = new Set(records.map(({ email }) => addressKey(String(email))));
  const reasons = new Map<number, string>();
  for (const [index, { value }] of lines.entries()) {
    const checked = resources.email.create.safeParse({ email: value });
    if (!checked.success) reasons.set(index, checked.error.issues[0]?.message ?? 'This is not an email address.');
    else if (existingKeys.has(addressKey(value))) reasons.set(index, alreadyListedText);
  }
  return reasons;
}

/**
 * Adds addresses with one request each, a few concurrently. A rejected address does not stop the others.
 * @returns the rejected lines
 * @throws ApiError when the backend can't be reached or fails
 */
export async function addOneByOne(lines: readonly AddressLine[], onProgress: OnProgress): Promise<CsvProblem[]> {
  const rejected: CsvProblem[] = [];
  for (let start = 0; start < lines.length; start += concurrentCalls) {
    const chunk = lines.slice(start, start + concurrentCalls);
    await Promise.all(chunk.map(async (line) => void rejected.push(...(await addOne(line)))));
    onProgress(start + chunk.length);
  }
  return rejected.sort((a, b) => a.line - b.line);
}

async function addOne(line: AddressLine): Promise<CsvProblem[]> {
  try {
    await sendCall(resourceCalls.email.create, { body: { email: line.value } });
    return [];
  } catch (error) {
    if (error instanceof ApiError && [400, 409, 422].includes(error.status)) {
      return [{ ...line, reason: error.fields.email ?? error.message }];
    }
    throw error;
  }
}
