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
    const open = async (width: number) => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-US' });
      await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
      return context;
    };
    const [narrow, wide] = [await open(1280), await open(1440)];
    const story: Form = {
      path: '/dashboard/edit-research/1',
      field: (page) => page.getByRole('textbox', { name: 'Subtitle' }),
    };
    const editor: Form = {
      path: `/dashboard/edit-page/${id}`,
      field: (page) => page.getByRole('group', { name: 'Sections' }).getByRole('textbox', { name: 'Heading' }),
    };
    const forms = [
      { name: 'a story', form: story, context: narrow, opened: [] as number[], keys: [] as number[] },
      { name: `${sectionCount} sections`, form: editor, context: narrow, opened: [] as number[], keys: [] as number[] },
      // Where there is room, the preview is beside the form.
      { name: 'the same with preview', form: editor, context: wide, opened: [] as number[], keys: [] as number[] },
    ];
    for (let round = 0; round <= rounds; round += 1) {
      for (const { form, context, opened, keys } of forms) {
        const cost = await visit(context, product.origin, form);
        // The first visit fills the caches.
        if (round === 0) continue;
        opened.push(cost.opened);
        keys.push(...cost.keys);
      }
    }
    const [plain, ...editors] = forms;
    const printFigure = (name: string, ms: number, maxMs: number, storyMs: number) => {
      const comparison = `${(ms / storyMs).toFixed(2)} times ${storyMs.toFixed(1)} in the form of a story`;
      print(name, `${ms.toFixed(1)} ms${ms > maxMs ? `, above the limit of ${maxMs}` : ''}; ${comparison}`);
    };
    for (const { name, opened, keys } of editors) {
      const storyKeys = plain?.keys ?? [];
      printFigure(`${name}: opened, main thread`, median(opened), openMaxMs, median(plain?.opened ?? []));
      printFigure(`${name}: a key, median`, median(keys), keyMaxMs, median(storyKeys));
      printFigure(`${name}: a key, p95`, percentile(keys, 0.95), keyMaxMs, percentile(storyKeys, 0.95));
    }
    print('load of the machine', loadavg()[0]?.toFixed(1) ?? '');
  } finally {
    await browser.close();
    await product.stop();
  }
}
