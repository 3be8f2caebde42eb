import type { RecordComment } from '@porchlight/contract/comments';
import type { HistoryListEntry } from '@porchlight/ui/data-display/HistoryList';
import { formatRelativeDay, formatTime } from '../dates/index.ts';

/**
 * Adds to a record's history what colleagues said about it, and what they resolved, each at its time.
 * @param entries newest first
 * @param isComplete whether the entries go back to the oldest one; comments before the last entry come with the next page
 */
export function withComments(
  entries: readonly HistoryListEntry[],
  comments: readonly RecordComment[],
  { isComplete, subject, now }: { isComplete: boolean; subject: string; now: Date },
): HistoryListEntry[] {
  const entry = (id: string, who: string, action: string, at: string, note: string): HistoryListEntry => ({
    ...{ id, who, action, subject, at, note, changes: [] },
    ...{ time: formatTime(at), day: formatRelativeDay(at, now) },
  });
  const said = comments.flatMap(({ id, by, text, created_at, resolved }) => [
    entry(`comment-${id}`, by.username, 'commented on', created_at, text),
    ...(resolved ? [entry(`resolved-${id}`, resolved.by, 'resolved a comment on', resolved.at, text)] : []),
  ]);
  const oldest = entries.findLast(({ at }) => at !== '')?.at ?? '';
  const shown = said.filter(({ at }) => isComplete || at >= oldest);
  // What is without a time is before everything else.
  return [...entries, ...shown].toSorted((a, b) => b.at.localeCompare(a.at));
}
