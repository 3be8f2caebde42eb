/**
 * `npm run lighthouse`: measures ten pages of the built product on a phone, each five times (`RUNS=1` for fewer), and
 * prints the median of each figure, for layout shift the maximum. Fails if a page scores below 97 in any category, if
 * fewer than eight of ten score 100 in all, or if anything shifts. `npm run lighthouse -- /vote /events` measures only
 * those pages; the results of all ten are written to `docs/lighthouse.md`.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { browserArgs, ensureBrowser } from '../scripts/browser.ts';
import { exitOnMissing } from '../scripts/missing.ts';
import { addPagesOfAllKinds, tokenOf } from './all-kinds.ts';
import { startProduct } from './start-product.ts';

const tenPages = [
  '/',
  '/stories',
  '/story/1',
  '/article/1',
  '/events',
  '/event/1',
  '/vote',
  "/ruby's-food-pantry",
  // Each made of all kinds of sections.
  '/every-kind',
  '/every-kind-reversed',
];
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : tenPages;
const runs = Number(process.env.RUNS ?? 5);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Minimum score of each page in every category. */
const scoreMin = 97;
/** Minimum share of pages that score 100 in every category. */
const perfectMin = 0.8;

/** The figures of one run, or of several combined. */
interface Figures {
  scores: number[];
  layoutShift: number;
  largestPaintMs: number;
  blockedMs: number;
  scriptBytes: number;
  allBytes: number;
}

function figuresOf({ lhr }: RunnerResult): Figures {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const details = lhr.audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  const bytes = (isCounted: (type: unknown) => boolean) =>
    items.reduce((sum, item) => sum + (isCounted(item.resourceType) ? Number(item.transferSize) : 0), 0);
  for (const name of categories) {
    for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
      const audit = lhr.audits[id];
      if (name !== 'performance' && weight > 0 && audit && audit.score !== null && audit.score < 1) {
        console.log(`        ${name}: ${audit.title}`);
      }
    }
  }
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    layoutShift: value('cumulative-layout-shift'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    scriptBytes: bytes((type) => type === 'Script'),
    allBytes: bytes(() => true),
  };
}

function median(values: number[]): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.floor(ordered.length / 2)] ?? Number.NaN;
}

function medians(runFigures: Figures[]): Figures {
  return {
    scores: categories.map((_, index) => median(runFigures.map(({ scores }) => scores[index] ?? 0))),
    layoutShift: Math.max(...runFigures.map(({ layoutShift }) => layoutShift)),
    largestPaintMs: median(runFigures.map(({ largestPaintMs }) => largestPaintMs)),
    blockedMs: median(runFigures.map(({ blockedMs }) => blockedMs)),
    scriptBytes: median(runFigures.map(({ scriptBytes }) => scriptBytes)),
    allBytes: median(runFigures.map(({ allBytes }) => allBytes)),
  };
}

/** Maximum number of tries for a run, since recording Chromium's trace sometimes fails. */
const triesMax = 3;

async function measure(chrome: LaunchedChrome, url: string, attempt = 1): Promise<Figures> {
  const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' });
  if (result && !result.lhr.runtimeError) return figuresOf(result);
  if (attempt === triesMax) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? url}`);
  return measure(chrome, url, attempt + 1);
}

exitOnMissing();
const chromePath = ensureBrowser();
const product = await startProduct();
await addPagesOfAllKinds(product.origin, await tokenOf(product.origin));
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserArgs] });
let perfect = 0;
let failures = 0;
const measured: string[] = [];
try {
  console.log('page                     perf  a11y  best  seo   CLS      LCP     TBT    script       all');
  for (const path of paths) {
    const url = product.origin + path;
    // Warm up, so that the page is measured as visitors get it: rendered, cached and compressed.
    for (let visit = 0; visit < 3; visit += 1) await (await fetch(url)).text();
    const runFigures: Figures[] = [];
    for (let run = 0; run < runs; run += 1) runFigures.push(await measure(chrome, url));
    const page = medians(runFigures);
    if (page.scores.every((score) => score === 100)) perfect += 1;
    const hasFailed = page.scores.some((score) => score < scoreMin) || page.layoutShift > 0;
    if (hasFailed) failures += 1;
    measured.push(
      `| \`${path}\` | ${page.scores.join(' | ')} | ${(page.largestPaintMs / 1000).toFixed(1)} s | ${page.blockedMs.toFixed(0)} ms | ${(page.allBytes / 1000).toFixed(0)} kB |`,
    );
    console.log(
      `${path.padEnd(22)} ${page.scores.map((score) => String(score).padStart(5)).join(' ')} ${page.layoutShift.toFixed(3).padStart(6)} ` +
        `${(page.largestPaintMs / 1000).toFixed(2).padStart(6)} s ${page.blockedMs.toFixed(0).padStart(4)} ms ` +
        `${(page.scriptBytes / 1000).toFixed(1).padStart(6)} kB ${(page.allBytes / 1000).toFixed(1).padStart(7)} kB${hasFailed ? '  FAILED' : ''}`,
    );
  }
} finally {
  chrome.kill();
  await product.stop();
}
if (named.length === 0) {
  const [{ model } = { model: 'unknown' }] = cpus();
  writeFileSync(
    new URL('../docs/lighthouse.md', import.meta.url),
    `# Lighthouse scores of ten pages on a phone

For people who want to know how fast the pages are on a phone. Written by \`npm run lighthouse\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores of ${model.trim()}, Lighthouse's phone, ${runs === 1 ? 'one run' : `medians of ${runs} runs`}. At least eight of the ten pages must score 100 in all categories, no score may be below ${scoreMin}, and the layout must not shift.

| page | performance | accessibility | best practices | SEO | LCP | TBT | bytes |
| ---- | ----------- | ------------- | -------------- | --- | ------------- | ------- | ----- |
${measured.join('\n')}
`,
  );
}
const isEnough = perfect >= paths.length * perfectMin;
console.log(
  `\n${perfect} of ${paths.length} pages score 100 in all four categories; ${failures} score below ${scoreMin} or shift.`,
);
process.exit(isEnough && failures === 0 ? 0 : 1);
