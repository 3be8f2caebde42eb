import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forEachTest } from '../testing/for-each-test.ts';
import { quarters } from '../testing/sample-files.ts';
import { multipart } from '../testing/test-server.ts';
import { startTwoNodes } from '../testing/two-nodes.ts';

const site = forEachTest(startTwoNodes);

test('a visitor who subscribes at two nodes, all at once, has the share of one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      site.nodes[index % 2]?.server.inject({
        method: 'POST',
        url: '/api/add-email',
        payload: { email: `r${index}@example.org` },
        remoteAddress: '203.0.113.7',
      }),
    ),
  );
  expect(answers.filter((answer) => answer?.statusCode === 201)).toHaveLength(20);
  expect(answers.filter((answer) => answer?.statusCode === 429)).toHaveLength(10);
});

test('a key to a file that one node gave opens it at the other', async () => {
  const [here, there] = site.nodes;
  const content = await quarters().jpeg().toBuffer();
  const parts = multipart({ title: 'A', image: { filename: 'a.jpg', content } });
  const { id, image } = (await here.asStaff({ method: 'POST', url: '/api/add-story', ...parts })).json().story;
  await here.resources.services.story.remove(id);
  const { deleted } = (await here.asStaff({ url: '/api/get-all-deleted' })).json();
  const [{ file_keys }] = deleted;
  const opened = (key: string) => there.server.inject(`/images/${image}?${key}`);
  // Without a common store the file is on one of the two: it is asked for as if it were on both.
  if (there !== here) await cp(join(here.dataDir, 'files'), join(there.dataDir, 'files'), { recursive: true });
  expect((await opened(file_keys.image)).statusCode).toBe(200);
  expect((await opened('')).statusCode).toBe(404);
});
