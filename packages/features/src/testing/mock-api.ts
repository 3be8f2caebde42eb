import { totalCountHeader } from '@porchlight/contract/calls';
import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Role } from '@porchlight/contract/permissions';
import type { PictureUse } from '@porchlight/contract/pictures';
import { resources } from '@porchlight/contract/resources';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { applyListQuery } from '../api/list-query.ts';

/** How the mocked backend behaves: responds, never responds, fails with 500, is unreachable, or refuses the token. */
export type MockMode = 'answering' | 'waiting' | 'failing' | 'unreachable' | 'signed-out';

type Row = { id: number; version: number } & Record<string, unknown>;

/** The stories' current time, by which the mocked backend sorts past and upcoming records. */
const storiesTakePlace = new Date('2026-03-14T15:00:00Z');

/** Functions that reset the rows of each mocked resource. */
const resets = new Set<() => void>();

/** Resets all mocked rows, so that a story shows the same when it is opened again. */
export function resetMockRows(): void {
  for (const reset of resets) reset();
}

/**
 * Mocks all calls of one resource with rows in memory. Changes by a story or a test stay until `resetMockRows`.
 * @param records the initial rows
 */
export function mockResource<Name extends ResourceName>(
  name: Name,
  records: readonly RecordOf<Name>[],
  mode: MockMode = 'answering',
): RequestHandler[] {
  const { calls, create, update } = resources[name];
  const rows = new Map<number, Row>();
  const deleted = new Map<number, Row>();
  const reset = () => {
    rows.clear();
    deleted.clear();
    for (const record of records) rows.set(record.id, { ...record } as Row);
  };
  reset();
  resets.add(reset);
  const path = (call: { path: string }) => call.path.replace('{id}', ':id');
  const answer = (row: Row | undefined, status = 200) =>
    row
      ? HttpResponse.json({ [calls.singleKey]: row }, { status })
      : failure(404, 'not_found', 'There is no such record.');

  /** Waits or fails according to the mode, else runs `act`. */
  const when =
    (act: (context: { request: Request; id: number }) => Response | Promise<Response>) =>
    async ({
      request,
      params,
    }: {
      request: Request;
      params: Record<string, string | readonly string[] | undefined>;
    }) => {
      if (mode === 'waiting') await delay('infinite');
      if (mode === 'unreachable') return HttpResponse.error();
      if (mode === 'signed-out') return failure(401, 'unauthorized', 'Please sign in again.');
      if (mode === 'failing') return failure(500, 'internal', 'Something went wrong on the server.');
      return act({ request, id: Number(params.id) });
    };

  const write = async (request: Request, schema: typeof create | typeof update, row: Row): Promise<Response> => {
    const body = await readBody(request);
    if (row.version > 0 && body.version !== undefined && Number(body.version) !== row.version) {
      const error = { code: 'stale_version', message: 'Somebody else has changed this in the meantime.', current: row };
      return HttpResponse.json({ error }, { status: 409 });
    }
    const parsed = schema.safeParse(body);
    if (!parsed.success) {
      const fields = Object.fromEntries(
        parsed.error.issues.map(({ path: [field], message }) => [String(field), message]),
      );
      return failure(400, 'validation', 'Please check what you entered.', fields);
    }
    const next = { ...row, ...parsed.data, version: row.version + 1, updated_at: storiesTakePlace.toISOString() };
    rows.set(row.id, next);
    return answer(next, row.version === 0 ? 201 : 200);
  };

  return [
    mockSession,
    mockLastChanges,
    mockUploads,
    mockUses([]),
    http.get(
      calls.list.path,
      when(({ request }) => {
        // Lists with `whole` or a filter are returned in full: the client filters and pages them.
        const asked = new URL(request.url).searchParams;
        const number = (name: string) => (asked.has(name) ? Number(asked.get(name)) : undefined);
        const isPart = !asked.has('whole') && !asked.has('filter');
        const { records } = applyListQuery(
          { records: [...rows.values()], totalCount: null },
          {
            sort: asked.get('sort') ?? undefined,
            ...(isPart && { limit: number('limit'), offset: number('offset') }),
          },
          storiesTakePlace,
        );
        return HttpResponse.json({ [calls.listKey]: records }, { headers: { [totalCountHeader]: String(rows.size) } });
      }),
    ),
    http.get(
      path(calls.single),
      when(({ id }) => answer(rows.get(id))),
    ),
    http.post(
      calls.create.path,
      when(({ request }) => {
        const id = Math.max(0, ...rows.keys()) + 1;
        return write(request, create, { id, version: 0, created_at: storiesTakePlace.toISOString(), updated_at: '' });
      }),
    ),
    http[calls.update.method === 'PUT' ? 'put' : 'post'](
      path(calls.update),
      when(({ request, id }) => {
        const row = rows.get(id);
        return row ? write(request, update, row) : answer(row);
      }),
    ),
    http.delete(
      path(calls.remove),
      when(({ id }) => {
        const row = rows.get(id);
        if (!row) return answer(row);
        deleted.set(id, row);
        rows.delete(id);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.post(
      path(calls.restore),
      when(({ id }) => {
        const row = deleted.get(id);
        if (row) rows.set(id, row);
        return answer(row);
      }),
    ),
  ];
}

/** Mocks the uses of library pictures, the same for every picture. */
export function mockUses(uses: readonly PictureUse[]): RequestHandler {
  return http.get(otherCalls.pictureUses.path.replace('{id}', ':id'), () => HttpResponse.json({ uses }));
}

/** Mocks the last changes: 'ada' changed every row. */
const mockLastChanges = http.get(otherCalls.lastChanges.path, ({ request }) => {
  const ids = (new URL(request.url).searchParams.get('records') ?? '').split(',').map(Number);
  const by = { id: 1, username: 'ada' };
  return HttpResponse.json({ changes: ids.map((id) => ({ record_id: id, at: '2026-03-14T14:00:00Z', by })) });
});

/** Mocks a backend without upload calls, which takes files as multipart form data. */
const mockUploads = http.post(otherCalls.addUpload.path, () => failure(404, 'not_found', 'There is no such call.'));

/** Mocks the session of 'ada', without a role. */
export const mockSession = http.get('/api/session', () => HttpResponse.json({ user: { id: 1, username: 'ada' } }));

/** Mocks the session of 'ada' with a role. */
export function mockSessionAs(role: Role): RequestHandler {
  return http.get('/api/session', () => HttpResponse.json({ user: { id: 1, username: 'ada', role } }));
}

/** Mocks the sign-in with one account: 'ada' with the password 'lamp'. */
export const mockLogin: RequestHandler[] = [
  http.post('/api/login', async ({ request }) => {
    const { username, password } = await readBody(request);
    return username === 'ada' && password === 'lamp'
      ? HttpResponse.json({ token: 'story-token', user: { id: 1, username: 'ada' } })
      : failure(401, 'invalid_credentials', 'Invalid credentials');
  }),
  http.post('/api/logout', () => new HttpResponse(null, { status: 204 })),
  http.get('/api/sign-in-options', () => HttpResponse.json({ keep_days: 30 })),
  mockSession,
];

async function readBody(request: Request): Promise<Record<string, unknown>> {
  if (request.headers.get('content-type')?.startsWith('application/json')) return request.json();
  return Object.fromEntries(await request.formData());
}

function failure(status: number, code: string, message: string, fields?: Record<string, string>) {
  return HttpResponse.json({ error: { code, message, fields } }, { status });
}
