import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { databaseFile } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { postgresBuilder } from '../db/postgres.ts';
import { openWriter, queryBuilder } from '../db/sqlite.ts';
import { cleanUp } from '../jobs/housekeeping.ts';
import { findUses } from '../media/picture-library.ts';
import { publicFiles } from '../media/published-files.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { noise } from '../testing/sample-files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { acquireDatabase, isOnPostgres, runSql } from '../testing/test-database.ts';
import { serverForEachTest } from '../testing/test-server.ts';

/** A text with pictures, as calls send it and as it is stored. */
const showing = (...names: string[]) =>
  JSON.stringify({
    version: 1,
    type: 'doc',
    content: names.map((name) => ({
      type: 'blockquote',
      content: [{ type: 'picture', attrs: { name, alt: 'Jars "name":"none.jpg"', caption: '' } }],
    })),
  });

describe('a picture in a text', () => {
  const server = serverForEachTest('2026-03-07T13:50:00Z');
  /** Names of two pictures of the library. */
  let jars: string;
  let lamps: string;
  beforeEach(async () => {
    [jars = '', lamps = ''] = await Promise.all([80, 90].map(addPicture));
  });

  async function addPicture(side: number): Promise<string> {
    const image = await noise(side, side).jpeg().toBuffer();
    return (await server.post('/api/add-media', { title: `Picture of ${side} px`, image })).json().picture.image;
  }
  const send = async (method: 'POST' | 'DELETE', url: string, payload?: object) =>
    (await server.asStaff({ method, url, payload })).statusCode;
  const add = (values: object) => send('POST', '/api/add-story', { title: 'Pantry', ...values });
  const change = (values: object) => send('POST', '/api/update-single-story/1', values);
  /** The status for visitors who request a picture. */
  const seen = async (name = jars) => (await server.server.inject(`/images/${name}`)).statusCode;
  const named = async () => {
    const rows = await server.db.read
      .selectFrom('named_files')
      .select(['record_id', 'name'])
      .where('resource', '=', 'story')
      .orderBy('record_id')
      .execute();
    return rows.map(({ record_id, name }) => [record_id, name]);
  };

  test('is visible exactly while its story is public: as a draft, on time, archived, in the trash and back', async () => {
    await add({ state: 'draft', content_document: showing(jars) });
    expect(await seen()).toBe(404);
    await change({ state: 'scheduled', publish_at: '2026-03-07T09:00' });
    await server.resources.applySchedules();
    expect(await seen()).toBe(404);
    server.setNow('2026-03-07T14:00:00Z');
    await server.resources.applySchedules();
    expect(await seen()).toBe(200);
    await change({ state: 'archived' });
    expect(await seen()).toBe(404);
    await change({ state: 'published' });
    expect(await seen()).toBe(200);
    await send('DELETE', '/api/delete-single-story/1');
    expect(await seen()).toBe(404);
    await send('POST', '/api/restore-story/1');
    expect(await seen()).toBe(200);
  });

  test('is refused once it is removed from the text, and visible again after undo', async () => {
    await add({ content_document: showing(jars, lamps, lamps) });
    await change({ content_document: showing(lamps) });
    expect([await seen(jars), await seen(lamps)]).toEqual([404, 200]);
    const { history } = (await server.asStaff({ url: '/api/get-all-history?resource=story' })).json();
    await send('POST', `/api/restore-version/${history[0].id}`, { state: 'before', version: 2 });
    expect([await seen(jars), await seen(lamps)]).toEqual([200, 200]);
    await change({ content: 'A text without formatting.' });
    expect([await seen(jars), await seen(lamps), await named()]).toEqual([404, 404, []]);
  });

  test('that is also the record’s picture is visible until both are removed', async () => {
    const { media } = (await server.asStaff({ url: '/api/get-all-media' })).json();
    const idOf = (name: string) => media.find(({ image }: { image: string }) => image === name).id;
    await add({ content_document: showing(jars), image_from: idOf(jars) });
    expect(await named()).toEqual([[1, jars]]);
    await change({ content: 'No picture' });
    expect(await seen()).toBe(200);
    await change({ image_from: idOf(lamps) });
    expect([await seen(), await named()]).toEqual([404, [[1, lamps]]]);
  });

  test('in a draft of changes is visible with them, and pictures they removed are not', async () => {
    await add({ content_document: showing(jars) });
    await add({ content_document: showing(lamps), state: 'draft', replaces: 1 });
    expect([await seen(jars), await seen(lamps)]).toEqual([200, 404]);
    await send('POST', '/api/update-single-story/2', { state: 'published' });
    expect([await seen(jars), await seen(lamps), await named()]).toEqual([404, 200, [[1, lamps]]]);
  });

  test('is forgotten when its story is permanently deleted', async () => {
    await add({ content_document: showing(jars) });
    await add({ content_document: showing(lamps) });
    await send('DELETE', '/api/delete-single-story/1');
    expect(await named()).toEqual([
      [1, jars],
      [2, lamps],
    ]);
    server.setNow('2026-05-06T12:00:00Z');
    await cleanUp({ ...server, now: () => new Date('2026-05-06T12:00:00Z') });
    expect(await named()).toEqual([[2, lamps]]);
  });

  test('of a change that was undone is as before', async () => {
    await add({ content_document: showing(jars) });
    const failed = server.resources.services.story.update(
      1,
      { content_document: showing(lamps) },
      { afterWrite: () => Promise.reject(new Error('taken back')) },
    );
    await expect(failed).rejects.toThrow('taken back');
    expect([await seen(jars), await seen(lamps)]).toEqual([200, 404]);
  });

  test('is found among thousands of texts without reading them', async () => {
    await add({ content_document: showing(jars) });
    const { created_at, updated_at } = await server.db.read.selectFrom('stories').selectAll().executeTakeFirstOrThrow();
    await server.db.write(async (trx) => {
      for (let number = 0; number < 3000; number += 1) {
        const row = { slug: `s${number}`, content_document: showing(lamps), created_at, updated_at };
        const { id } = await trx.insertInto('stories').values(row).returning('id').executeTakeFirstOrThrow();
        await trx
          .insertInto('named_files')
          .values({ resource: 'story', record_id: Number(id), name: `${number}.jpg` })
          .execute();
      }
      if (isOnPostgres()) await sql`analyze`.execute(trx);
    });
    const plans = [
      ...(await queryPlans(server.db.read, (read) => publicFiles({ read }, { staleMs: null }, String)(jars))),
      ...(await queryPlans(server.db.read, (read) => findUses(read, jars))),
    ];
    expect(plans).toHaveLength(4);
    for (const plan of plans) {
      expect(plan).toMatch(isOnPostgres() ? /Index Cond: .*name = / : /named_files USING .*\(name=\?/);
      expect(plan).not.toMatch(isOnPostgres() ? /Seq Scan/ : /SCAN|state=\?/);
    }
  });
});

test('what a database of an earlier version uses and links to is in the tables, texts and the trash included', async () => {
  const folder = await temporaryFolder();
  const url = await acquireDatabase();
  if (url) await runSql(url, 'drop schema public cascade; create schema public');
  const db = url ? postgresBuilder(url) : queryBuilder(openWriter(join(folder, databaseFile)));
  await migrate(db, '0061-large-tables');
  const stamps = { created_at: '2026-03-06T12:00:00Z', updated_at: '2026-03-06T12:00:00Z' };
  const empty = JSON.stringify({ version: 1, type: 'doc', content: [] });
  const link = (attrs: object) => ({ type: 'text', text: 'here', marks: [{ type: 'link', attrs }] });
  const linking = JSON.stringify({
    ...{ version: 1, type: 'doc' },
    content: [
      link({ entity: 'story', id: 7 }),
      link({ href: '/podcast/12#notes' }),
      link({ href: '/podcasts' }),
      link({ href: 'https://example.org/story/4' }),
    ],
  });
  const rows = [
    ['stories', { slug: 'a', image: 'beside.jpg', content_document: showing('one.jpg', 'two.webp', 'one.jpg') }],
    [
      'stories',
      { slug: 'b', deleted_at: '2026-03-07T12:00:00Z', image: null, content_document: showing('beside.jpg') },
    ],
    ['stories', { slug: 'c', content: 'A "picture" and a "name":"no.jpg"', content_document: empty }],
    ['articles', { slug: 'd', pdf: 'land.3.pdf', body_document: null }],
    ['podcasts', { slug: 'e', link: '/sounds/rain.60.mp3', transcript_document: showing('two.webp') }],
    ['podcasts', { slug: 'f', link: 'https://example.org/sounds/rain.mp3' }],
    ['events', { slug: 'g', description_document: linking }],
    ['media', { image: 'one.jpg', image_key: 'one.jpg' }],
  ] as const;
  for (const [table, row] of rows)
    await db
      .insertInto(table)
      .values({ ...row, ...stamps })
      .execute();
  await db.updateTable('organization').set({ logo: 'logo.jpg' }).execute();
  await migrate(db);
  const named = await db
    .selectFrom('named_files')
    .selectAll()
    .orderBy('resource')
    .orderBy('record_id')
    .orderBy('name')
    .execute();
  expect(named.map(({ resource, record_id, name }) => `${resource} ${record_id} ${name}`)).toEqual([
    'article 1 land.3.pdf',
    'media 1 one.jpg',
    'organization 1 logo.jpg',
    'podcast 1 rain.60.mp3',
    'podcast 1 two.webp',
    'story 1 beside.jpg',
    'story 1 one.jpg',
    'story 1 two.webp',
    'story 2 beside.jpg',
  ]);
  const links = await db.selectFrom('links').selectAll().where('resource', '=', 'event').orderBy('position').execute();
  expect(links.map(({ field, text, target }) => [field, text, target])).toEqual([
    ['description', 'here', '/story/7'],
    ['description', 'here', '/podcast/12'],
    ['description', 'here', '/podcasts'],
    ['description', 'here', 'https://example.org/story/4'],
  ]);
  const menus = await db.selectFrom('links').select('target').where('resource', '=', 'menus').execute();
  expect(menus.map(({ target }) => target)).toEqual(expect.arrayContaining(['/donate', '/vote']));
  await db.destroy();
});
