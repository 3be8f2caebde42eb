import { callPath } from '@porchlight/contract/calls';
import type { DeletedResponse, HistoryEntry, HistoryResponse } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import { serverForEachTest } from './test-server.ts';

/** The change of one field in a history entry. */
export const changeOf = (entry: HistoryEntry | undefined, field: string) =>
  entry?.changes.find((change) => change.field === field);

/** Starts a server for each test of a file, and returns helpers for tests of the history, signed in as staff. */
export function historyServer() {
  const server = serverForEachTest();
  const get = async <Answer>(path: string, query = '') =>
    (await server.asStaff({ url: `${path}${query}` })).json<Answer>();
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.asStaff({ method, url, payload });
  return {
    /** The server of the current test. */
    server,
    get,
    send,
    history: (query = '') => get<HistoryResponse>(otherCalls.history.path, query),
    trash: (query = '') => get<DeletedResponse>(otherCalls.deleted.path, query),
    restoreVersion: (entry: HistoryEntry, payload: object) =>
      send('POST', callPath(otherCalls.restoreVersion, entry.id), payload),
    addStory: async (values: object) => (await send('POST', '/api/add-story', values)).json().story,
  };
}
