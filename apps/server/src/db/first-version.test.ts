// @module-tag database
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { readConfig } from '../settings/config.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isOnPostgres } from '../testing/test-database.ts';
import { databaseFile } from './database.ts';

/** What a server of version 0.1.0 left in its data folder: its database as SQL, one record of each kind, and a picture. */
const firstVersion = join(import.meta.dirname, '../testing/first-version');
const password = 'a long enough password';
const picture = '41d4d27ac45c9fa0e434a3f9dc001f60.jpg';

let dataDir: string;
let app: App | undefined;
beforeEach(async () => {
  dataDir = await temporaryFolder();
  await cp(join(firstVersion, 'files'), join(dataDir, 'files'), { recursive: true });
  const database = new DatabaseSync(join(dataDir, databaseFile));
  database.exec(await readFile(join(firstVersion, 'database.sql'), 'utf8'));
  database.close();
});
afterEach(() => app?.server.close());

test.skipIf(isOnPostgres())('a data folder of the first version is migrated without losing anything', async () => {
  app = await buildApp(readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://porch.example' }));
  const { server } = app;
  const login = await server.inject({ method: 'POST', url: '/api/login', payload: { username: 'ruby', password } });
  expect(login.json().user).toMatchObject({ id: 2, username: 'Ruby', role: 'administrator' });
  const headers = { authorization: `Bearer ${login.json().token}` };
  const read = async (path: string) => (await server.inject({ url: `/api/${path}`, headers })).json();

  const { story } = await read('get-single-story/1');
  expect(story).toMatchObject({
    title: 'Peaches by the road',
    subtitle: 'What José remembers',
    content: 'We sold peaches.\n\nThen we sold quilts.',
    slug: 'peaches-by-the-road',
    date: '2026-02-03',
    image: picture,
    version: 1,
    created_at: expect.stringMatching(/^2026-03-14T16:00:00/),
  });
  expect(await read('get-all-article')).toMatchObject({
    articles: [{ title: 'Canning in July', body: 'Boil the jars.' }],
  });
  expect(await read('get-all-donation')).toMatchObject({ donations: [{ email: 'Giver@Example.org', amount: 25.5 }] });
  expect(await read('get-all-event')).toMatchObject({
    events: [{ title: 'Porch supper', date: expect.stringMatching(/^2026-04-01T22:30:00/) }],
  });
  expect(await read('get-all-election')).toMatchObject({ elections: [{ title: 'County board' }] });
  expect(await read('get-all-podcast')).toMatchObject({ podcasts: [{ link: 'https://example.org/rain.mp3' }] });
  expect(await read('get-all-gallery')).toMatchObject({ gallery_items: [{ image: picture }] });
  expect(await read('get-all-team')).toMatchObject({ teams: [{ name: 'Ruby Dell', type: 'staff' }] });
  expect(await read('get-all-email')).toMatchObject({ emails: [{ email: 'reader@example.org' }] });
  expect(await read('get-all-media')).toMatchObject({
    media: [{ image: picture, alt: 'Ruby on the porch' }],
  });

  const response = await server.inject({ url: `/images/${picture}` });
  expect([
    response.statusCode,
    response.rawPayload.equals(await readFile(join(firstVersion, 'files/images', picture))),
  ]).toEqual([200, true]);
  expect((await server.inject('/api/search?q=peaches')).json()).toMatchObject({ total: 1 });
  const changed = await server.inject({
    method: 'POST',
    url: '/api/update-single-story/1',
    headers,
    payload: { subtitle: 'What we remember' },
  });
  expect(changed.json().story).toMatchObject({ subtitle: 'What we remember', image: picture, version: 2 });
});
