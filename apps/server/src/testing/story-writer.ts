import type { Role } from '@porchlight/contract/permissions';
import type { TestServer } from './test-server.ts';

/** Creates an account with a role, and returns helpers to write stories with it through the API. */
export async function storyWriter(server: TestServer, role: Role, username?: string) {
  const { id, call: inject } = await server.person(role, username);
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const response = await inject({ method, url, payload });
    return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
  };
  return {
    id,
    inject,
    add: (values: object) => call('POST', '/api/add-story', values),
    change: (story: number, values: object) => call('POST', `/api/update-single-story/${story}`, values),
    remove: (story: number) => call('DELETE', `/api/delete-single-story/${story}`),
    restore: (story: number) => call('POST', `/api/restore-story/${story}`),
    read: (path: string) => call('GET', path),
  };
}
