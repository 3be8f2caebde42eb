import type { ConcurrentEditor, DraftEntry } from '@porchlight/contract/drafts';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { RequestHandler } from 'msw';
import { mockCall, refusal } from './mock-call.ts';

/** Mocks the calls for an account's drafts. @param drafts of the account @param atWork who else edits every record */
export function mockDrafts(drafts: DraftEntry[] = [], atWork: ConcurrentEditor[] = []): RequestHandler[] {
  let kept = drafts;
  const waiting = mockCall(otherCalls.waiting, () => ({
    records: [],
    total: { in_review: 0, scheduled: 0 },
    drafts: kept,
  }));
  return [
    // Without drafts, `mockHistory` handles this call.
    ...(drafts.length > 0 ? [waiting] : []),
    mockCall(otherCalls.draft, ({ params }) => {
      const draft = drafts.find(({ id }) => id === params.id);
      return draft
        ? { draft: { values: { title: draft.title }, files: {}, base: null, ...draft } }
        : refusal('not_found');
    }),
    mockCall(otherCalls.keepDraft, ({ params }) => {
      const again = drafts.find(({ id }) => id === params.id);
      if (again) kept = [again, ...kept];
      return { at_work: atWork };
    }),
    mockCall(otherCalls.removeDraft, ({ params }) => {
      kept = kept.filter(({ id }) => id !== params.id);
      return {};
    }),
    mockCall(otherCalls.atWork, () => ({ at_work: atWork })),
  ];
}
