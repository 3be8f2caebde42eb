import type { ChangeRecordsInput, ChangeRecordsResponse } from '@porchlight/contract/bulk-changes';
import { bulkCallMax } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { reportFailure, sendCall } from '../api/index.ts';
import { failureText } from '../entity/index.ts';

/** A change of any number of records. */
export type BulkChange = ChangeRecordsInput;

/** What became of the records. */
interface BulkOutcome extends Pick<ChangeRecordsResponse, 'done' | 'unchanged'> {
  refused: { id: number; title?: string; reason: string }[];
}

/**
 * Changes records, as many per call as the server takes. After a call that fails, such as without a connection or when
 * the role was taken away, nothing more is sent: the rest counts as refused, with the reason.
 * @param onProgress called with the number of records that have an answer
 */
export async function changeRecords(
  { records, ...change }: BulkChange,
  onProgress: (done: number) => void = () => {},
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], unchanged: [], refused: [] };
  for (let from = 0; from < records.length; from += bulkCallMax) {
    try {
      const body = { ...change, records: records.slice(from, from + bulkCallMax) };
      const { done, unchanged, refused } = await sendCall(otherCalls.changeRecords, { body });
      outcome.done.push(...done);
      outcome.unchanged.push(...unchanged);
      outcome.refused.push(...refused.map(({ message, ...each }) => ({ ...each, reason: message })));
    } catch (error) {
      reportFailure(`${change.action} many of ${change.resource}`, error);
      const reason = failureText(error);
      outcome.refused.push(...records.slice(from).map(({ id }) => ({ id, reason })));
      return outcome;
    }
    onProgress(Math.min(from + bulkCallMax, records.length));
  }
  return outcome;
}
