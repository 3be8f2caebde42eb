import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { expect, test } from 'vitest';
import { websiteFolder } from '../ops/serve-command.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { startTestServer } from '../testing/test-server.ts';

const server = forEachTest(() => startTestServer(undefined, undefined, { webDist: websiteFolder }));
const get = async (url: string) => (await server.server.inject(url)).statusCode;

test('who searched too often opens every page that there is, and none that there is not', async () => {
  await server.resources.services.story.create({ ...sampleValues('story'), title: 'Okra season' });
  await server.resources.services.story.create({ ...sampleValues('story'), title: 'Not yet', state: 'draft' });
  await server.resources.services.page.create({ title: 'Vote', slug: 'vote' });
  let madeUp = 0;
  while ((await get(`/api/search?q=okra${madeUp}`)) !== 429) madeUp += 1;
  for (const url of ['/', '/gallery', '/vote', '/stories', '/story/1']) expect(await get(url), url).toBe(200);
  const unknown = ['/made-up', '/kenya', '/story/2', '/story/3', '/stories?page=9', '/search?q=rain'];
  for (const url of unknown) expect([url, await get(url)]).toEqual([url, 429]);
});
