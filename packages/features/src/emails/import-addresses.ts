import type { CsvProblem } from '@porchlight/ui/CsvImport';
import { loadChunk } from '../api/index.ts';
import { addressKey, type OnProgress, onTheListText } from './address-rules.ts';
import { addInBulk, checkInBulk, knowsImport } from './import-in-bulk.ts';
import type { AddressLine } from './read-addresses.ts';

/** What a dry run found. */
export interface CheckedAddresses {
  ready: AddressLine[];
  /** By line, ascending. */
  problems: CsvProblem[];
  /** The backend has no call for many addresses: they are added one at a time, which takes a while. */
  isOneByOne: boolean;
}

/**
 * Finds out what would become of a file's lines. Nothing is added. The server checks them; where it has no such call,
 * an older one or another backend, they are checked here against the list.
 * @throws ApiError
 */
export async function checkAddresses(lines: readonly AddressLine[], onProgress: OnProgress): Promise<CheckedAddresses> {
  const { unique, problems } = partDuplicates(lines);
  const isOneByOne = !(await knowsImport());
  const reasons = isOneByOne
    ? await (await oneByOne()).checkHere(unique)
    : await checkInBulk(unique, (done) => onProgress(problems.length + done));
  const ready: AddressLine[] = [];
  for (const [index, line] of unique.entries()) {
    const reason = reasons.get(index);
    if (reason === undefined) ready.push(line);
    else problems.push({ ...line, reason, isFinal: reason === onTheListText });
  }
  return { ready, problems: problems.sort((a, b) => a.line - b.line), isOneByOne };
}

/**
 * Adds addresses. What was added before a failure stays; adding again what is there does nothing.
 * @param onProgress told how many of them the backend has taken or refused, in their order
 * @returns lines that were refused after all
 * @throws ApiError
 */
export async function addAddresses(
  lines: readonly AddressLine[],
  isOneByOne: boolean,
  onProgress: OnProgress,
): Promise<CsvProblem[]> {
  if (isOneByOne) return (await oneByOne()).addOneByOne(lines, onProgress);
  await addInBulk(lines, onProgress);
  return [];
}

/** Comes when a backend needs it: it carries the contract's schemas. */
const oneByOne = () => loadChunk('import-one-by-one', () => import('./import-one-by-one.ts'));

function partDuplicates(lines: readonly AddressLine[]) {
  const firstLines = new Map<string, number>();
  const problems: CsvProblem[] = [];
  const unique = lines.filter((each) => {
    const key = addressKey(each.value);
    const first = firstLines.get(key);
    if (first === undefined || key === '') {
      firstLines.set(key, each.line);
      return true;
    }
    problems.push({ ...each, reason: `Same as line ${first}.`, isFinal: true });
    return false;
  });
  return { unique, problems };
}
