import type { CsvProblem } from '@porchlight/ui/CsvImport';
import { loadChunk } from '../api/index.ts';
import { addressKey, alreadyListedText, type OnProgress } from './address-rules.ts';
import { addInBulk, checkInBulk, hasBulkImport } from './import-in-bulk.ts';
import type { AddressLine } from './parse-addresses.ts';

/** Result of a dry run. */
export interface CheckedAddresses {
  ready: AddressLine[];
  /** Lines that can't be added, ascending by line number. */
  problems: CsvProblem[];
  /** Whether the backend lacks the bulk call, so that addresses are added one at a time, which takes a while. */
  isOneByOne: boolean;
}

/**
 * Dry run: checks which of a file's lines can be added, without adding any. The server checks them; if the backend
 * lacks the bulk call, they are checked in the browser against the list.
 * @throws ApiError
 */
export async function checkAddresses(lines: readonly AddressLine[], onProgress: OnProgress): Promise<CheckedAddresses> {
  const { unique, problems } = splitDuplicates(lines);
  const isOneByOne = !(await hasBulkImport());
  const reasons = isOneByOne
    ? await (await loadOneByOne()).checkInBrowser(unique)
    : await checkInBulk(unique, (done) => onProgress(problems.length + done));
  const ready: AddressLine[] = [];
  for (const [index, line] of unique.entries()) {
    const reason = reasons.get(index);
    if (reason === undefined) ready.push(line);
    else problems.push({ ...line, reason, isFinal: reason === alreadyListedText });
  }
  return { ready, problems: problems.sort((a, b) => a.line - b.line), isOneByOne };
}

/**
 * Adds addresses. Those added before a failure stay; adding an address twice has no effect.
 * @param onProgress called with how many addresses, in their order, the backend has accepted or rejected
 * @returns lines that the backend rejected despite the check
 * @throws ApiError
 */
export async function addAddresses(
  lines: readonly AddressLine[],
  isOneByOne: boolean,
  onProgress: OnProgress,
): Promise<CsvProblem[]> {
  if (isOneByOne) return (await loadOneByOne()).addOneByOne(lines, onProgress);
  await addInBulk(lines, onProgress);
  return [];
}

/** Loaded only for backends that need it: it includes the contract's schemas. */
const loadOneByOne = () => loadChunk('import-one-by-one', () => import('./import-one-by-one.ts'));

function splitDuplicates(lines: readonly AddressLine[]) {
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
