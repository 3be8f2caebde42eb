import { importChunkLines } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { sendCall } from '../api/index.ts';
import { type CheckedLine, type OnProgress, type Outcome, type Outcomes, rejected } from '../imports/index.ts';
import type { RedirectLine } from './read-redirects.ts';

/**
 * Dry run: the server checks which redirects of a list can be added. A line that repeats another one is left out.
 * @throws ApiError
 */
export async function checkRedirects(
  lines: readonly RedirectLine[],
  onProgress: OnProgress,
): Promise<CheckedLine<RedirectLine>[]> {
  const firsts = new Map<string, RedirectLine>();
  for (const each of lines) if (!firsts.has(keyOf(each))) firsts.set(keyOf(each), each);
  const unique = [...firsts.values()];
  const outcomes = await sendInChunks(unique, true, onProgress);
  const checked = new Map(unique.map(({ id }, index) => [id, outcomes.get(index) ?? { kind: 'ready' as const }]));
  return lines.map((each) => {
    const repeated: Outcome = { kind: 'skipped', reason: `Same as line ${firsts.get(keyOf(each))?.line}.` };
    return { ...each, outcome: checked.get(each.id) ?? repeated };
  });
}

/** Adds redirects in chunks, each in one transaction. @returns the outcomes of those not added. @throws ApiError */
export function addRedirects(lines: readonly RedirectLine[], onProgress: OnProgress): Promise<Outcomes> {
  return sendInChunks(lines, false, onProgress);
}

const keyOf = ({ redirect }: RedirectLine) => JSON.stringify(redirect).toLowerCase();

async function sendInChunks(
  lines: readonly RedirectLine[],
  isDryRun: boolean,
  onProgress: OnProgress,
): Promise<Outcomes> {
  const outcomes = new Map<number, Outcome>();
  for (let start = 0; start < lines.length; start += importChunkLines) {
    const redirects = lines.slice(start, start + importChunkLines).map(({ redirect }) => redirect);
    const { already, invalid } = await sendCall(otherCalls.importRedirects, { body: { redirects, dry_run: isDryRun } });
    for (const { index, message } of invalid) outcomes.set(start + index, rejected(message));
    for (const index of already) outcomes.set(start + index, { kind: 'already' });
    onProgress(start + redirects.length);
  }
  return outcomes;
}
