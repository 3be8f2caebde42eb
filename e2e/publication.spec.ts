import { timeFactor } from '../scripts/time-factor.ts';
import { core, expect, hydrate, signedIn, test } from './fixtures.ts';

const author = { username: 'wendell', password: 'a lamp at dusk' };

test(
  'an author writes a draft with a picture and sends it for review; an editor publishes it, and visitors see it then',
  core,
  async ({ watched: page, staffApi, browser, request }) => {
    await staffApi.add('user', { ...author, email: 'wendell@example.org', role: 'author' });
    const publicList = async () => (await request.get('/stories')).text();
    const desk = await browser.newPage();
    await signedIn(desk, author);
    await desk.goto('/dashboard/create-research');
    await desk.getByRole('textbox', { name: 'Title', exact: true }).fill('Okra by the fence');
    await expect(desk.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
    await desk.getByRole('button', { name: 'Save draft' }).click();
    await expect(desk.getByText(/^Draft · saved today/)).toBeVisible();
    await desk.getByRole('button', { name: 'Send for review' }).click();
    await expect(desk.getByText('Sent for review: Okra by the fence')).toBeVisible();
    // They can't change published records.
    await expect(desk.getByRole('link', { name: /^Edit / })).toHaveCount(1);
    expect(await publicList()).not.toContain('Okra by the fence');

    await signedIn(page);
    await page.goto('/dashboard/researches?state.is=in_review');
    await page.getByRole('link', { name: 'Edit Okra by the fence' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/researches\?state\.is=in_review$/);
    expect(await publicList()).toContain('Okra by the fence');

    await desk.reload();
    await expect(desk.getByRole('link', { name: 'View Okra by the fence' })).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Edit Okra by the fence' })).toHaveCount(0);
    await desk.close();
  },
);

test('changes of a published story by an author and an editor stay private until they are published, at the same URL', async ({
  watched: page,
  staffApi,
  browser,
  request,
}) => {
  const writer = { username: 'loretta', password: 'a lamp at dusk' };
  await staffApi.add('user', { ...writer, email: 'loretta@example.org', role: 'author' });
  const id = await staffApi.add('story', { title: 'Peaches in June', content: 'At the depot.', date: '2026-03-01' });
  const storyHtml = async () => (await request.get(`/story/${id}`)).text();

  const desk = await browser.newPage();
  await signedIn(desk, writer);
  await desk.goto(`/dashboard/show-research/${id}`);
  await desk.getByRole('link', { name: 'Edit', exact: true }).click();
  await desk.getByRole('textbox', { name: 'Title', exact: true }).fill('Peaches in July');
  await expect(desk.getByRole('button', { name: /^Publish|^Update/ })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Send for review' }).click();
  await expect(desk.getByText('Sent for review: Peaches in July')).toBeVisible();
  await desk.close();
  expect(await storyHtml()).toContain('Peaches in June');

  await signedIn(page);
  await page.goto(`/dashboard/edit-research/${id}`);
  await page.getByRole('note').getByRole('link', { name: 'Continue editing them' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Peaches in July');
  await expect(page.getByText('Visitors see the published version until you publish these changes')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published: Peaches in July' })).toBeVisible();
  const now = await storyHtml();
  expect([now.includes('Peaches in July'), now.includes('Peaches in June'), now.includes('At the depot.')]).toEqual([
    true,
    false,
    true,
  ]);
  await page.goto('/dashboard/researches?q=Peaches');
  await expect(page.getByRole('link', { name: /^Edit Peaches/ })).toHaveCount(1);
});

test('an editor shares a draft by a link with someone without an account, and deletes the link', async ({
  watched: page,
  staffApi,
  browser,
}) => {
  const id = await staffApi.add('story', { title: 'Okra on trial', content: 'Planted in April.', state: 'draft' });
  await signedIn(page);
  await page.goto(`/dashboard/show-research/${id}`);
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = (await page.getByText(/\?preview=/).textContent()) ?? '';
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name: 'Okra on trial' })).toBeVisible();
  await expect(guest.getByText('This page is not public yet')).toBeVisible();
  // Hydration does not change the page.
  await hydrate(guest);
  await expect(guest.getByText('Planted in April.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete link' }).click();
  await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This preview has ended' })).toBeVisible();
});

test('an editor asks a question about a draft, which its form names until a colleague resolves it', async ({
  watched: page,
  staffApi,
  browser,
}) => {
  const writer = { username: 'odell', password: 'a lamp at dusk' };
  await staffApi.add('user', { ...writer, email: 'odell@example.org', role: 'author' });
  const id = await staffApi.add('story', { title: 'Beans on poles', state: 'in_review' });
  await signedIn(page);
  await page.goto(`/dashboard/show-research/${id}`);
  const question = '@odell, who took the picture?';
  await page.getByRole('textbox', { name: 'New comment' }).fill(question);
  await page.reload();
  // What was typed is still there.
  await expect(page.getByRole('textbox', { name: 'New comment' })).toHaveValue(question);
  await page.getByRole('textbox', { name: 'New comment' }).press('Control+Enter');
  await expect(page.getByText('Comment added.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New comment' })).toHaveValue('');

  await page.goto(`/dashboard/edit-research/${id}`);
  await page.getByRole('link', { name: '1 open comment' }).click();

  const desk = await browser.newPage();
  await signedIn(desk, writer);
  await desk.goto(`/dashboard/show-research/${id}`);
  await desk.getByRole('button', { name: /^Resolve the comment by / }).click();
  await expect(desk.getByText('Comment resolved.')).toBeVisible();
  await desk.close();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show resolved comments (1)' })).toBeVisible();
});

test('an editor limits how long an event is visible, and duplicates it with what was typed: the copy has no date', async ({
  watched: page,
  staffApi,
  request,
}) => {
  const values = { title: 'Supper on the porch', date: '2036-05-01T18:00', venue: 'Depot hall' };
  const id = await staffApi.add('event', values);
  await signedIn(page);
  await page.goto(`/dashboard/edit-event/${id}`);
  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Visible until…');
  await expect(page.getByLabel('Visible until')).toBeFocused();
  await page.getByLabel('Visible until').fill('2036-05-02T09:00');
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByText('Saved: Supper on the porch')).toBeVisible();
  await page.goto(`/dashboard/edit-event/${id}`);
  await expect(page.getByText(/visible until Fri\sMay\s2,\s2036,\s9\sAM/)).toBeVisible();

  await page.getByRole('textbox', { name: 'Venue' }).fill('Mill yard');
  await choose('Duplicate');
  await expect(page.getByText('This is a copy, saved as a draft without a date.')).toBeVisible();
  await expect(page.getByText(/^Draft · saved/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Venue' })).toHaveValue('Mill yard');
  await expect(page.getByLabel('Date and time')).toHaveValue('');
  await expect(page.getByLabel('Visible until')).toHaveCount(0);
  await page.getByLabel('Date and time').fill('2036-06-05T18:00');
  await expect(page.getByLabel('End')).toHaveValue('2036-06-05T20:00');
  expect(await (await request.get('/events')).text()).not.toContain('Mill yard');
});

test('visitors see a scheduled record within five seconds of its time', core, async ({ staffApi, request }) => {
  const at = new Date(Date.now() + 2000);
  const values = { title: 'Lanterns on time', state: 'scheduled', publish_at: at.toISOString() };
  await staffApi.add('story', values);
  expect(await (await request.get('/stories')).text()).not.toContain('Lanterns on time');
  await expect
    .poll(async () => (await request.get('/stories')).text(), { timeout: 15_000 * timeFactor, intervals: [200] })
    .toContain('Lanterns on time');
  expect(Date.now() - at.getTime()).toBeLessThan(5000 * timeFactor);
  expect(Date.now() - at.getTime()).toBeGreaterThan(-1000);
});
