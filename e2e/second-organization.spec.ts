import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { firstOrganization } from '../packages/contract/src/first-organization.ts';
import { expect, signedIn } from './fixtures.ts';
import { withOwnProduct } from './own-product.ts';

/** A new site. Somebody sets it up for a tool library in Duluth, from the dashboard alone. */
const test = withOwnProduct();

// One site for all: the last journey fills it.
test.describe.configure({ mode: 'serial' });

/** Words that only the demonstration has, in lower case. */
const demonstration = [
  ...['name', 'short_name', 'tagline', 'phone', 'email', 'street', 'city', 'region'].map((field) =>
    String(firstOrganization[field as keyof typeof firstOrganization]),
  ),
  ...[
    'Ruby',
    'Plow and Pew',
    'Kenya',
    'Nairobi',
    'pecan',
    'okra',
    'quilt',
    'pantry',
    'heritage',
    'democra',
    'forest service',
  ],
].map((word) => word.toLowerCase());

/** What people, search engines and programs read of a response: no styles, and of scripts only data. */
function wordsOf(text: string): string {
  const read = text
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<script(?![^>]*application\/(?:ld\+)?json)[\s\S]*?<\/script>/g, '')
    .replace(/(?:class|data-emotion)="[^"]*"/g, '');
  return read.toLowerCase();
}

/** Adds a section to the page of the form. */
async function addSection(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('dialog').getByText(name, { exact: true }).click();
}

async function publicAddresses(request: APIRequestContext) {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path || '/');
  expect(pages).toEqual(expect.arrayContaining(['/', '/the-boathouse', '/tool-library/how-to-borrow']));
  const feeds = ['/feeds/stories.xml', '/feeds/articles.xml', '/feeds/podcasts.xml', '/calendar.ics'];
  return [...pages, ...feeds, '/sitemap.xml', '/site.webmanifest', '/robots.txt', '/no-such-page', '/search?q=lamp'];
}

/** The text of each empty list. */
const lists = {
  '/stories': 'No stories yet.',
  '/all-articles': 'No articles yet.',
  '/events': 'No events are planned right now.',
  '/election-calendar': 'There are no elections on the calendar.',
  '/podcasts': 'No episodes yet.',
  '/gallery': 'No pictures yet.',
  '/action-network': 'No networks are listed yet.',
  '/team-type/director': 'No team data found for the specified team type.',
  '/team-type/staff': 'No team data found for the specified team type.',
  '/team-type/advisory': 'No team data found for the specified team type.',
} as const;

test('on an empty site every list says so', async ({ request }) => {
  for (const [path, words] of Object.entries(lists)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const text = await response.text();
    expect(text, path).toContain(words);
    expect(text, path).not.toContain('Loading...');
  }
});

test('on an empty site, feeds and calendars are empty and valid', async ({ request }) => {
  for (const path of ['/feeds/stories.xml', '/feeds/articles.xml', '/feeds/podcasts.xml']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const text = await response.text();
    expect(text, path).toContain('</rss>');
    expect(text, path).not.toContain('<item>');
  }
  const calendar = await (await request.get('/calendar.ics')).text();
  expect(calendar).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\s*$/);
  expect(calendar).not.toContain('BEGIN:VEVENT');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>[^<]*:\d+([^<]*)<\/loc>/g)].map(([, path]) => path)).toContain('/');
  expect(sitemap).not.toContain('/stories</loc>');
});

test('an organization sets up its own site, and nothing in it is the demonstration’s', async ({
  page,
  request,
  context,
}) => {
  test.slow();
  await signedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Say what your organization is called' }).click();
  const settings = page.getByRole('form', { name: 'Edit organization' });
  const tabs = {
    Identity: {
      Name: 'Lakeside Makers Cooperative',
      'Short name': 'Lakeside Makers',
      Tagline: 'Borrow a tool, mend a thing',
    },
    Contact: {
      Phone: '218-555-0147',
      Email: 'hello@lakeside.example',
      Street: '412 Canal Park Drive',
      City: 'Duluth',
      State: 'Minnesota',
    },
    Hours: { 'Time zone': 'Central' },
    Look: { 'Primary color': '#0f6b6b' },
  };
  for (const [tab, values] of Object.entries(tabs)) {
    await settings.getByRole('tab', { name: tab }).click();
    for (const [label, value] of Object.entries(values)) await settings.getByLabel(label, { exact: true }).fill(value);
    if (tab !== 'Hours') continue;
    await settings.getByRole('button', { name: 'Add place' }).click();
    // The list from an old website, pasted.
    await settings.getByRole('button', { name: 'Write as text: Opening hours', exact: true }).click();
    await settings
      .getByRole('textbox', { name: 'Opening hours', exact: true })
      .fill('Wednesday 4–8 PM\nSaturday 10 AM–2 PM');
  }
  await settings.getByLabel('Pattern').selectOption('Plain');
  const logo = sharp({ create: { width: 200, height: 200, channels: 3, background: '#0f6b6b' } }).png();
  const logoGroup = settings.getByRole('group', { name: 'Logo and its description', exact: true });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    logoGroup.getByRole('button', { name: /Choose a file/ }).press('Enter'),
  ]);
  await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo.toBuffer() });
  await logoGroup.getByLabel('Description of the picture').fill('A hammer above waves');
  await settings.getByRole('button', { name: 'Update organization' }).click();
  // Without an event, nobody is asked what a new time zone keeps.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto('/dashboard/pages');
  await page.getByRole('link', { name: 'Edit Home' }).click();
  const form = page.getByRole('form', { name: 'Edit page' });
  await form.getByLabel('Heading', { exact: true }).fill('Borrow a tool.');
  await form.getByLabel('Introduction', { exact: true }).fill('A tool library for everybody in {town}.');
  await form.getByRole('button', { name: /^2\. Cards/ }).click();
  for (const [index, title] of ['Tool library', 'Repair café'].entries()) {
    const card = form.getByRole('group', { name: new RegExp(`^card ${index + 1}`) });
    const toggle = card.getByRole('button', { name: new RegExp(`^card ${index + 1}`) });
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    await card.getByLabel('Title', { exact: true }).fill(title);
    await card.getByLabel('Text', { exact: true }).fill('Four hundred tools.');
  }
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published: Home')).toBeVisible();

  const create = page.getByRole('form', { name: 'Create page' });
  for (const { title, address } of [
    { title: 'Tool library' },
    { title: 'How to borrow', address: 'tool-library/how-to-borrow' },
    { title: 'The Boathouse' },
  ]) {
    await page.goto('/dashboard/create-page');
    await create.getByLabel('Title', { exact: true }).fill(title);
    await addSection(page, 'Contact details');
    await create.getByLabel('Heading', { exact: true }).fill('Where it is');
    await create.getByLabel('Details', { exact: true }).selectOption('Those below');
    await create.getByLabel('Name of the place').fill('The Boathouse');
    await create.getByLabel('Street').fill('9 Pier Lane');
    if (address) {
      await create.getByRole('button', { name: 'Change web address' }).click();
      await create.getByLabel('Address', { exact: true }).fill(address);
    }
    await create.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(`Published: ${title}`)).toBeVisible();
  }

  await page.goto('/dashboard/menus');
  const bar = page.getByRole('group', { name: 'Links of the page bar' });
  await bar.getByRole('button', { name: 'Add link' }).click();
  const targets = bar.getByRole('combobox', { name: 'Link', exact: true }).last();
  await expect(targets.getByRole('option', { name: 'The Boathouse' })).toBeAttached();
  await expect(targets.getByRole('option', { name: /Kenya|Forest/ })).toHaveCount(0);
  await targets.selectOption('The Boathouse');
  await page.getByRole('button', { name: 'Update menus' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('navigation', { name: 'Pages' }).first().getByRole('link')).toHaveText([
    'Events',
    'Stories',
    'The Boathouse',
  ]);
  // While nothing says how to give, nothing leads there.
  await expect(visitor.getByRole('link', { name: 'Donate' })).toHaveCount(0);
  await expect(visitor.getByRole('main')).toContainText('4:00 PM to 8:00 PM');
  await expect(visitor.getByRole('main')).toContainText('A tool library for everybody in Duluth.');
  await visitor.setViewportSize({ width: 390, height: 800 });
  for (const name of ['Tool library', 'Repair café'])
    expect((await visitor.getByRole('article').filter({ hasText: name }).boundingBox())?.height).toBeLessThan(200);
  await visitor.goto('/tool-library/how-to-borrow');
  await expect(visitor.getByRole('navigation', { name: /breadcrumb/i }).getByRole('link')).toHaveText([
    'Home',
    'Tool library',
  ]);
  await visitor.goto('/no-such-page');
  const offered = visitor.getByRole('main').getByRole('link');
  for (const link of await offered.all())
    expect((await request.get((await link.getAttribute('href')) ?? '')).status(), await link.innerText()).toBe(200);

  for (const address of await publicAddresses(request)) {
    const text = wordsOf(await (await request.get(address)).text());
    expect(
      demonstration.filter((word) => text.includes(word)),
      address,
    ).toEqual([]);
  }
  const picture = /og:image" content="([^"]+)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
  expect(picture).toContain('/cards/home.');
  expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
});
