import type { HistoryListEntry } from '@porchlight/ui/data-display/HistoryList';
import { expect, test } from 'vitest';
import { withComments } from './comment-entries.ts';

const now = new Date('2026-03-14T16:00:00Z');
const change = (id: number, at: string): HistoryListEntry => ({
  ...{ id, at, who: 'ada', action: 'changed', subject: 'this story', time: '', changes: [] },
});
const comment = (id: number, created_at: string, resolved: { by: string; at: string } | null = null) => ({
  ...{ id, by: { id: 1, username: 'ed' }, text: 'Who took the picture?', created_at, resolved },
});
const lines = (entries: readonly HistoryListEntry[]) => entries.map(({ who, action }) => `${who} ${action}`);

test('a comment and its resolution are between the changes, at their times', () => {
  const changes = [change(2, '2026-03-14T12:00:00Z'), change(1, '2026-03-10T12:00:00Z')];
  const resolved = { by: 'mary', at: '2026-03-14T15:00:00Z' };
  const entries = withComments(changes, [comment(1, '2026-03-12T12:00:00Z', resolved)], {
    ...{ isComplete: true, subject: 'this story', now },
  });
  expect(lines(entries)).toEqual(['mary resolved a comment on', 'ada changed', 'ed commented on', 'ada changed']);
  expect(entries[2]?.note).toBe('Who took the picture?');
});

test('a comment that is older than the changes that are shown comes with the older ones', () => {
  const options = { subject: 'this story', now };
  const comments = [comment(1, '2026-03-09T12:00:00Z')];
  const changes = [change(2, '2026-03-14T12:00:00Z')];
  expect(withComments(changes, comments, { ...options, isComplete: false })).toHaveLength(1);
  expect(withComments(changes, comments, { ...options, isComplete: true })).toHaveLength(2);
});
