import type { AtWork, DraftEntry } from '@porchlight/contract/drafts';
import { otherCalls } from '@porchlight/contract/other-calls';
import { HttpResponse, http, type RequestHandler } from 'msw';

/** The calls of drafts that an account keeps. @param drafts the account's own @param atWork who else is at work on every record */
export function mockDrafts(drafts: readonly DraftEntry[] = [], atWork: readonly AtWork[] = []): RequestHandler[] {
  const path = (call: { path: string }) => call.path.replace('{id}', ':id');
  let kept: readonly DraftEntry[] = drafts;
  const waiting = http.get(otherCalls.waiting.path, () =>
    HttpResponse.json({ records: [], total: { in_review: 0, scheduled: 0 }, drafts: kept }),
  );
  return [
    // The history's mock tells what waits, where there are none.
    ...(drafts.length > 0 ? [waiting] : []),
    http.get(path(otherCalls.draft), ({ params }) => {
      const draft = drafts.find(({ id }) => id === params.id);
      return draft
        ? HttpResponse.json({ draft: { values: { title: draft.title }, files: {}, base: null, ...draft } })
        : HttpResponse.json({ error: { code: 'not_found' } }, { status: 404 });
    }),
    http.put(path(otherCalls.keepDraft), ({ params }) => {
      const again = drafts.find(({ id }) => id === params.id);
      if (again) kept = [again, ...kept];
      return HttpResponse.json({ at_work: atWork });
    }),
    http.delete(path(otherCalls.removeDraft), ({ params }) => {
      kept = kept.filter(({ id }) => id !== params.id);
      return HttpResponse.json({});
    }),
    http.get(otherCalls.atWork.path, () => HttpResponse.json({ at_work: atWork })),
  ];
}
