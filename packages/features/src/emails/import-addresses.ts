import { otherCalls } from '@porchlight/contract/calls';
import type { ImportEmailsAnswer } from '@porchlight/contract/entities';
import { importChunkLines } from '@porchlight/contract/limits';
import type { CsvProblem } from '@porchlight/ui/CsvImport';
import { browserTransport } from '../api/index.ts';
import type { AddressLine } from './read-addresses.ts';

/** What a dry run found. */
export interface CheckedAddresses {
  ready: AddressLine[];
  /** By line, ascending. */
  problems: CsvProblem[];
}

/** Asks the server, in parts, what would become of a file's lines. Nothing is added. @throws ApiError */
export async function checkAddresses(
  lines: readonly AddressLine[],
  onProgress: (done: number) => void,
): Promise<CheckedAddresses> {
  const { unique, problems } = partDuplicates(lines);
  const ready: AddressLine[] = [];
  for (const part of inParts(unique)) {
    const { already, invalid } = await send(part, true);
    const reasons = new Map(invalid.map(({ index, message }) => [index, message]));
    for (const index of already) reasons.set(index, 'Already on the list.');
    for (const [index, line] of part.entries()) {
      const reason = reasons.get(index);
      if (reason === undefined) ready.push(line);
      else problems.push({ ...line, reason });
    }
    onProgress(ready.length + problems.length);
  }
  return { ready, problems: problems.sort((a, b) => a.line - b.line) };
}

/**
 * Adds addresses in parts. What was added before a failure stays; adding again what is there does nothing.
 * @param onProgress told how many of them the server has taken
 * @returns how many were new
 * @throws ApiError
 */
export async function addAddresses(lines: readonly AddressLine[], onProgress: (done: number) => void): Promise<number> {
  let added = 0;
  let done = 0;
  for (const part of inParts(lines)) {
    added += (await send(part, false)).added;
    done += part.length;
    onProgress(done);
  }
  return added;
}

async function send(part: readonly AddressLine[], isDryRun: boolean): Promise<ImportEmailsAnswer> {
  const body = { emails: part.map(({ value }) => value.slice(0, 1000)), dry_run: isDryRun };
  return (await browserTransport({ ...otherCalls.importEmails, body })).data as ImportEmailsAnswer;
}

function partDuplicates(lines: readonly AddressLine[]) {
  const firstLines = new Map<string, number>();
  const problems: CsvProblem[] = [];
  const unique = lines.filter((each) => {
    const key = each.value.normalize('NFKC').toLowerCase();
    const first = firstLines.get(key);
    if (first === undefined || key === '') {
      firstLines.set(key, each.line);
      return true;
    }
    problems.push({ ...each, reason: `Same as line ${first}.` });
    return false;
  });
  return { unique, problems };
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / importChunkLines) }, (_, index) =>
    items.slice(index * importChunkLines, (index + 1) * importChunkLines),
  );
}
