import type { Page } from '@playwright/test';
import { dashboardUrls } from '../packages/contract/src/dashboard-urls.ts';
import { entities } from '../packages/contract/src/entities.ts';
import { fieldsOfKind } from '../packages/contract/src/fields.ts';
import { urls } from '../packages/contract/src/page-urls.ts';
import { expect, hydrate, signedIn, test } from './fixtures.ts';
import { inDays } from './moments.ts';
import { policyViolations } from './policy-violations.ts';
import { sampleFile } from './sample-file.ts';

/**
 * Ends what it may stand in, and then runs if anything lets it: an address, a script element with JSON, an attribute, a
 * style, a comment; as an element, as a picture that fails, and as a drawing.
 */
const attack = [
  'javascript:alert(1)//</script><script>alert(1)</script>',
  '"\'><img src=x onerror=alert(1)>" autofocus onfocus=alert(1) x="',
  '</style><style>@import "javascript:alert(1)";</style>--><!--',
  '<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x dur=1s>\\u003cscript>alert(1){{7*7}}',
].join('');
/** The elements that `attack` would become; the first is its broken picture. */
const elements = 'img[src="x"], [onerror], [onfocus], [onload], [onbegin], a[href^="javascript:"], animate';

/**
 * Where visitors meet two kinds of record: first the page where its whole title stands, then others that name it. That
 * each component shows markup as text is a story of its page; here it passes through the database, the server's
 * rendering and the program.
 */
const pathsByResource = {
  story: ['/story/{id}', '/stories', '/'],
  event: ['/event/{id}', '/events'],
} as const;
const names = ['story', 'event'] as const;

/** Dates that make a record the first of its kind on every page. */
const dates = { story: { date: inDays(3600).slice(0, 10) }, event: { date: inDays(0.1) } };

/** Collects dialogs and policy violations. There must be none. */
async function scriptsOn(page: Page): Promise<string[]> {
  const violations = await policyViolations(page);
  page.on('dialog', (dialog) => {
    violations.push(`a dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  return violations;
}

test('a script in stored fields is shown as text on every page', async ({ watched: page, staffApi }) => {
  const violations = await scriptsOn(page);
  const otherPaths = new Set<string>();
  for (const name of names) {
    const texts = fieldsOfKind(entities[name].fields, 'text', 'longText');
    const values = Object.fromEntries(texts.map((field) => [field, attack]));
    // A slug of its own: another journey's title may make the same.
    const id = await staffApi.add(name, { ...values, ...dates[name], slug: `pages ${attack}` });
    const [ownPath, ...restPaths] = pathsByResource[name].map((path) => path.replace('{id}', String(id)));
    for (const path of restPaths) otherPaths.add(path);
    await page.goto(ownPath ?? '');
    await hydrate(page);
    await expect(page.getByRole('main').getByText(attack.slice(0, 60)).first(), ownPath).toBeVisible();
    await expect(page.locator(elements), ownPath).toHaveCount(0);
    // Data in the page for other programs.
    expect(await page.locator('meta[property="og:title"]').getAttribute('content'), ownPath).toContain(
      attack.slice(0, 100),
    );
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(JSON.stringify(data['@graph']), ownPath).toContain(JSON.stringify(attack).slice(1, 100));
    const card = await page.request.get(
      (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '',
    );
    expect(card.headers()['content-type'], ownPath).toBe('image/png');
  }
  for (const path of [...otherPaths, '/search?q=onbegin']) {
    await page.goto(path);
    await hydrate(page);
    // Lists cut what they show, and a search shows where it found the word.
    // The options of a filter are not on view.
    const beginning = page
      .getByRole('main')
      .getByText(path.startsWith('/search') ? 'onbegin' : '</script>')
      .filter({ visible: true });
    await expect(beginning.first(), path).toBeVisible();
    await expect(page.locator(elements), path).toHaveCount(0);
  }
  expect(violations).toEqual([]);
});

test('a script in stored fields and file names is shown as text on every screen of the dashboard', async ({
  watched: page,
  staffApi,
}) => {
  const violations = await scriptsOn(page);
  await signedIn(page);
  const open = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('</script>').first(), path).toBeVisible();
    await expect(page.locator(elements), path).toHaveCount(0);
  };
  const name = 'article';
  const { fields } = entities[name];
  const texts = fieldsOfKind(fields, 'text', 'longText');
  const values = Object.fromEntries(texts.map((field) => [field, attack]));
  const files = await Promise.all(
    fieldsOfKind(fields, 'image', 'pdf').map(async (field) => {
      const file = await sampleFile(field === 'pdf' ? 'pdf' : 'picture');
      return [field, { ...file, name: `${attack.replaceAll('/', '')}.${file.name}` }];
    }),
  );
  const form = { ...values, slug: `screens ${attack}`, ...Object.fromEntries(files) };
  const id = await staffApi.add(name, form);
  const { list, show, edit } = dashboardUrls[name];
  await open(list);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
  await page.keyboard.type('onbegin');
  await expect(page.getByRole('option').filter({ hasText: 'javascript:' }).first(), list).toBeVisible();
  await expect(page.locator(elements), list).toHaveCount(0);
  await open(show(id));
  await page.goto(edit(id));
  const main = page.getByRole('main').getByLabel('Title', { exact: true });
  await expect(main, edit(id)).toHaveValue(attack);
  await expect(page.locator(elements), edit(id)).toHaveCount(0);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.locator('iframe').first().contentFrame();
  await expect(preview.getByText('</script>').first()).toBeVisible();
  await expect(preview.locator(elements), edit(id)).toHaveCount(0);
  await staffApi.remove(name, id);
  await open(urls.history());
  await open(urls.trash());
  expect(violations).toEqual([]);
});
