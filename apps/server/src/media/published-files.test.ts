import { expect, test, vi } from 'vitest';
import { ConnectionLost } from '../db/failures.ts';
import { noise, samplePdf } from '../testing/sample-files.ts';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

const photo = (side: number) => noise(side, side).jpeg().toBuffer();
const addEvent = async (image: Buffer) =>
  (await server.post('/api/add-event', { title: 'Fish fry', image })).json().event;
const visit = (url: string) => server.server.inject({ url });
const status = async (url: string) => (await visit(url)).statusCode;
/** URLs of the replaced files of the last change, from the history for staff. */
async function keyOfReplaced(field: string): Promise<string> {
  const { history } = (await server.asStaff({ url: '/api/get-all-history' })).json();
  const changes = history.flatMap((entry: { changes: { field: string; from_key?: string }[] }) => entry.changes);
  return changes.find((change: { field: string; from_key?: string }) => change.field === field && change.from_key)
    .from_key;
}

test('a picture is hidden from visitors as soon as its record is deleted, and visible when it is restored', async () => {
  const { id, image } = await addEvent(await photo(200));
  const path = `/images/${image}`;
  expect([await status(path), await status(`${path}?w=160`)]).toEqual([200, 200]);
  await server.asStaff({ method: 'DELETE', url: `/api/delete-single-event/${id}` });
  expect([await status(path), await status(`${path}?w=160`)]).toEqual([404, 404]);
  expect((await visit(path)).headers['cache-control']).toBe('no-store');
  await server.asStaff({ method: 'POST', url: `/api/restore-event/${id}` });
  expect(await status(path)).toBe(200);
});

test('a picture in two records stays until the last of them is deleted', async () => {
  const content = await photo(220);
  const first = await addEvent(content);
  const second = await addEvent(content);
  expect(second.image).toBe(first.image);
  await server.resources.services.event.remove(first.id);
  expect(await status(`/images/${first.image}`)).toBe(200);
  await server.resources.services.event.remove(second.id);
  expect(await status(`/images/${first.image}`)).toBe(404);
});

test('a PDF that was replaced is hidden from visitors; staff can open it from the history, and nobody else with its URL', async () => {
  const content = await samplePdf();
  const { id, pdf } = (await server.post('/api/add-article', { title: 'Land', pdf: content })).json().article;
  const path = `/pdfs/${pdf}`;
  expect([await status(path), await status(`${path}?w=160`)]).toEqual([200, 200]);
  await server.post(`/api/update-single-article/${id}`, { pdf: Buffer.concat([content, Buffer.from('\n')]) });
  expect([await status(path), await status(`${path}?w=160`)]).toEqual([404, 404]);
  const key = await keyOfReplaced('pdf');
  expect(await status(`${path}?w=160&${key}`)).toBe(200);
  const opened = await visit(`${path}?${key}`);
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  expect((await server.asStaff({ url: path })).statusCode).toBe(200);
  server.pass(30 * 60_000);
  expect(await status(`${path}?${key}`)).toBe(404);
});

test('a key opens only the file it was made for', async () => {
  const { id, image } = await addEvent(await photo(200));
  await server.post(`/api/update-single-event/${id}`, { image: await photo(210) });
  const key = await keyOfReplaced('image');
  expect(await status(`/images/${image}?w=160&${key}`)).toBe(200);
  const other = await addEvent(await photo(230));
  await server.resources.services.event.remove(other.id);
  expect(await status(`/images/${other.image}?${key}`)).toBe(404);
  for (const wrong of [`${key}x`, key.replace(/until=\d+/, 'until=99999999999999'), 'until=1&key=', key.slice(0, -5)]) {
    expect(await status(`/images/${image}?${wrong}`)).toBe(404);
  }
});

test('while the database is unavailable, a public picture that was shown before is shown, and a hidden one stays hidden', async () => {
  const { image } = await addEvent(await photo(230));
  const { id, image: hidden } = await addEvent(await photo(240));
  await server.resources.services.event.remove(id);
  const { image: unseen } = await addEvent(await photo(250));
  const paths = [image, hidden, unseen].map((name) => `/images/${name}`);
  expect(await Promise.all(paths.slice(0, 2).map(status))).toEqual([200, 404]);
  vi.spyOn(server.db.read, 'selectFrom').mockImplementation(() => {
    throw new ConnectionLost('The database is away.', {});
  });
  // Before the outage is known, and after.
  expect(await Promise.all(paths.map(status))).toEqual([200, 404, 503]);
  server.resources.changes.markUnreachable();
  expect(await Promise.all(paths.map(status))).toEqual([200, 404, 503]);
  vi.restoreAllMocks();
  server.resources.changes.markReachable();
  expect(await Promise.all(paths.map(status))).toEqual([200, 404, 200]);
});

test('a file is saved under the title of the record that visitors see it in, a picture under that of the gallery', async () => {
  const image = await photo(260);
  const { image: name } = await addEvent(image);
  const nameFor = async (url: string) => (await visit(url)).headers['content-disposition'];
  expect(await nameFor(`/images/${name}`)).toBe('inline; filename="Fish fry.jpg"');
  await server.post('/api/add-gallery', { title: 'Catfish', image });
  expect(await nameFor(`/images/${name}`)).toBe('inline; filename=Catfish.jpg');
  // What visitors can't see gives no names away.
  const draft = { title: 'Secret plan', state: 'draft', pdf: await samplePdf() };
  const { pdf } = (await server.post('/api/add-article', draft)).json().article;
  expect((await server.asStaff({ url: `/pdfs/${pdf}` })).headers['content-disposition']).toBe(
    `inline; filename=${pdf}`,
  );
});
