/**
 * `npm test -- artifact`: checks that the unpacked artifact, without the repository, does what an operator needs: it
 * serves pages, pictures and cards, accepts a PDF, is backed up while it runs, destroyed, and restored.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { extract } from 'tar';
import { largePdf } from '../e2e/sample-pdf.ts';
import { isReady } from '../e2e/start-product.ts';
import { buildArtifact, pack } from './artifact.ts';
import { timeFactor } from './time-factor.ts';

/** Maximum size of the artifact, in bytes. issue 18 §1 */
const maxBytes = 150_000_000;
/** Timeout of a start, in milliseconds: enough for a busy machine that writes demo content. */
const startMaxMs = 120_000 * timeFactor;

const folder = mkdtempSync(join(tmpdir(), 'porchlight-artifact-'));
const dataDir = join(folder, 'data');
const port = Number(process.env.ARTIFACT_PORT ?? 4790);
const origin = `http://127.0.0.1:${port}`;
const password = 'a lamp on every porch';
const env = {
  PATH: process.env.PATH,
  LOG_LEVEL: 'warn',
  PORT: String(port),
  PUBLIC_URL: origin,
  DATA_DIR: dataDir,
  ADMIN_PASSWORD: password,
};
let server: ChildProcess | undefined;

function expect(description: string, isTrue: boolean): void {
  if (!isTrue) throw new Error(`Failed: ${description}.`);
  console.log(`passed  ${description}`);
}

function porchlight(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'bin/porchlight'), ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`porchlight ${args.join(' ')} exited with ${status}: ${stdout}${stderr}`);
  return stdout;
}

async function start(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [join(folder, 'bin/porchlight'), 'serve', ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  server = child;
  const giveUpAt = Date.now() + startMaxMs;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error('The artifact did not start.');
    await wait(100);
  }
}

async function stop(): Promise<void> {
  if (!server || server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function signIn(): Promise<string> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const { token }: { token: string } = JSON.parse(await response.text());
  return token;
}

const page = async (path: string) => {
  const response = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });
  return { status: response.status, text: await response.text() };
};

const isPicture = async (address: string | undefined) => {
  if (!address) return false;
  const response = await fetch(new URL(address.replaceAll('&amp;', '&'), origin));
  return response.ok && /^image\//.test(response.headers.get('content-type') ?? '');
};

try {
  const bytes = await buildArtifact();
  expect(`the artifact has at most ${maxBytes / 1e6} MB`, bytes <= maxBytes);
  mkdirSync(folder, { recursive: true });
  await extract({ file: await pack(), cwd: folder, strip: 1 });
  expect(
    'no part of a build tool is in it',
    globSync('**/node_modules/{vite,rolldown,typescript}', { cwd: folder }).length === 0,
  );
  await start('--demo');
  const landing = await page('/');
  expect('the landing page is rendered', landing.status === 200 && landing.text.includes('</main>'));
  expect('a smaller copy of a picture is made', await isPicture(/src="(\/images\/[^"]+)"/.exec(landing.text)?.[1]));
  const { text: events } = await page('/events');
  expect('a card is drawn', await isPicture(/content="([^"]+\/cards\/[^"]+)"/.exec(events)?.[1]));
  const { text: reference } = await page('/api/docs');
  const program = await fetch(origin + /src="(\/api\/docs\/[^"]+)"/.exec(reference)?.[1]);
  expect('the page of the API reference loads its JavaScript', program.ok);
  const form = new FormData();
  form.set('title', 'Minutes of a long evening');
  form.set('pdf', new File([new Uint8Array(await largePdf())], 'long.pdf', { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${await signIn()}` };
  const added = await fetch(`${origin}/api/add-article`, { method: 'POST', headers, body: form });
  expect('a PDF is checked and accepted', added.status === 201);
  const { text: articles } = await page('/article/1');
  expect('the first page of a PDF is drawn', await isPicture(/src="(\/pdfs\/[^"]+[?&;]w=[^"]+)"/.exec(articles)?.[1]));
  const archive = join(folder, 'backup.tar.gz');
  porchlight('backup', archive);
  porchlight('doctor');
  await stop();
  rmSync(dataDir, { recursive: true });
  porchlight('restore', archive);
  await start();
  expect('deleted data is restored', (await page('/all-articles')).text.includes('Minutes of a long evening'));
  await signIn();
  console.log(porchlight('version'));
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
