import type { LinkingRecord } from '@porchlight/contract/broken-links';
import type { ChangeRecordsInput } from '@porchlight/contract/bulk-changes';
import { holdsPersonalData } from '@porchlight/contract/call-access';
import { totalCountHeader } from '@porchlight/contract/calls';
import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import { personalDataPageMax } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Role } from '@porchlight/contract/permissions';
import type { RecordUse } from '@porchlight/contract/pictures';
import { resources } from '@porchlight/contract/resources';
import type { LoginResponse, PendingSignInResponse } from '@porchlight/contract/schemas';
import type { RequestHandler } from 'msw';
import { type MockMode, mockCall, mockError } from './mock-call.ts';
import { mockComments } from './mock-comments.ts';
import { mockFacets } from './mock-facets.ts';
import { mockReferences } from './mock-references.ts';
import { mockSavedViews } from './mock-saved-views.ts';
import { mockUploads } from './mock-uploads.ts';
import { queriedRows } from './queried-rows.ts';
import { mockSitePages } from './site-pages.ts';

/** Who is signed in. */
const ada = { id: 1, username: 'ada' };

/** What a record has that doesn't say it. */
const defaults: Readonly<Record<string, unknown>> = { state: 'published' };

type Row = { id: number; version: number } & Record<string, unknown>;

/** The stories' current time, by which the mocked backend sorts past and upcoming records. */
const mockNow = new Date('2026-03-14T15:00:00Z');

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
  mode: MockMode = 'responding',
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
  const recordResponse = (row: Row | undefined, status = 200) =>
    row ? Response.json({ [calls.singleKey]: row }, { status }) : mockError('not_found', 'There is no such record.');

  const saveRow = async (request: Request, schema: typeof create | typeof update, row: Row): Promise<Response> => {
    const body = await readBody(request);
    if (row.version > 0 && body.version !== undefined && Number(body.version) !== row.version) {
      const error = { code: 'stale_version', message: 'Someone else has changed this in the meantime.', current: row };
      return Response.json({ error }, { status: 409 });
    }
    const parsed = schema.safeParse(body);
    if (!parsed.success) {
      const fields = Object.fromEntries(
        parsed.error.issues.map(({ path: [field], message }) => [String(field), message]),
      );
      return mockError('validation', 'Check what you entered.', fields);
    }
    const next = { ...row, ...parsed.data, version: row.version + 1, updated_at: mockNow.toISOString() };
    rows.set(row.id, next);
    return recordResponse(next, row.version === 0 ? 201 : 200);
  };

  return [
    mockSession,
    mockSitePages,
    mockLastChanges,
    ...mockComments(),
    ...mockSavedViews(),
    ...mockUploads,
    mockPictureUses([]),
    mockLinkingRecords([]),
    mockFacets(name, () => [...rows.values()]),
    mockCall(
      calls.list,
      ({ query }) => {
        // As the server does to a session whose password was given long ago: no screen may need it to be looked at.
        if (holdsPersonalData(name) && Number(query.get('whole')) > personalDataPageMax)
          return mockError('reauthentication_required');
        const { page, total } = queriedRows([...rows.values()], query, mockNow);
        return Response.json({ [calls.listKey]: page }, { headers: { [totalCountHeader]: String(total) } });
      },
      mode,
    ),
    mockCall(calls.single, ({ params }) => recordResponse(rows.get(Number(params.id))), mode),
    mockCall(
      calls.create,
      ({ request }) => {
        const id = Math.max(0, ...rows.keys()) + 1;
        return saveRow(request, create, { id, version: 0, created_at: mockNow.toISOString(), updated_at: '' });
      },
      mode,
    ),
    mockCall(
      calls.update,
      ({ request, params }) => {
        const row = rows.get(Number(params.id));
        return row ? saveRow(request, update, row) : recordResponse(row);
      },
      mode,
    ),
    mockCall(
      calls.remove,
      ({ params }) => {
        const row = rows.get(Number(params.id));
        if (!row) return recordResponse(row);
        deleted.set(row.id, row);
        rows.delete(row.id);
        return undefined;
      },
      mode,
    ),
    mockCall(
      calls.restore,
      ({ params }) => {
        const row = deleted.get(Number(params.id));
        if (row) rows.set(row.id, row);
        return recordResponse(row);
      },
      mode,
    ),
    mockCall(
      otherCalls.changeRecords,
      async ({ request }) => {
        const { action, records, values }: ChangeRecordsInput = await request.json();
        const done = records.flatMap(({ id, values: own }) => {
          const row = (action === 'restore' ? deleted : rows).get(id);
          if (!row) return [];
          const next = { ...row, ...values, ...own, version: row.version + 1 };
          if (action === 'remove') deleted.set(id, row);
          if (action === 'remove') rows.delete(id);
          else rows.set(id, next);
          const before = Object.fromEntries(
            Object.keys({ ...values, ...own }).map((field) => [field, row[field] ?? defaults[field]]),
          );
          return [{ id, version: next.version, ...(action === 'update' && { before }) }];
        });
        return { done, unchanged: [], refused: [] };
      },
      mode,
    ),
    ...mockReferences(name),
  ];
}

/** Mocks the uses of library pictures, the same for every picture. */
export function mockPictureUses(uses: readonly RecordUse[]): RequestHandler {
  return mockCall(otherCalls.pictureUses, () => ({ uses: [...uses] }));
}

/** Mocks the records that link to a record, the same for every record. */
export function mockLinkingRecords(uses: readonly LinkingRecord[], total = uses.length): RequestHandler {
  return mockCall(otherCalls.linkingRecords, () => ({ uses: [...uses], total }));
}

/** Mocks the last changes: 'ada' changed every row. */
const mockLastChanges = mockCall(otherCalls.lastChanges, ({ query }) => {
  const ids = (query.get('records') ?? '').split(',').map(Number);
  return { changes: ids.map((id) => ({ record_id: id, at: '2026-03-14T14:00:00Z', by: ada })) };
});

/** Mocks the session of 'ada', without a role. */
export const mockSession = mockCall(otherCalls.session, () => ({ user: ada }));

/** Mocks the session of 'ada' with a role. */
export function mockSessionAs(role: Role): RequestHandler {
  return mockCall(otherCalls.session, () => ({ user: { ...ada, role } }));
}

/** Mocks the sign-in with one account: 'ada' with the password 'lamp'. */
export const mockLogin: RequestHandler[] = [
  mockCall<LoginResponse | PendingSignInResponse>(otherCalls.login, async ({ request }) => {
    const { username, password } = await readBody(request);
    return username === 'ada' && password === 'lamp'
      ? { token: 'story-token', user: ada }
      : mockError('invalid_credentials', 'Invalid credentials');
  }),
  mockCall(otherCalls.logout),
  mockCall(otherCalls.signInOptions, () => ({ keep_days: 30 })),
  mockSession,
  mockSitePages,
];

async function readBody(request: Request): Promise<Record<string, unknown>> {
  if (request.headers.get('content-type')?.startsWith('application/json')) return request.json();
  return Object.fromEntries(await request.formData());
}
