import { callPath } from '@porchlight/contract/calls';
import type { DeletedAnswer, HistoryAnswer, HistoryEntry } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import { serverForEachTest } from './test-server.ts';

/** What an entry says of one field. */
export const changeOf = (entry: HistoryEntry | undefined, field: string) =>
  entry?.changes.find((change) => change.field === field);

/** Gives every test of a file a server of its own, and what tests of the history do with it, as a staff member. */
export function historyServer() {
  const server = serverForEachTest();
  const get = async <Answer>(path: string, query = '') =>
    (await server.asStaff({ url: `${path}${query}` })).json<Answer>();
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.asStaff({ method, url, payload });
  return {
    /** The server of the test that runs. */
    server,
    get,
    send,
    history: (query = '') => get<HistoryAnswer>(otherCalls.history.path, query),
    trash: (query = '') => get<DeletedAnswer>(otherCalls.deleted.path, query),
    restoreVersion: (entry: HistoryEntry, payload: object) =>
      send('POST', callPath(otherCalls.restoreVersion, entry.id), payload),
    addStory: async (values: object) => (await send('POST', '/api/add-story', values)).json().story,
  };
}
