import { expect, test } from 'vitest';
import { linkedText } from '../testing/linked-text.ts';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

const missing = async (entry: number, version: number) => {
  const url = `/api/get-missing-links/${entry}?version=${version}&state=before`;
  return (await server.asStaff({ url })).json();
};

/** A story whose first version links to an event, and the entry of its second version in the history. */
async function changedStory() {
  await server.post('/api/add-event', { title: 'Pie supper' });
  const linked = linkedText({ entity: 'event', id: 1 });
  const { story } = (await server.post('/api/add-story', { title: 'Beans', content_document: linked })).json();
  await server.post(`/api/update-single-story/${story.id}`, { content: 'No link.' });
  const { history } = (await server.asStaff({ url: `/api/get-all-history?resource=story&record=${story.id}` })).json();
  return history[0].id;
}

test('before a version is restored, it names the deleted records that it links to', async () => {
  const entry = await changedStory();
  expect(await missing(entry, 2)).toEqual({ links: [] });
  await server.asStaff({ method: 'DELETE', url: '/api/delete-single-event/1' });
  expect(await missing(entry, 2)).toEqual({ links: [{ name: 'Pie supper', target: '/event/1', problem: 'deleted' }] });
});

test('a version of a record that has changed in the meantime is refused', async () => {
  expect(await missing(await changedStory(), 1)).toMatchObject({ error: { code: 'stale_version' } });
});
