import type { CommentsResponse, RecordComment } from '@porchlight/contract/comments';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { RequestHandler } from 'msw';
import { mockCall } from './mock-call.ts';

/** Mocks the calls for the comments of records, held in memory. @param initial the comments of every record */
export function mockComments(initial: readonly RecordComment[] = []): RequestHandler[] {
  let comments = [...initial];
  const response = (): CommentsResponse => ({
    comments,
    people: [{ username: 'ada' }, { username: 'wendell', name: 'Wendell Hart' }],
  });
  return [
    mockCall(otherCalls.comments, () => {
      comments = [...initial];
      return response();
    }),
    mockCall(otherCalls.addComment, async ({ request }) => {
      const { text }: { text: string } = await request.json();
      const id = 1 + Math.max(0, ...comments.map((each) => each.id));
      const by = { id: 1, username: 'ada' };
      comments.push({ id, by, text, created_at: '2026-03-14T15:00:00Z', resolved: null });
      return { ...response(), unknown_mentions: text.match(/@nobody/) ?? [] };
    }),
    mockCall(otherCalls.resolveComment, () => {
      const resolved = { by: 'ada', at: '2026-03-14T15:00:00Z' };
      comments = comments.map((each, index) => (index === 0 ? { ...each, resolved } : each));
      return response();
    }),
  ];
}
