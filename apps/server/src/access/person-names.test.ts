import { beforeEach, describe, expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

const password = 'seven lanterns by the river';
const add = (username: string, name: string, role = 'editor') =>
  server.asStaff({ method: 'POST', url: '/api/add-user', payload: { username, name, role, password } });
const namesOf = async () => {
  const { people } = (await server.asStaff({ url: '/api/get-history-people' })).json();
  return people.map(({ username, name }: { username: string; name?: string }) => [username, name]);
};
/** Signs a person in and lets them change their own name, so that the history has them. */
async function change(username: string, name: string) {
  const token = await server.signIn({ username, password });
  return server.server.inject({
    method: 'PUT',
    url: '/api/change-my-name',
    headers: { authorization: `Bearer ${token}` },
    payload: { name },
  });
}

describe('a person with a display name', () => {
  beforeEach(async () => {
    await add('ruth', '');
    await add('ada', 'Ada Pickens');
  });

  test('changes it, and colleagues read it in the history without what could disguise it', async () => {
    expect((await change('ruth', '  Ruth \u202e Hart ')).json()).toEqual({ name: 'Ruth Hart' });
    expect(await namesOf()).toContainEqual(['ruth', 'Ruth Hart']);
    const { history } = (await server.asStaff({ url: '/api/get-all-history?resource=user&limit=1' })).json();
    expect(history).toMatchObject([
      {
        by: { username: 'ruth', name: 'Ruth Hart' },
        title: 'Ruth Hart',
        changes: [{ field: 'name', to: 'Ruth Hart' }],
      },
    ]);
  });

  test('who empties it is called by the username again', async () => {
    await change('ruth', 'Ruth Hart');
    expect((await change('ruth', ' \u200b ')).json()).toEqual({ name: '' });
    expect(await namesOf()).toContainEqual(['ruth', undefined]);
  });

  test('is told when it is too long, and keeps the one they had', async () => {
    await change('ruth', 'Ruth Hart');
    const refused = await change('ruth', 'R'.repeat(61));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.fields.name).toContain('at most 60 characters');
    expect(await namesOf()).toContainEqual(['ruth', 'Ruth Hart']);
  });

  test('who shares it with another, or has another’s username as a name, is told apart by the username', async () => {
    await change('ruth', 'Ruth Hart');
    await add('naomi', '');
    await change('naomi', 'ruth  hart');
    expect(await namesOf()).toEqual(
      expect.arrayContaining([
        ['ruth', 'Ruth Hart (ruth)'],
        ['naomi', 'ruth hart (naomi)'],
      ]),
    );
    await change('naomi', 'ADMIN');
    expect(await namesOf()).toEqual(
      expect.arrayContaining([
        ['ruth', 'Ruth Hart'],
        ['naomi', 'ADMIN (naomi)'],
      ]),
    );
  });

  test('is named nowhere on the website', async () => {
    await change('ruth', 'Ruth Hart');
    const token = await server.signIn({ username: 'ruth', password });
    const headers = { authorization: `Bearer ${token}` };
    const payload = { title: 'Seed Saturday', content: 'Bring a jar.' };
    await server.server.inject({ method: 'POST', url: '/api/add-story', headers, payload });
    for (const url of ['/api/get-all-story', '/api/get-single-story/1', '/api/search?q=ruth'])
      expect((await server.server.inject({ url })).body, url).not.toMatch(/ruth/i);
  });
});
