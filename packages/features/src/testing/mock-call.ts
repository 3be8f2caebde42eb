import type { Call } from '@porchlight/contract/calls';
import { type ErrorCode, errorStatus } from '@porchlight/contract/errors';
import { delay, HttpResponse, http, type PathParams, type RequestHandler } from 'msw';

/**
 * How the mocked backend behaves: responds, never responds, fails with 500, is unreachable, refuses the token, or finds
 * nothing at the address.
 */
export type MockMode = 'responding' | 'waiting' | 'failing' | 'unreachable' | 'signed-out' | 'missing';

/** The body of a response, none for a 204, or a whole response. */
type MockBody<ResponseBody> = ResponseBody | Response | undefined;

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/**
 * Mocks one call of the contract.
 * @param respond returns what is sent; nothing by default
 */
export function mockCall<ResponseBody>(
  call: Call<ResponseBody>,
  respond: (mockRequest: {
    request: Request;
    params: PathParams;
    query: URLSearchParams;
  }) => MockBody<ResponseBody> | Promise<MockBody<ResponseBody>> = () => undefined,
  mode: MockMode = 'responding',
): RequestHandler {
  return methods[call.method](call.path.replace('{id}', ':id'), async ({ request, params }) => {
    if (mode === 'waiting') await delay('infinite');
    if (mode === 'unreachable') return HttpResponse.error();
    if (mode === 'signed-out') return mockError('unauthorized', 'Sign in again.');
    if (mode === 'missing') return mockError('not_found');
    if (mode === 'failing') return mockError('internal', 'Something went wrong on the server.');
    const query = new URL(request.url).searchParams;
    const body = await respond({ request, params, query });
    if (body instanceof Response) return body;
    return body === undefined ? new HttpResponse(null, { status: 204 }) : Response.json(body);
  });
}

/** A response that refuses a call. */
export function mockError(code: ErrorCode, message = 'No.', fields?: Record<string, string>): Response {
  return Response.json({ error: { code, message, fields } }, { status: errorStatus[code] });
}
