import { otherCalls } from '@porchlight/contract/other-calls';
import type { PreviewLink } from '@porchlight/contract/publication';
import { HttpResponse, http, type RequestHandler } from 'msw';

/** Mocks the calls for one record's preview link, held in memory. @param published refuses to create one */
export function mockPreviewLink(published = false): RequestHandler[] {
  let link: PreviewLink | null = null;
  const answer = () => HttpResponse.json({ preview_link: link });
  return [
    http.get(otherCalls.previewLink.path, answer),
    http.post(otherCalls.addPreviewLink.path, () => {
      const message = 'Visitors see this already. Share the address of its page.';
      if (published) return HttpResponse.json({ error: { code: 'conflict', message } }, { status: 409 });
      link = {
        url: `https://porchlight.example.org/story/1?preview=${'mYx3cZP0nq8G1vJk'.repeat(2)}`,
        expires_at: '2026-03-21T16:00:00Z',
      };
      return answer();
    }),
    http.delete(otherCalls.removePreviewLink.path, () => {
      link = null;
      return answer();
    }),
  ];
}
