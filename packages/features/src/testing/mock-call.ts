import type { Call } from '@porchlight/contract/calls';
import { type ErrorCode, errorStatus } from '@porchlight/contract/errors';
import { delay, HttpResponse, http, type PathParams, type RequestHandler } from 'msw';

/**
 * How the mocked backend behaves: responds, never responds, fails with 500, is unreachable, refuses the token, or lacks
 * the call.
 */
export type MockMode = 'answering' | 'waiting' | 'failing' | 'unreachable' | 'signed-out' | 'missing';

/** The body of a response, none for a 204, or a whole response. */
type Given<Answer> = Answer | Response | undefined;

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/**
 * Mocks one call of the contract.
 * @param answer returns what is sent; nothing by default
 */
export function mockCall<Answer>(
  call: Call<Answer>,
  answer: (asked: {
    request: Request;
    params: PathParams;
    query: URLSearchParams;
  }) => Given<Answer> | Promise<Given<Answer>> = () => undefined,
  mode: MockMode = 'answering',
): RequestHandler {
  return verbs[call.method](call.path.replace('{id}', ':id'), async ({ request, params }) => {
    if (mode === 'waiting') await delay('infinite');
    if (mode === 'unreachable') return HttpResponse.error();
    if (mode === 'signed-out') return refusal('unauthorized', 'Please sign in again.');
    if (mode === 'missing') return refusal('not_found');
    if (mode === 'failing') return refusal('internal', 'Something went wrong on the server.');
    const query = new URL(request.url).searchParams;
    const given = await answer({ request, params, query });
    if (given instanceof Response) return given;
    return given === undefined ? new HttpResponse(null, { status: 204 }) : Response.json(given);
  });
}

/** A response that refuses a call. */
export function refusal(code: ErrorCode, message = 'No.', fields?: Record<string, string>): Response {
  return Response.json({ error: { code, message, fields } }, { status: errorStatus[code] });
}
