import { otherCalls } from '@porchlight/contract/other-calls';
import type { PreviewLink } from '@porchlight/contract/publication';
import type { RequestHandler } from 'msw';
import { mockCall, mockError } from './mock-call.ts';

/** Mocks the calls for one record's preview link, held in memory. @param published refuses to create one */
export function mockPreviewLink(published = false): RequestHandler[] {
  let link: PreviewLink | null = null;
  const response = () => ({ preview_link: link });
  return [
    mockCall(otherCalls.previewLink, response),
    mockCall(otherCalls.addPreviewLink, () => {
      if (published) return mockError('conflict', 'This is already public. Share the address of its page.');
      link = {
        url: `https://porchlight.example.org/story/1?preview=${'mYx3cZP0nq8G1vJk'.repeat(2)}`,
        expires_at: '2026-03-21T16:00:00Z',
      };
      return response();
    }),
    mockCall(otherCalls.removePreviewLink, () => {
      link = null;
      return response();
    }),
  ];
}
