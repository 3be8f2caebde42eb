/**
 * `npm test -- scaffold`: follows the instructions of docs/add.md in a copy, for an entity with public pages, a component and a
 * kind of section;
 * then type-checks and lints the copy, builds and starts it, and uses the new screens.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../e2e/bench/free-port.ts';
import { browserArgs, ensureBrowser } from './browser.ts';
import { exitOnMissing } from './missing.ts';
import { timeFactor } from './time-factor.ts';

exitOnMissing();
/** Path of the browser: found first, since what follows takes minutes. */
const executablePath = ensureBrowser();
const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'porchlight-scaffold-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const startMaxMs = 120_000 * timeFactor;

/** Copies all files that are tracked or not ignored; links node_modules, with the workspaces from the copy. */
function copyRepository(): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true });
  }
  mkdirSync(join(copy, 'node_modules/@porchlight'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@porchlight') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  const workspaces = { contract: 'packages', ui: 'packages', features: 'packages', server: 'apps', web: 'apps' };
  for (const [name, parent] of Object.entries(workspaces)) {
    symlinkSync(join(copy, parent, name), join(copy, 'node_modules/@porchlight', name));
    // Versions of packages that only this workspace uses.
    const ownModules = join(parent, name, 'node_modules');
    if (existsSync(join(root, ownModules))) symlinkSync(join(root, ownModules), join(copy, ownModules));
  }
  symlinkSync(join(copy, 'demo'), join(copy, 'node_modules/@porchlight/demo'));
}

function run(description: string, ...command: string[]): void {
  console.log(`\n> ${description}`);
  // Random requests and long runs find the same with a new entity as without.
  const env = { ...process.env, TEST_SCOPE: 'core' };
  const { status } = spawnSync(process.execPath, command, { cwd: copy, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`In a copy with a new entity, ${description} failed.`);
}

/** Test files that mention all entities or the database's tables: only these can break with a new entity. */
function entityTests(): string[] {
  const folders = ['packages/contract', 'packages/features', 'demo', 'apps/server/src'];
  const tests = folders.flatMap((folder) => globSync(`${folder}/**/*.test.ts`, { cwd: copy }));
  const named = /\b(sectionKinds|resourceNames|creatableNames|pagedResources|entities|byName|migrations?)\b/;
  return tests.filter((test) => named.test(readFileSync(join(copy, test), 'utf8')));
}

const description = join(copy, 'packages/contract/src/entities/sponsor.ts');

/** Adds a field to the description. */
function describe(field: string): void {
  writeFileSync(
    description,
    readFileSync(description, 'utf8').replace('    description:', `${field}\n    description:`),
  );
}

/** Adds a field to the columns of the list. */
function listColumn(field: string): void {
  writeFileSync(
    description,
    readFileSync(description, 'utf8').replace("columns: ['title'", `columns: ['title', '${field}'`),
  );
}

/** Changes the label of a field. */
function relabel(label: string, next: string): void {
  writeFileSync(description, readFileSync(description, 'utf8').replace(`label: '${label}'`, `label: '${next}'`));
}

/** Creates a sponsor with a picture and a date as a newcomer would, and checks the pages that visitors see. */
async function goThroughScreens(page: Page): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('a lamp on every porch');
  await page.getByRole('button', { name: /^(Log|Sign) ?in$/i }).click();
  await page.waitForURL(`${origin}/dashboard`);
  await page.goto(`${origin}/dashboard/sponsors`);
  await page.getByText('No sponsors yet.').waitFor();
  await page.getByRole('link', { name: 'Create sponsor' }).first().click();
  const form = page.getByRole('form', { name: 'Create sponsor' });
  await form.getByLabel('Title').fill('Pickens Hardware');
  await form.getByLabel('Sponsor from').fill('2026-03-14');
  await form.getByLabel('Telephone').fill('(478) 555-0199');
  await form.getByLabel('Gifts').fill('1,200');
  await form.getByLabel('Pledge').fill('1,250.5');
  await form.getByLabel('Sponsor since').fill('1968');
  await form.getByLabel('Description', { exact: true }).click();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Nails for every porch in the county.');
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2E3A87' } })
    .png()
    .toBuffer();
  await form.locator('input[type=file]').setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: picture });
  await form.getByLabel('Description of the picture').fill('A shop on a corner');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  const drawn = preview.frameLocator('iframe');
  await drawn.getByRole('heading', { level: 1, name: 'Pickens Hardware' }).waitFor();
  await drawn.getByText('$1,250.50').waitFor();
  await preview.getByRole('button', { name: 'Close' }).click();
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('link', { name: 'Pickens Hardware' }).first().waitFor();
  await page.getByRole('link', { name: 'Pickens Hardware' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Pickens Hardware' }).waitFor();
  // The page was generated before this field, and does not show it.
  const { sponsor } = await (await page.request.get(`${origin}/api/get-single-sponsor/1`)).json();
  if (String(sponsor?.since) !== '1968') throw new Error(`The sponsor has ${sponsor?.since} in the place of its year.`);
  await page.goto(`${origin}/sponsors`);
  await page.getByText('Sponsor from: March 14, 2026').waitFor();
  await page
    .getByRole('link', { name: /Pickens Hardware/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Pickens Hardware' }).waitFor();
  if (!page.url().endsWith('?slug=pickens-hardware'))
    throw new Error(`A card links to ${page.url()}, without its slug.`);
  await page.getByRole('strong').filter({ hasText: 'Nails for every porch in the county.' }).waitFor();
  await page.getByRole('img', { name: 'A shop on a corner' }).waitFor();
  await page.getByText('March 14, 2026').waitFor();
  await page.getByRole('link', { name: '(478) 555-0199' }).waitFor();
  await page.getByText('1,200').waitFor();
  await page.getByText('Gold').waitFor();
  await page.getByText('$1,250.50').waitFor();
  await page.goto(`${origin}/search?q=hardware`);
  await page
    .getByRole('link', { name: /Pickens Hardware/ })
    .first()
    .waitFor();
}

async function startCopy(): Promise<() => void> {
  const child = spawn(process.execPath, ['e2e/serve.ts', '--empty'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, E2E_PORT: String(port) },
  });
  const giveUpAt = Date.now() + startMaxMs;
  const isAnswering = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isAnswering())) {
    if (Date.now() > giveUpAt || child.exitCode !== null) {
      child.kill();
      throw new Error('A copy with a new entity did not start.');
    }
    await wait(250);
  }
  return () => child.kill();
}

try {
  copyRepository();
  run('npm run new entity sponsor', 'scripts/new/main.ts', 'entity', 'sponsor');
  relabel('Date', 'Sponsor from');
  describe("    phone: { kind: 'phone', label: 'Telephone' },");
  describe("    gifts: { kind: 'number', label: 'Gifts' },");
  describe(
    "    level: { kind: 'choice', label: 'Level', options: { gold: 'Gold', silver: 'Silver' }, proposed: 'first' },",
  );
  describe("    pledge: { kind: 'money', label: 'Pledge', required: true },");
  run('npm run new page sponsor', 'scripts/new/main.ts', 'page', 'sponsor');
  run('npm run new migration', 'scripts/new/main.ts', 'migration');
  describe("    since: { kind: 'year', label: 'Sponsor since' },");
  listColumn('gifts');
  run('npm run new migration', 'scripts/new/main.ts', 'migration');
  run('npm run new component surfaces/PriceTag', 'scripts/new/main.ts', 'component', 'surfaces/PriceTag');
  run('npm run new section guest-book', 'scripts/new/main.ts', 'section', 'guest-book');
  spawnSync('git', ['init', '-q'], { cwd: copy });
  run('the type check', 'node_modules/typescript/bin/tsc', '-p', '.', '--singleThreaded');
  run('the check of import layers', 'scripts/imports.ts');
  run(
    'the linter',
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    'packages',
    'apps',
    'scripts',
  );
  run(
    'the unit tests that cover all entities',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'node',
    ...entityTests(),
  );
  const stop = await startCopy();
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    await goThroughScreens(await browser.newPage());
  } finally {
    await browser.close();
    stop();
  }
  console.log(
    '\nThe instructions of docs/add.md for a new entity with public pages, a new component and a new kind of section work.',
  );
} finally {
  rmSync(copy, { recursive: true, force: true });
}
