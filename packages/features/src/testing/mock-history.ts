import { resourceCalls } from '@porchlight/contract/calls';
import type { DeletedRecord, HistoryEntry } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { WaitingResponse } from '@porchlight/contract/publication';
import type { RequestHandler } from 'msw';
import { mockSession } from './mock-api.ts';
import { type MockMode, mockCall, mockError } from './mock-call.ts';

const ada = { id: 1, username: 'ada' };
const grace = { id: 2, username: 'grace' };

/** Changes of several records, newest first. */
const sampleHistory: readonly HistoryEntry[] = [
  {
    id: 6,
    at: '2026-03-14T14:00:00Z',
    by: null,
    resource: 'email',
    record_id: 9,
    version: 1,
    action: 'create',
    reverted_to: null,
    title: 'ruth@example.org',
    changes: [{ field: 'email', from: null, to: 'ruth@example.org' }],
  },
  {
    id: 5,
    at: '2026-03-13T18:30:00Z',
    by: grace,
    resource: 'event',
    record_id: 4,
    version: 2,
    action: 'delete',
    reverted_to: null,
    title: 'Fish fry on the porch',
    changes: [],
  },
  {
    id: 4,
    at: '2026-03-12T18:30:00Z',
    by: ada,
    resource: 'article',
    record_id: 1,
    version: 2,
    action: 'update',
    reverted_to: null,
    title: 'Heirs’ property',
    changes: [
      { field: 'title', from: 'Heirs property', to: 'Heirs’ property' },
      { field: 'body', from: 'Bring your tax bills on Friday.', to: 'Bring your tax bills and a Bible on Saturday.' },
    ],
  },
  {
    id: 3,
    at: '2026-03-12T09:00:00Z',
    by: ada,
    resource: 'user',
    record_id: 2,
    version: 2,
    action: 'update',
    reverted_to: null,
    title: 'grace',
    changes: [{ field: 'password', from: null, to: null }],
  },
  {
    id: 1,
    at: '2026-03-01T09:00:00Z',
    by: grace,
    resource: 'article',
    record_id: 1,
    version: 1,
    action: 'create',
    reverted_to: null,
    title: 'Heirs property',
    changes: [
      { field: 'title', from: null, to: 'Heirs property' },
      { field: 'body', from: null, to: 'Bring your tax bills on Friday.' },
    ],
  },
];

/** Records in the trash, the last deleted first. */
const sampleDeleted: readonly DeletedRecord[] = [
  {
    id: 5,
    resource: 'event',
    record_id: 4,
    title: 'Fish fry on the porch',
    deleted_at: '2026-03-13T18:30:00Z',
    deleted_by: grace,
    restorable_until: '2026-04-12T18:30:00Z',
    record: {
      id: 4,
      version: 2,
      title: 'Fish fry on the porch',
      date: '2026-03-20T22:00:00Z',
      updated_at: '2026-03-13T18:30:00Z',
    },
  },
  {
    id: 2,
    resource: 'user',
    record_id: 7,
    title: 'odessa',
    deleted_at: '2026-02-14T18:30:00Z',
    deleted_by: ada,
    restorable_until: '2026-03-16T18:30:00Z',
  },
];

/** What waits for a user: a record to review, one that was sent back, a draft, a scheduled record, and a failed mail. */
const sampleWaiting: WaitingResponse = {
  records: [
    { resource: 'article', id: 1, title: 'Heirs’ property', state: 'in_review', at: '2026-03-12T18:30:00Z' },
    {
      resource: 'event',
      id: 2,
      title: `Spring plowing ${'and more plowing '.repeat(6)}`.slice(0, 101),
      state: 'scheduled',
      at: '2026-03-20T13:00:00Z',
    },
    {
      ...{ resource: 'story', id: 3, title: 'Rain on the porch', state: 'draft', at: '2026-03-13T14:00:00Z' },
      review_note: 'Who took the second picture?',
    },
    { resource: 'story', id: 4, title: '', state: 'draft', at: '2026-03-14T13:00:00Z' },
  ],
  total: { in_review: 7, scheduled: 1, draft: 2 },
  drafts: [],
  failed_sets: [{ id: 3, name: 'Winter hours', problem: 'The record “Well” was deleted.' }],
  failed_mails: 1,
};
const nothingWaiting: WaitingResponse = {
  ...{ records: [], total: { in_review: 0, scheduled: 0, draft: 0 } },
  ...{ drafts: [], failed_sets: [], failed_mails: 0 },
};

/**
 * Mocks the calls for the history, waiting records (none if there are no entries) and the trash. Restoring the user
 * fails, because their name is taken.
 */
export function mockHistory(
  entries: readonly HistoryEntry[] = sampleHistory,
  deleted: readonly DeletedRecord[] = sampleDeleted,
  mode: MockMode = 'responding',
): RequestHandler[] {
  const fits =
    (params: URLSearchParams) =>
    (each: { resource: string; record_id: number; title: string; by?: HistoryEntry['by'] }) =>
      each.title.toLowerCase().includes(params.get('title')?.toLowerCase() ?? '') &&
      [null, each.resource].includes(params.get('resource')) &&
      [null, String(each.record_id)].includes(params.get('record')) &&
      [null, String(each.by?.id)].includes(params.get('user'));
  return [
    mockSession,
    mockCall(otherCalls.history, ({ query }) => ({ history: entries.filter(fits(query)), next: null }), mode),
    mockCall(otherCalls.waiting, () => (entries.length > 0 ? sampleWaiting : nothingWaiting), mode),
    mockCall(otherCalls.historyPeople, () => ({ people: [ada, grace] }), mode),
    mockCall(otherCalls.deleted, ({ query }) => ({ deleted: deleted.filter(fits(query)), next: null }), mode),
    mockCall(otherCalls.deletedRecord, ({ params }) => {
      const record = deleted.find(({ id }) => String(id) === params.id);
      if (!record) return mockError('not_found');
      return { deleted: { ...record, record: { id: 4, version: 2, ...record.record, description: 'Bring a chair.' } } };
    }),
    mockCall(resourceCalls.event.restore, () => ({ event: { id: 4, version: 3 } })),
    mockCall(resourceCalls.user.restore, () =>
      mockError(
        'conflict',
        'Another record has the username “odessa” now. Change or delete that record first, then try again.',
      ),
    ),
    mockCall(otherCalls.missingLinks, () => ({ links: [] })),
    mockCall(otherCalls.restoreVersion, () => ({
      record: { id: 1, version: 3 },
      missing_files: { pdf: 'heirs-property.pdf' },
    })),
  ];
}
