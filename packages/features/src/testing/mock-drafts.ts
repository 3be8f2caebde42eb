import type { AtWork, DraftEntry } from '@porchlight/contract/drafts';
import { otherCalls } from '@porchlight/contract/other-calls';
import { HttpResponse, http, type RequestHandler } from 'msw';

/** Mocks the calls for an account's drafts. @param drafts of the account @param atWork who else edits every record */
export function mockDrafts(drafts: readonly DraftEntry[] = [], atWork: readonly AtWork[] = []): RequestHandler[] {
  const path = (call: { path: string }) => call.path.replace('{id}', ':id');
  let kept: readonly DraftEntry[] = drafts;
  const waiting = http.get(otherCalls.waiting.path, () =>
    HttpResponse.json({ records: [], total: { in_review: 0, scheduled: 0 }, drafts: kept }),
  );
  return [
    // Without drafts, `mockHistory` handles this call.
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
