/**
 * Main-thread time of the editor of a page with 40 sections: opening it, and typing in one of them, in the built product
 * and a real Chromium; beside the same in the form of a story, by turns. `npm run bench -- editor` measures only this.
 */
import { loadavg } from 'node:os';
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { browserArgs, ensureBrowser } from '../../scripts/browser.ts';
import { addPage, sectionsOfAllKinds, tokenOf } from '../all-kinds.ts';
import { startProduct } from '../start-product.ts';
import { mainThreadMs, measuredPage } from './main-thread.ts';
import { median, type Print, percentile } from './statistics.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** Maximum times of opening the editor and of a key, in milliseconds. issue: pages */
const openMaxMs = 500;
const keyMaxMs = 50;
const sectionCount = 40;
const typed = 'The lamp was lit at four, and the beans were on at five. ';

/** A form, and the field in it to type into. */
interface Form {
  path: string;
  field: (page: Page) => Locator;
}

/** Opens a form and types into it. @returns the cost of opening it and of each key, in milliseconds */
async function visit(context: BrowserContext, origin: string, { path, field }: Form) {
  const { page, cdp, whenIdle } = await measuredPage(context);
  const before = await whenIdle();
  await page.goto(origin + path);
  const opened = (await whenIdle()) - before;
  await field(page).click();
  await whenIdle();
  const keys: number[] = [];
  for (const letter of typed) {
    const start = await mainThreadMs(cdp);
    await page.keyboard.type(letter);
    // What is deferred is rendered in the frames after it.
    await page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    keys.push((await mainThreadMs(cdp)) - start);
  }
  if (!(await field(page).inputValue()).includes(typed.trim())) throw new Error(`Typing in ${path} went elsewhere.`);
  await page.close();
  return { opened, keys };
}

/** Measures and prints the medians of several visits. */
export async function sectionEditor(print: Print): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  try {
    const token = await tokenOf(product.origin);
    const kinds = await sectionsOfAllKinds(product.origin);
    const sections = Array.from({ length: sectionCount }, (_, index) => kinds[index % kinds.length])
      .flatMap((section) => section ?? [])
      .map((section, index) => ({ ...section, id: `s${index}` }));
    const id = await addPage(product.origin, token, 'forty-sections', sections);
    // Wide enough for the preview beside the form.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
    const story: Form = {
      path: '/dashboard/edit-research/1',
      field: (page) => page.getByRole('textbox', { name: 'Subtitle' }),
    };
    const editor: Form = {
      path: `/dashboard/edit-page/${id}`,
      field: (page) => page.getByRole('group', { name: 'Sections' }).getByRole('textbox', { name: 'Heading' }),
    };
    const forms = { story, editor };
    const opened: Record<keyof typeof forms, number[]> = { story: [], editor: [] };
    const keys: Record<keyof typeof forms, number[]> = { story: [], editor: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of ['story', 'editor'] as const) {
        const cost = await visit(context, product.origin, forms[name]);
        // The first visit fills the caches.
        if (round === 0) continue;
        opened[name].push(cost.opened);
        keys[name].push(...cost.keys);
      }
    }
    const printFigure = (name: string, ms: number, maxMs: number, storyMs: number) => {
      const comparison = `${(ms / storyMs).toFixed(2)} times ${storyMs.toFixed(1)} in the form of a story`;
      print(name, `${ms.toFixed(1)} ms${ms > maxMs ? `, above the limit of ${maxMs}` : ''}; ${comparison}`);
    };
    printFigure(
      `page of ${sectionCount} sections opened, main thread`,
      median(opened.editor),
      openMaxMs,
      median(opened.story),
    );
    printFigure('a key in a section, median', median(keys.editor), keyMaxMs, median(keys.story));
    const p95 = (values: readonly number[]) => percentile(values, 0.95);
    printFigure('a key in a section, 95th percentile', p95(keys.editor), keyMaxMs, p95(keys.story));
    print('load of the machine', loadavg()[0]?.toFixed(1) ?? '');
  } finally {
    await browser.close();
    await product.stop();
  }
}
