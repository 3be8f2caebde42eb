// @module-tag database
// @module-tag slow
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nameByContent } from './media/file-names.ts';
import { type NodeProcess, startNodeProcess } from './testing/node-process.ts';
import { quarters } from './testing/sample-files.ts';
import { startTestBucket, type TestBucket } from './testing/test-bucket.ts';
import { acquireDatabase, isOnPostgres, releaseDatabase, runSql } from './testing/test-database.ts';
import { startTestProxy, type TestProxy } from './testing/test-proxy.ts';

const password = 'a long enough password';
/** People who save at the same time. */
const writers = 8;

interface Story {
  id: number;
  title: string;
  subtitle: string;
  image: string;
}

describe.skipIf(!isOnPostgres())('two nodes behind nginx, on one database and one bucket', () => {
  let databaseUrl: string;
  let bucket: TestBucket;
  let nodes: [NodeProcess, NodeProcess];
  let proxy: TestProxy;
  let headers: { authorization: string };
  beforeEach(async () => {
    databaseUrl = String(await acquireDatabase());
    bucket = await startTestBucket();
    const settings = {
      ...bucket.settings,
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: 'https://porch.example',
      TRUST_PROXY: '1',
      ADMIN_PASSWORD: password,
    };
    nodes = await Promise.all([startNodeProcess(settings), startNodeProcess(settings)]);
    proxy = await startTestProxy([nodes[0].port, nodes[1].port]);
    const body = new URLSearchParams({ username: 'admin', password });
    const response = await fetch(`${nodes[0].origin}/api/login`, { method: 'POST', body });
    const { token }: { token: string } = JSON.parse(await response.text());
    headers = { authorization: `Bearer ${token}` };
  });
  afterEach(async () => {
    await proxy.stop();
    for (const node of nodes) await node.stop();
    await bucket.stop();
    releaseDatabase(databaseUrl);
  });

  async function send(origin: string, path: string, fields: Record<string, string | Blob>) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const response = await fetch(origin + path, { method: 'POST', headers, body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`);
    const { story }: { story: Story } = JSON.parse(text);
    return story;
  }

  async function stories(origin: string): Promise<Story[]> {
    const response = await fetch(`${origin}/api/get-all-story`);
    const { stories }: { stories: Story[] } = JSON.parse(await response.text());
    return stories;
  }

  /** Saves new stories with pictures, and each once more, until it is told to stop. */
  async function keepSaving() {
    const state = { isOver: false };
    /** The acknowledged stories: titles by id, and whether the second save was acknowledged. */
    const saved = new Map<number, { title: string; isSavedAgain: boolean }>();
    const broken: string[] = [];
    const pictures = await Promise.all(
      Array.from({ length: writers }, (_, each) =>
        quarters(80 + 2 * each)
          .jpeg()
          .toBuffer(),
      ),
    );
    const writing = pictures.map(async (content, writer) => {
      for (let turn = 0; !state.isOver; turn += 1) {
        const title = `No. ${writer} ${turn}`;
        try {
          const image = new File([new Uint8Array(content)], 'a.jpg');
          const { id } = await send(proxy.origin, '/api/add-story', { title, image });
          saved.set(id, { title, isSavedAgain: false });
          await send(proxy.origin, `/api/update-single-story/${id}`, { subtitle: 'saved again' });
          saved.set(id, { title, isSavedAgain: true });
        } catch (error) {
          broken.push(`${title}: ${error}${error instanceof Error && error.cause ? `, ${error.cause}` : ''}`);
        }
      }
    });
    const stop = async () => {
      state.isOver = true;
      await Promise.all(writing);
    };
    return { saved, broken, stop };
  }

  type Saved = Awaited<ReturnType<typeof keepSaving>>['saved'];

  /** Titles of acknowledged stories that are missing. */
  async function lost(saved: Saved): Promise<string[]> {
    const storyById = new Map((await stories(nodes[1].origin)).map((story) => [story.id, story]));
    return [...saved].flatMap(([id, { title, isSavedAgain }]) => {
      const story = storyById.get(id);
      return story?.title === title && (!isSavedAgain || story.subtitle === 'saved again') ? [] : [title];
    });
  }

  /** Titles of records whose picture is incomplete. */
  async function halves(): Promise<string[]> {
    const read = await stories(nodes[1].origin);
    const isHalf = await Promise.all(
      read.map(async ({ image }) => {
        const response = await fetch(`${nodes[1].origin}/images/${image}`);
        return nameByContent(Buffer.from(await response.arrayBuffer()), 'jpg') !== image;
      }),
    );
    return read.filter((_, index) => isHalf[index]).map(({ title }) => title);
  }

  test('someone who signed in at one edits at the other, and visitors of both see it within 100 ms', async () => {
    const { id } = await send(nodes[1].origin, '/api/add-story', { title: 'Before' });
    const delays: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      for (const { origin } of nodes) await stories(origin);
      const title = `Turn ${turn}`;
      await send(nodes[1].origin, `/api/update-single-story/${id}`, { title });
      const savedAt = performance.now();
      expect((await stories(nodes[1].origin))[0]?.title).toBe(title);
      while ((await stories(nodes[0].origin))[0]?.title !== title) await wait(1);
      delays.push(performance.now() - savedAt);
    }
    const [median = 0, longest = 0] = [10, 19].map((index) => delays.toSorted((a, b) => a - b)[index]);
    console.log(`seen at the other node after ${median.toFixed(1)} ms in the middle, ${longest.toFixed(1)} ms at most`);
    expect(median).toBeLessThan(100);
  });

  test('a node that is killed while people save loses nothing acknowledged, and leaves nothing incomplete', async () => {
    const { saved, broken, stop } = await keepSaving();
    await expect.poll(() => saved.size).toBeGreaterThan(10);
    await nodes[0].end('SIGKILL');
    const before = saved.size;
    await expect.poll(() => saved.size).toBeGreaterThan(before + 10);
    await stop();
    console.log(`killed: ${saved.size} acknowledged, ${broken.length} broken off`);
    // People whose request was sent to the killed node know that the result is uncertain.
    expect(broken.length).toBeGreaterThan(0);
    expect([await lost(saved), await halves()]).toEqual([[], []]);
    // A loss would be detected.
    const [[id = 0, { title = '' } = {}] = []] = saved;
    await fetch(`${nodes[1].origin}/api/delete-single-story/${id}`, { method: 'DELETE', headers });
    expect(await lost(saved)).toEqual([title]);
    const [{ image = '', title: other = '' } = {}] = await stories(nodes[1].origin);
    await runSql(databaseUrl, `delete from named_files where resource = 'story' and name <> '${image}'`);
    expect(await halves()).not.toContain(other);
    expect((await halves()).length).toBeGreaterThan(0);
  });

  test('a node that is stopped while people save cuts no response', {
    repeats: Number(process.env.REPEATS ?? 0),
  }, async () => {
    const { saved, broken, stop } = await keepSaving();
    await expect.poll(() => saved.size).toBeGreaterThan(10);
    expect(await nodes[0].end('SIGTERM')).toBe(0);
    const before = saved.size;
    await expect.poll(() => saved.size).toBeGreaterThan(before + 10);
    await stop();
    console.log(`stopped: ${saved.size} acknowledged, ${broken.length} broken off`);
    if (broken.length > 0) console.log(`${broken.join('\n')}\nnginx says:\n${await proxy.log()}`);
    expect([broken, await lost(saved), await halves()]).toEqual([[], [], []]);
  });

  test('what neither can respond to for a while is reported by both, and everything else works as before', async () => {
    const picture = new File([new Uint8Array(await quarters(80).jpeg().toBuffer())], 'a.jpg');
    const { image } = await send(proxy.origin, '/api/add-story', { title: 'On the porch', image: picture });
    await bucket.stop();
    bucket = await startTestBucket();
    // As many attempts as nginx makes before it marks both as down.
    for (let turn = 0; turn < 4; turn += 1) {
      const { status, headers } = await fetch(`${proxy.origin}/images/${image}`);
      expect([status, Number(headers.get('retry-after'))]).toEqual([503, expect.any(Number)]);
    }
    expect((await stories(proxy.origin)).map(({ title }) => title)).toEqual(['On the porch']);
  });
});
