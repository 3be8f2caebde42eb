import type { Page } from '@playwright/test';
import { resourceCalls } from '../packages/contract/src/calls.ts';
import { dashboardUrls } from '../packages/contract/src/dashboard-urls.ts';
import { feedPaths } from '../packages/contract/src/discovery.ts';
import { entities, type ResourceName } from '../packages/contract/src/entities.ts';
import { fieldsOfKind } from '../packages/contract/src/fields.ts';
import { urls } from '../packages/contract/src/page-urls.ts';
import { dashboardResources, sampleFile } from './dashboard-resources.ts';
import { expect, hydrate, signedIn, test } from './fixtures.ts';
import { inDays } from './moments.ts';
import { policyViolations } from './policy-violations.ts';
import { origin } from './product.ts';

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
/** What `attack` becomes where something lets it; the first is its own picture that would fail. */
const elements = 'img[src="x"], [onerror], [onfocus], [onload], [onbegin], a[href^="javascript:"], animate';

/** Where visitors meet each kind of record: first the pages where its whole title stands, then others that name it. */
const pathsByResource = {
  story: ['/story/{id}', '/stories', '/resources', '/'],
  article: ['/article/{id}', '/all-articles', '/'],
  event: ['/event/{id}', '/events', '/usda-forest-service'],
  election: ['/election/{id}', '/election-calendar'],
  podcast: ['/podcast/{id}', '/podcasts', '/resources', '/'],
  gallery: ['/gallery'],
  team: ['/team-type/staff'],
  actionNetwork: ['/action-network'],
} as const satisfies Partial<Record<ResourceName, readonly string[]>>;
type PublicResource = keyof typeof pathsByResource;

/** Days that make a record the first of its kind on every page. */
const dates: Partial<Record<PublicResource, { date: string }>> = {
  story: { date: '2099-03-02' },
  event: { date: inDays(0.1) },
  election: { date: inDays(0.1) },
};

/** Collects where a dialog was opened, and what the policy had to stop: nothing should come as far as that. */
async function scriptsOn(page: Page): Promise<string[]> {
  const violations = await policyViolations(page);
  page.on('dialog', (dialog) => {
    violations.push(`a dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  return violations;
}

test('script in every stored field is shown as text on every page', async ({ watched: page, staffApi }) => {
  const violations = await scriptsOn(page);
  const otherPaths = new Set<string>();
  const added: [PublicResource, number][] = [];
  for (const name of Object.keys(pathsByResource) as PublicResource[]) {
    const texts = fieldsOfKind(entities[name].fields, 'text', 'longText', 'slug');
    const values = Object.fromEntries(texts.map((field) => [field, attack]));
    // A slug of its own: another journey's title may make the same.
    if ('slug' in values) values.slug = `pages ${attack}`;
    const id = await staffApi.add(name, { ...values, ...dates[name], ...(name === 'team' && { type: 'staff' }) });
    added.push([name, id]);
    const [ownPath, ...restPaths] = pathsByResource[name].map((path) => path.replace('{id}', String(id)));
    for (const path of restPaths) otherPaths.add(path);
    await page.goto(ownPath ?? '');
    await hydrate(page);
    // Some pages cut a title of this length.
    const title = page.getByRole('main').getByText(attack.slice(0, 60));
    await expect(title.first(), ownPath).toBeVisible();
    await expect(page.locator(elements), ownPath).toHaveCount(0);
    if (!ownPath?.includes(String(id))) continue;
    // What other programs read out of the page.
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
  // The landing page begins with the earliest event, over or not.
  const texts = Object.fromEntries(
    fieldsOfKind(entities.event.fields, 'text', 'longText').map((field) => [field, attack]),
  );
  await staffApi.add('event', { ...texts, date: '1970-01-01T12:00' });
  await page.goto('/');
  await hydrate(page);
  await expect(page.getByRole('region', { name: 'Attend an event' }).getByText('</script>').first()).toBeVisible();
  for (const path of otherPaths) {
    await page.goto(path);
    await hydrate(page);
    // Lists cut what they show, so the beginning has to do.
    await expect(page.getByRole('main').getByText('</script>').first(), path).toBeVisible();
    await expect(page.locator(elements), path).toHaveCount(0);
  }
  await page.goto('/search?q=onbegin');
  await hydrate(page);
  await expect(page.getByRole('main').getByText('onbegin').first()).toBeVisible();
  await expect(page.locator(elements)).toHaveCount(0);
  expect(violations).toEqual([]);
  for (const [name, id] of added) await staffApi.remove(name, id);
});

test('script in every stored field and in names of files is shown as text on every screen of the dashboard', async ({
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
  for (const name of Object.keys(pathsByResource) as PublicResource[]) {
    const { fields } = entities[name];
    const texts = fieldsOfKind(fields, 'text', 'longText', 'slug');
    const values = Object.fromEntries(texts.map((field) => [field, attack]));
    if ('slug' in values) values.slug = `screens ${attack}`;
    const files = await Promise.all(
      fieldsOfKind(fields, 'image', 'pdf').map(async (field) => {
        const file = await sampleFile(field === 'pdf' ? 'pdf' : 'picture');
        return [field, { ...file, name: `${attack.replaceAll('/', '')}.${file.name}` }];
      }),
    );
    const form = { ...values, ...Object.fromEntries(files), ...dates[name], ...(name === 'team' && { type: 'staff' }) };
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
    const main = page.getByRole('main').getByLabel(dashboardResources[name].main, { exact: true });
    await expect(main, edit(id)).toHaveValue(attack);
    await expect(page.locator(elements), edit(id)).toHaveCount(0);
    const preview = page.getByRole('button', { name: 'Preview' });
    if (await preview.isVisible()) {
      await preview.click();
      await expect(page.locator('iframe').first().contentFrame().getByText('</script>').first()).toBeVisible();
      await expect(page.locator('iframe').first().contentFrame().locator(elements), edit(id)).toHaveCount(0);
    }
    await staffApi.remove(name, id);
  }
  await open(urls.history());
  await open(urls.trash());
  expect(violations).toEqual([]);
});

test('script in stored fields is text in feeds, calendars, the sitemap and the calls', async ({ page, staffApi }) => {
  const added: [PublicResource, number][] = [];
  for (const name of ['story', 'article', 'podcast', 'event', 'election'] as const) {
    const texts = fieldsOfKind(entities[name].fields, 'text', 'longText');
    const values = Object.fromEntries(texts.map((field) => [field, attack]));
    added.push([name, await staffApi.add(name, { ...values, ...dates[name] })]);
  }
  // A feed reader has no policy of ours.
  await page.goto('about:blank');
  for (const path of [...Object.values(feedPaths), '/sitemap.xml']) {
    const response = await page.request.get(path);
    const read = await page.evaluate(readFeed, await response.text());
    expect([read.broken, read.dangerous], path).toEqual([0, 0]);
    if (path !== '/sitemap.xml') expect(read.text, path).toContain(attack);
  }
  const calendar = await page.request.get('/calendar.ics');
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(
    'SUMMARY:javascript:alert(1)//</script><script>alert(1)</script>',
  );
  for (const [name, id] of added) {
    const { list } = resourceCalls[name];
    const response = await page.request.get(list.path);
    expect(response.headers()['content-type']).toContain('application/json');
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
    await staffApi.remove(name, id);
  }
  expect((await page.request.get(`${origin}/search?q=${encodeURIComponent(attack)}`)).status()).toBe(200);
});

/** Reads a document as a feed reader does that is a browser: as XML, and its entries' texts as markup. */
function readFeed(xml: string) {
  const count = (document: Document) => document.querySelectorAll('script, img').length;
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const entries = [...document.getElementsByTagName('content:encoded')].map(({ textContent }) =>
    new DOMParser().parseFromString(textContent, 'text/html'),
  );
  return {
    broken: document.querySelectorAll('parsererror').length,
    dangerous: [document, ...entries].reduce((sum, each) => sum + count(each), 0),
    text: document.documentElement.textContent,
  };
}
