import type { ConcurrentEditor, DraftEntry } from '@porchlight/contract/drafts';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { RequestHandler } from 'msw';
import { mockCall, mockError } from './mock-call.ts';

/**
 * Mocks the calls for an account's drafts.
 * @param drafts of the account
 * @param concurrentEditors who else edits every record
 */
export function mockDrafts(drafts: DraftEntry[] = [], concurrentEditors: ConcurrentEditor[] = []): RequestHandler[] {
  let savedDrafts = drafts;
  const waiting = mockCall(otherCalls.waiting, () => ({
    records: [],
    total: { in_review: 0, scheduled: 0, draft: 0 },
    drafts: savedDrafts,
    failed_sets: [],
    failed_mails: 0,
  }));
  return [
    // Without drafts, `mockHistory` handles this call.
    ...(drafts.length > 0 ? [waiting] : []),
    mockCall(otherCalls.draft, ({ params }) => {
      const draft = drafts.find(({ id }) => id === params.id);
      return draft
        ? { draft: { values: { title: draft.title }, files: {}, base: null, ...draft } }
        : mockError('not_found');
    }),
    mockCall(otherCalls.keepDraft, ({ params }) => {
      const existing = drafts.find(({ id }) => id === params.id);
      if (existing) savedDrafts = [existing, ...savedDrafts];
      return { at_work: concurrentEditors };
    }),
    mockCall(otherCalls.removeDraft, ({ params }) => {
      savedDrafts = savedDrafts.filter(({ id }) => id !== params.id);
      return {};
    }),
    mockCall(otherCalls.concurrentEditors, () => ({ at_work: concurrentEditors })),
  ];
}
