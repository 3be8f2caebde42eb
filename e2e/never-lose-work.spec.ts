import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { callPath, type ResourceName, resourceCalls } from '../packages/contract/src/calls.ts';
import { openBadLine } from './bad-line.ts';
import { expect, type StaffApi, signIn, test } from './people.ts';
import { staff } from './product.ts';
import { largePdf, samplePdf } from './sample-pdf.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const draftNotice = (page: Page) => page.getByRole('group', { name: /^You have unsaved work from \d/ });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

/** Waits until what was typed is kept on the device. */
async function keptDraft(page: Page, text: string) {
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.entries({ ...localStorage })
          .filter(([name]) => name.startsWith('draft:'))
          .map(([, draft]) => draft)
          .join(),
      ),
    )
    .toContain(text);
}

/** Changes a record behind the back of whoever edits it. */
async function changeElsewhere(
  request: APIRequestContext,
  api: StaffApi,
  name: ResourceName,
  id: number,
  values: object,
) {
  const { update } = resourceCalls[name];
  const response = await request.fetch(callPath(update, id), {
    method: update.method,
    data: values,
    headers: { Authorization: `Bearer ${api.token}` },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

async function read(request: APIRequestContext, name: ResourceName, id: number) {
  const { single, singleKey } = resourceCalls[name];
  return (await (await request.get(callPath(single, id))).json())[singleKey];
}

/** Ends the session of a page on the server, as time does. */
async function endSession(page: Page, request: APIRequestContext) {
  await request.post('/api/logout', { headers: { Authorization: `Bearer ${await token(page)}` } });
}

async function signInDialog(page: Page, name: string, password: string) {
  await signInAgain(page).getByLabel('Username').fill(name);
  await signInAgain(page).getByLabel('Password', { exact: true }).fill(password);
  await signInAgain(page).getByRole('button', { name: 'Sign in' }).click();
}

test.describe('drafts', () => {
  test('an article that a crash cut off is offered back with its PDF, restored, saved, and then forgotten', async ({
    page,
    context,
    request,
  }) => {
    await signIn(page);
    await page.goto('/dashboard/create-article');
    await field(page, 'Title').fill('Cut off by the crash');
    await field(page, 'Body').fill('Every word of it.');
    const buffer = await samplePdf('Cut off');
    await page.getByLabel('Upload pdf').setInputFiles({ name: 'kept.pdf', mimeType: 'application/pdf', buffer });
    await keptDraft(page, 'kept.pdf');
    await page.close();

    const after = await context.newPage();
    await after.goto('/dashboard/create-article');
    await expect(draftNotice(after)).toContainText('Cut off by the crash');
    await expect(draftNotice(after)).toContainText('kept.pdf');
    await draftNotice(after)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect(field(after, 'Title')).toHaveValue('Cut off by the crash');
    await expect(field(after, 'Body')).toHaveValue('Every word of it.');
    await expect(after.getByText('kept.pdf')).toBeVisible();
    await expect(draftNotice(after)).toHaveCount(0);
    await after.getByRole('button', { name: 'Create article' }).click();
    await expect(after).toHaveURL(/\/dashboard\/articles$/);
    const { articles } = await (await request.get('/api/get-all-article')).json();
    expect(articles.find(({ title }: { title: string }) => title === 'Cut off by the crash').pdf).toMatch(/\.pdf$/);

    await after.goto('/dashboard/create-article');
    await expect(field(after, 'Title')).toHaveValue('');
    await keptDraftsAre(after, 0);
    await expect(draftNotice(after)).toHaveCount(0);
  });

  test('a changed event is offered back after a reload, and what is discarded does not come again', async ({
    page,
    staffApi,
  }) => {
    const id = await staffApi.add('event', { title: 'Fish fry by the creek', flag: 'Free' });
    await signIn(page);
    await page.goto(`/dashboard/edit-event/${id}`);
    await field(page, 'Title').fill('Fish fry by the river');
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(draftNotice(page)).toContainText('Fish fry by the river');
    await expect(draftNotice(page)).not.toContainText('Flag');
    await draftNotice(page)
      .getByRole('button', { name: /^Discard/ })
      .click();
    await expect(draftNotice(page)).toHaveCount(0);
    await page.reload();
    await expect(field(page, 'Title')).toHaveValue('Fish fry by the creek');
    await keptDraftsAre(page, 0);
  });

  test('a password is never kept, and a draft is its person’s own', async ({ page, staffApi, request }) => {
    await signIn(page);
    await page.goto('/dashboard/create-user');
    await field(page, 'Username').fill('ruth-of-the-drafts');
    await page.getByLabel('Password', { exact: true }).fill('not for any disk');
    await keptDraft(page, 'ruth-of-the-drafts');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('not for any disk');

    await addPerson(request, staffApi, 'vera-of-the-drafts');
    await page.goto('/login');
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/login');
    await page.getByLabel('Username').fill('vera-of-the-drafts');
    await page.getByLabel('Password', { exact: true }).fill('her own password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/dashboard/create-user');
    await expect(field(page, 'Username')).toHaveValue('');
    await expect(draftNotice(page)).toHaveCount(0);
    // It is still there for its own person.
    await keptDraftsAre(page, 1);
  });

  test('two tabs with the same form keep two drafts, and neither offers the other’s', async ({ page, context }) => {
    await signIn(page);
    await page.goto('/dashboard/create-podcast');
    await field(page, 'Title').fill('First tab');
    await keptDraft(page, 'First tab');
    const second = await context.newPage();
    await second.goto('/dashboard/create-podcast');
    await field(second, 'Title').fill('Second tab');
    await keptDraft(second, 'Second tab');
    await expect(draftNotice(second)).toHaveCount(0);
    await page.close();
    await second.close();
    const third = await context.newPage();
    await third.goto('/dashboard/create-podcast');
    await expect(draftNotice(third)).toHaveCount(2);
    await expect(draftNotice(third).first()).toContainText('Second tab');
  });

  test('signing out asks about work that other tabs have left, and deletes it', async ({ page, context }) => {
    await signIn(page);
    const other = await context.newPage();
    await other.goto('/dashboard/create-story');
    await field(other, 'Title').fill('Left in another tab');
    await keptDraft(other, 'Left in another tab');
    await other.close();
    const ask = page.getByRole('alertdialog', { name: 'Sign out and delete unsaved work?' });
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(ask).toContainText('Left in another tab');
    await ask.getByRole('button', { name: 'Stay signed in' }).click();
    await keptDraftsAre(page, 1);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await ask.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await keptDraftsAre(page, 0);
  });
});

async function keptDraftsAre(page: Page, count: number) {
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys({ ...localStorage }).filter((name) => name.startsWith('draft:')).length),
    )
    .toBe(count);
}

async function addPerson(request: APIRequestContext, api: StaffApi, username: string) {
  const response = await request.post('/api/add-user', {
    data: { username, email: `${username}@example.org`, password: 'her own password' },
    headers: { Authorization: `Bearer ${api.token}` },
  });
  expect(response.status(), await response.text()).toBe(201);
}

test.describe('a session that ends', () => {
  test('over a form is taken up on the spot, and the save goes on', async ({ page, request }) => {
    await signIn(page);
    await page.goto('/dashboard/create-article');
    await field(page, 'Title').fill('Typed for a whole afternoon');
    await endSession(page, request);
    await page.getByRole('button', { name: 'Create article' }).click();
    await expect(signInAgain(page).getByLabel('Username')).toHaveValue(staff.username);
    await signInDialog(page, staff.username, 'wrong');
    await expect(signInAgain(page).getByRole('alert')).toHaveText('Invalid credentials');
    await signInDialog(page, staff.username, staff.password);
    await expect(page).toHaveURL(/\/dashboard\/articles$/);
    await expect(page.getByRole('link', { name: 'View Typed for a whole afternoon' })).toBeVisible();
  });

  test('over a form, taken up by somebody else, saves nothing under their name unasked', async ({
    page,
    request,
    staffApi,
  }) => {
    await addPerson(request, staffApi, 'ben-at-the-desk');
    const id = await staffApi.add('team', { name: 'Ines Mercer', type: 'staff' });
    await signIn(page);
    await page.goto(`/dashboard/edit-team/${id}`);
    await field(page, 'Position').fill('Keeper of the seeds');
    await endSession(page, request);
    await page.getByRole('button', { name: 'Update team member' }).click();
    await signInDialog(page, 'ben-at-the-desk', 'her own password');
    await expect(page.getByRole('alert')).toContainText('Somebody else has signed in. Nothing is saved yet');
    await expect(field(page, 'Position')).toHaveValue('Keeper of the seeds');
    expect((await read(request, 'team', id)).position).toBe('');
    await page.getByRole('button', { name: 'Update team member' }).click();
    await expect(page).toHaveURL(/\/dashboard\/teams$/);
    expect((await read(request, 'team', id)).position).toBe('Keeper of the seeds');
  });

  test('is left to the sign-in page when nobody wants to take it up, and the draft waits there', async ({
    page,
    request,
  }) => {
    await signIn(page);
    await page.goto('/dashboard/create-event');
    await field(page, 'Title').fill('Unfinished supper');
    await keptDraft(page, 'Unfinished supper');
    await endSession(page, request);
    await page.getByRole('button', { name: 'Create event' }).click();
    await signInAgain(page).getByRole('button', { name: 'Leave this page' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Username').fill(staff.username);
    await page.getByLabel('Password', { exact: true }).fill(staff.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/dashboard\/create-event$/);
    await expect(draftNotice(page)).toContainText('Unfinished supper');
  });

  test('is noticed when the dashboard opens, on a list that anyone may read', async ({ page, request }) => {
    await signIn(page);
    await endSession(page, request);
    await page.goto('/dashboard/events?q=supper');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Username').fill(staff.username);
    await page.getByLabel('Password', { exact: true }).fill(staff.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/dashboard\/events\?q=supper$/);
  });
});

test.describe('two people at one record', () => {
  const conflict = (page: Page) => page.getByRole('dialog', { name: /^Someone else changed this .+ too$/ });
  const pick = (page: Page, name: string, version: 'Your version' | 'Their version, saved now') =>
    conflict(page).getByRole('group', { name, exact: true }).getByRole('radio', { name: version }).check();

  test('a story: both versions stand field by field, one is chosen for each, and a third change asks again', async ({
    page,
    request,
    staffApi,
  }) => {
    const id = await staffApi.add('story', {
      title: 'The road',
      subtitle: 'Before',
      content: 'Old words.',
      date: '2026-01-02',
    });
    await signIn(page);
    await page.goto(`/dashboard/edit-research/${id}`);
    await field(page, 'Title').fill('The road, mine');
    await field(page, 'Subtitle').fill('Mine');
    await changeElsewhere(request, staffApi, 'story', id, {
      title: 'The road, theirs',
      subtitle: 'Theirs',
      content: 'Their words.',
    });
    await page.getByRole('button', { name: 'Update story' }).click();
    await expect(conflict(page)).toContainText('They also changed: Content.');
    await expect(conflict(page).getByRole('group', { name: 'Title', exact: true })).toContainText('The road, theirs');
    await conflict(page).getByRole('button', { name: 'Save these choices' }).click();
    await expect(conflict(page).getByText('Choose one of the two.')).toHaveCount(2);
    await pick(page, 'Title', 'Your version');
    await pick(page, 'Subtitle', 'Their version, saved now');
    await changeElsewhere(request, staffApi, 'story', id, { title: 'The road, a third time' });
    await conflict(page).getByRole('button', { name: 'Save these choices' }).click();
    await expect(conflict(page)).toContainText('The road, a third time');
    await expect(conflict(page).getByRole('radio')).toHaveCount(2);
    await pick(page, 'Title', 'Your version');
    await conflict(page).getByRole('button', { name: 'Save these choices' }).click();
    await expect(page).toHaveURL(/\/dashboard\/researches$/);
    expect(await read(request, 'story', id)).toMatchObject({
      title: 'The road, mine',
      subtitle: 'Theirs',
      content: 'Their words.',
      date: '2026-01-02',
    });
  });

  test('by the keyboard alone: back to the form keeps everything, and saving again asks again', async ({
    page,
    request,
    staffApi,
  }) => {
    const id = await staffApi.add('actionNetwork', { title: 'Ride to the polls' });
    await signIn(page);
    await page.goto(`/dashboard/edit-action-network/${id}`);
    await field(page, 'Title').fill('Ride to the polls, mine');
    await changeElsewhere(request, staffApi, 'actionNetwork', id, { title: 'Ride to the polls, theirs' });
    await field(page, 'Title').press('Enter');
    await expect(conflict(page).getByRole('heading', { name: /^Someone else/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toContainText('Nothing is saved yet');
    await expect(field(page, 'Title')).toHaveValue('Ride to the polls, mine');
    await field(page, 'Title').press('Enter');
    await expect(conflict(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/actionNetworks$|\/dashboard\/action-networks$/);
    expect((await read(request, 'actionNetwork', id)).title).toBe('Ride to the polls, mine');
  });

  test('changes of different fields go together by themselves, and the list says so', async ({
    page,
    request,
    staffApi,
  }) => {
    const id = await staffApi.add('team', { name: 'Odessa Tate', type: 'staff', position: 'Cook' });
    await signIn(page);
    await page.goto(`/dashboard/edit-team/${id}`);
    await field(page, 'Workstation').fill('Kitchen');
    await changeElsewhere(request, staffApi, 'team', id, { position: 'Head cook' });
    await page.getByRole('button', { name: 'Update team member' }).click();
    await expect(page).toHaveURL(/\/dashboard\/teams$/);
    await expect(
      page.getByRole('status').filter({ hasText: 'Someone else had changed Position meanwhile' }),
    ).toBeVisible();
    expect(await read(request, 'team', id)).toMatchObject({ position: 'Head cook', workstation: 'Kitchen' });
  });

  test('a record that was deleted meanwhile is restored with the change, or saved as a new one', async ({
    page,
    request,
    staffApi,
  }) => {
    const deleted = page.getByRole('alertdialog', { name: /was deleted meanwhile$/ });
    const [restored, anew] = [
      await staffApi.add('election', { title: 'Primary' }),
      await staffApi.add('podcast', { title: 'Porch talk' }),
    ];
    await signIn(page);
    await page.goto(`/dashboard/edit-election/${restored}`);
    await field(page, 'Title').fill('Primary runoff');
    await staffApi.remove('election', restored);
    await page.getByRole('button', { name: 'Update election' }).click();
    await deleted.getByRole('button', { name: 'Back to the form' }).click();
    await expect(field(page, 'Title')).toHaveValue('Primary runoff');
    await page.getByRole('button', { name: 'Update election' }).click();
    await deleted.getByRole('button', { name: 'Restore it with my changes' }).click();
    await expect(page).toHaveURL(/\/dashboard\/elections$/);
    expect((await read(request, 'election', restored)).title).toBe('Primary runoff');

    await page.goto(`/dashboard/edit-podcast/${anew}`);
    await field(page, 'Title').fill('Porch talk, again');
    await staffApi.remove('podcast', anew);
    await page.getByRole('button', { name: 'Update podcast' }).click();
    await deleted.getByRole('button', { name: 'Save as a new podcast' }).click();
    await expect(page).toHaveURL(/\/dashboard\/podcasts$/);
    await expect(page.getByRole('link', { name: 'View Porch talk, again' })).toBeVisible();
  });
});

test.describe('leaving with unsaved changes', () => {
  test('asks on links, Back, Forward and sign-out; Stay keeps, Save saves, Leave leaves', async ({
    page,
    request,
    staffApi,
  }) => {
    const id = await staffApi.add('gallery', { title: 'Quilt on the rail' });
    await signIn(page);
    await page.getByRole('link', { name: 'Gallery', exact: true }).click();
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await page.goBack();
    await page.getByRole('link', { name: 'Edit Quilt on the rail' }).click();
    await field(page, 'Title').fill('Quilt on the porch rail');
    for (const leave of [
      () => page.goBack(),
      () => page.getByRole('link', { name: 'Cancel' }).click(),
      () => page.getByRole('button', { name: 'Sign Out' }).click(),
      () => page.getByRole('link', { name: 'Events', exact: true }).click(),
    ]) {
      await leave();
      await question(page).getByRole('button', { name: 'Stay' }).click();
      await expect(question(page)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/dashboard/edit-gallery/${id}$`));
      await expect(field(page, 'Title')).toHaveValue('Quilt on the porch rail');
    }
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await question(page).getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/dashboard\/events$/);
    expect((await read(request, 'gallery', id)).title).toBe('Quilt on the porch rail');

    await page.goBack();
    await field(page, 'Title').fill('Given up');
    await page.goBack();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/dashboard\/galleries$/);
    expect((await read(request, 'gallery', id)).title).toBe('Quilt on the porch rail');
    await keptDraftsAre(page, 0);
  });

  test('Save on a form that is not right stays, with focus on what is wrong, and goes on asking', async ({ page }) => {
    await signIn(page);
    await page.goto('/dashboard/create-donation');
    await page.getByLabel('Amount').fill('plenty');
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await question(page).getByRole('button', { name: 'Save' }).click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('This has to be an amount');
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await expect(question(page)).toBeVisible();
  });

  test('is asked about by the browser on reload and close, after a refused save too, and never after a save', async ({
    page,
    staffApi,
  }) => {
    await staffApi.add('article', { title: 'Taken slug', slug: 'taken-for-good' });
    await signIn(page);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.goto('/dashboard/create-article');
    await field(page, 'Title').fill('A title of its own');
    await field(page, 'Slug').fill('taken-for-good');
    await page.getByRole('button', { name: 'Create article' }).click();
    await expect(page.getByRole('link', { name: /^Slug: This is already in use/ })).toBeVisible();
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await field(page, 'Slug').fill('');
    await page.getByRole('button', { name: 'Create article' }).click();
    await expect(page).toHaveURL(/\/dashboard\/articles$/);
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/events$/);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => page.isClosed()).toBe(true);
    expect(asked).toEqual(['beforeunload']);
  });
});

test.describe('a bad line', () => {
  test('an upload that breaks off leaves the form whole and the server clean, and goes through at the next try', async ({
    browser,
    request,
  }) => {
    const line = await openBadLine();
    const page = await browser.newPage({ baseURL: line.origin });
    await signIn(page);
    await page.goto('/dashboard/create-article');
    await field(page, 'Title').fill('Half a PDF');
    await page
      .getByLabel('Upload pdf')
      .setInputFiles({ name: 'half.pdf', mimeType: 'application/pdf', buffer: await largePdf() });
    line.forms = 'breaks-while-sending';
    await page.getByRole('button', { name: 'Create article' }).click();
    await expect(page.getByRole('alert')).toContainText('The connection broke off before this was saved.');
    await expect(field(page, 'Title')).toHaveValue('Half a PDF');
    await expect(page.getByText('half.pdf')).toBeVisible();
    expect(await titles(request, 'article', 'Half a PDF')).toBe(0);
    line.forms = 'passes';
    await page.getByRole('button', { name: 'Create article' }).click();
    await expect(page).toHaveURL(/\/dashboard\/articles$/);
    expect(await titles(request, 'article', 'Half a PDF')).toBe(1);
    await page.close();
    await line.close();
  });

  test('a save whose answer is lost is made once, with what was typed in between', async ({ browser, request }) => {
    const line = await openBadLine();
    const page = await browser.newPage({ baseURL: line.origin });
    await signIn(page);
    await page.goto('/dashboard/create-event');
    await field(page, 'Title').fill('Lost and found supper');
    line.forms = 'loses-the-answer';
    await page.getByRole('button', { name: 'Create event' }).click();
    await expect(page.getByRole('alert')).toContainText('The connection broke off');
    expect(await titles(request, 'event', 'Lost and found supper')).toBe(1);
    line.forms = 'passes';
    await field(page, 'Flag').fill('Free');
    await page.getByRole('button', { name: 'Create event' }).click();
    await expect(page).toHaveURL(/\/dashboard\/events$/);
    expect(await titles(request, 'event', 'Lost and found supper')).toBe(1);

    await page.getByRole('link', { name: 'Edit Lost and found supper' }).click();
    await expect(field(page, 'Flag')).toHaveValue('Free');
    await field(page, 'Title').fill('Lost and found dinner');
    line.forms = 'loses-the-answer';
    await page.getByRole('button', { name: 'Update event' }).click();
    await expect(page.getByRole('alert')).toContainText('The connection broke off');
    line.forms = 'passes';
    await page.getByRole('button', { name: 'Update event' }).click();
    // Nobody else has changed it: nobody is asked.
    await expect(page).toHaveURL(/\/dashboard\/events$/);
    await page.close();
    await line.close();
  });

  test('a picture of 20 MB is refused at its field before it is sent', async ({ page }) => {
    await signIn(page);
    await page.goto('/dashboard/create-gallery');
    await field(page, 'Title').fill('A very large quilt');
    await page
      .getByLabel('Image')
      .setInputFiles({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20 * 1024 * 1024, 1) });
    await expect(page.getByLabel('Image')).toHaveAccessibleDescription(
      /This file has 20 MB. Choose one of at most 15 MB/,
    );
    await expect(field(page, 'Title')).toHaveValue('A very large quilt');
  });

  test('a PDF that is none is refused by the server at its field', async ({ page }) => {
    await signIn(page);
    await page.goto('/dashboard/create-article');
    await field(page, 'Title').fill('With a false PDF');
    await page
      .getByLabel('Upload pdf')
      .setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') });
    await page.getByRole('button', { name: 'Create article' }).click();
    await expect(page.getByRole('link', { name: /^Upload pdf: / })).toBeVisible();
    await expect(page.getByLabel('Upload pdf')).toHaveAccessibleDescription(/PDF/);
  });
});

async function titles(request: APIRequestContext, name: ResourceName, title: string): Promise<number> {
  const { list, listKey } = resourceCalls[name];
  const records = (await (await request.get(list.path)).json())[listKey] as { title: string }[];
  return records.filter((record) => record.title === title).length;
}

for (const scheme of ['light', 'dark'] as const) {
  test(`no question about unsaved work is a barrier, by ${scheme === 'light' ? 'day' : 'night'}, on a phone or a desk`, async ({
    browser,
    request,
    staffApi,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ colorScheme: scheme });
    const page = await context.newPage();
    const found: string[] = [];
    const look = async (what: string) => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => document.querySelector('[data-foot]') && scrollTo(0, document.body.scrollHeight));
        const { violations } = await new AxeBuilder({ page }).withTags(accessibilityTags).analyze();
        found.push(...violations.map(({ id, nodes }) => `${what} at ${width} px: ${id}: ${nodes[0]?.html}`));
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (sideways) found.push(`${what} scrolls sideways at ${width} px`);
      }
    };
    const id = await staffApi.add('story', { title: `A ${scheme} road`, content: 'Old words.' });
    await signIn(page);
    await page.goto(`/dashboard/edit-research/${id}`);
    await field(page, 'Title').fill('Mine');
    await keptDraft(page, 'Mine');
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(draftNotice(page)).toBeVisible();
    await look('the draft');
    await draftNotice(page)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await look('the question before leaving');
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await changeElsewhere(request, staffApi, 'story', id, { title: 'Theirs', content: 'Their words. '.repeat(60) });
    await field(page, 'Content').fill('My words. '.repeat(60));
    await page.getByRole('button', { name: 'Update story' }).click();
    await page.getByRole('button', { name: 'Save these choices' }).click();
    await look('two versions');
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await staffApi.remove('story', id);
    await page.getByRole('button', { name: 'Update story' }).click();
    await expect(page.getByRole('alertdialog', { name: /deleted meanwhile/ })).toBeVisible();
    await look('a deleted record');
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await endSession(page, request);
    await page.getByRole('button', { name: 'Update story' }).click();
    await expect(signInAgain(page)).toBeVisible();
    await look('signing in again');
    expect(found).toEqual([]);
    await context.close();
  });
}

const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
