import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { editLink, openDashboard, paginationStatus, uniqueWord } from './list-steps.ts';

const heading = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}`, exact: true });

/** The lines of a CSV file without its byte order mark. */
async function linesOf(page: Page): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  return text.slice(1).split('\r\n');
}

/** The visible heading above a row's link in a table that is scrolled sideways. */
function headingAbove(link: Element, scrolled: number): string | null | undefined {
  const grid = link.closest('[role="grid"]');
  for (const part of grid?.querySelectorAll('*') ?? []) part.scrollLeft = scrolled;
  const heading = grid?.querySelector('[role="columnheader"]')?.getBoundingClientRect();
  const { x, width } = link.getBoundingClientRect();
  const elementAtPoint = document.elementFromPoint(x + width / 2, (heading?.top ?? 0) + (heading?.height ?? 0) / 2);
  return elementAtPoint?.closest('[role="columnheader"]')?.textContent;
}

test('on a tablet View, Edit and Delete have their own heading in wide and narrow lists, wherever they are scrolled', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  for (const list of ['events', 'articles', 'emails']) {
    await openDashboard(page, `/dashboard/${list}`);
    const edit = page.getByRole('link', { name: /^Edit / }).first();
    await expect(edit, list).toBeInViewport({ ratio: 1 });
    for (const scrolled of [0, 60, 9999]) {
      // The grid measures itself once more after its first rows.
      await expect
        .poll(() => edit.evaluate(headingAbove, scrolled), `${list}, scrolled by ${scrolled}`)
        .toBe('Actions');
    }
  }
});

test('search, order, filter and page are in the URL: Back undoes each, and a shared link shows the same', async ({
  watched: page,
  staffApi,
}) => {
  const word = uniqueWord('porch');
  for (let number = 1; number <= 30; number += 1) {
    const day = String(number).padStart(2, '0');
    await staffApi.add('donation', {
      email: `${word}.${day}@example.org`,
      amount: `${number}`,
      date: `2021-06-${day}`,
    });
  }
  const first = page.getByRole('gridcell').filter({ hasText: word }).first();
  await openDashboard(page, '/dashboard/donations');
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await expect(paginationStatus(page, '1–25 of 30')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${word}`));

  await heading(page, 'Amount').click();
  await expect(first).toHaveText(`${word}.01@example.org`);
  await expect(page).toHaveURL(/sort=amount/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(paginationStatus(page, '26–30 of 30')).toBeVisible();
  await expect(first).toHaveText(`${word}.26@example.org`);
  await expect(page).toHaveURL(/page=2/);

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Date, from').fill('2021-06-29');
  await expect(paginationStatus(page, '1–2 of 2')).toBeVisible();
  await expect(page).toHaveURL(/date\.from=2021-06-29/);
  const shared = page.url();

  await page.goBack();
  await expect(paginationStatus(page, '26–30 of 30')).toBeVisible();
  await page.goBack();
  await expect(paginationStatus(page, '1–25 of 30')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(first).toHaveText(`${word}.30@example.org`);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('');

  await page.goto(shared);
  await expect(paginationStatus(page, '1–2 of 2')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Date: from Jun 29, 2021' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^Amount/ })).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toHaveText(`${word}.29@example.org`);
});

test('deleting three of four addresses at once shows how many and which; they can be restored, and the history and the trash are correct', async ({
  watched: page,
  staffApi,
}) => {
  const word = uniqueWord('quilt');
  const emails = ['ada', 'bea', 'cora', 'dot'].map((name) => `${name}.${word}@example.org`);
  for (const email of emails) await staffApi.add('email', { email });
  const [ada, bea, cora, dot] = emails as [string, string, string, string];
  await openDashboard(page, `/dashboard/emails?q=${word}`);
  const selectAll = page.getByRole('checkbox', { name: 'Select all rows' });
  // Not `check()`, which expects the mark at once: the grid renders it in the next frame.
  await selectAll.click();
  await expect(selectAll).toBeChecked();
  await box(page, dot).uncheck();
  await expect(page.getByRole('status').filter({ hasText: '3 selected' })).toBeAttached();
  await page.getByRole('button', { name: 'Delete 3', exact: true }).click();

  const question = page.getByRole('alertdialog', { name: 'Delete these 3?' });
  for (const email of [ada, bea, cora]) await expect(question.getByText(email)).toBeVisible();
  await expect(question.getByText(dot)).toHaveCount(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(paginationStatus(page, '1–4 of 4')).toBeVisible();

  await page.getByRole('button', { name: 'Delete 3', exact: true }).click();
  await question.getByRole('button', { name: 'Delete 3' }).click();
  await expect(page.getByRole('status').getByText(/^Deleted 3: .+, .+ and 1 more/)).toBeVisible();
  await expect(paginationStatus(page, '1–1 of 1')).toBeVisible();
  await expect(editLink(page, dot)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(paginationStatus(page, '1–4 of 4')).toBeVisible();

  for (const email of [ada, bea]) await box(page, email).check();
  await page.getByRole('button', { name: 'Delete 2', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2' }).click();
  await expect(paginationStatus(page, '1–2 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'history', exact: true }).click();
  await expect(page.getByRole('main').getByText(ada).first()).toBeVisible();
  await page.goto('/dashboard/trash?resource=email');
  await page.getByRole('button', { name: `Restore ${bea}`, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: `Restored “${bea}”.` })).toBeVisible();
  await page.goto(`/dashboard/emails?q=${word}`);
  await expect(editLink(page, bea)).toBeVisible();
  await expect(editLink(page, ada)).toHaveCount(0);
});

test('an export contains every matching row in full, and no formula that a spreadsheet would run', async ({
  watched: page,
  staffApi,
}) => {
  const word = uniqueWord('ledger');
  const formula = `=HYPERLINK("https://example.org/${word}","Click")`;
  await staffApi.add('actionNetwork', {
    title: formula,
    link: 'https://example.org',
    description: `+1 ${word}, "two"`,
  });
  for (let number = 1; number <= 27; number += 1) {
    await staffApi.add('actionNetwork', {
      title: `${word} ${number}`,
      link: 'https://example.org',
      description: 'x '.repeat(300),
    });
  }
  await openDashboard(page, `/dashboard/action-networks?q=${word}`);
  await expect(paginationStatus(page, '1–25 of 28')).toBeVisible();
  const lines = await linesOf(page);
  expect(lines[0]).toMatch(/^Id,/);
  expect(lines.filter((line) => line.includes(word))).toHaveLength(28);
  const dangerous = lines.find((line) => line.includes('HYPERLINK')) ?? '';
  expect(dangerous).toContain(`"'=HYPERLINK(""https://example.org/${word}"",""Click"")"`);
  expect(dangerous).toContain(`"'+1 ${word}, ""two"""`);
  // The list shows the beginning of a long text, the export all of it.
  expect(lines.some((line) => line.includes('x '.repeat(299).trim()))).toBe(true);
  expect(lines.join('\n')).not.toMatch(/(^|,)"?[=+@-]/m);
});

test('on a phone someone selects two cards, deletes them and restores them', async ({ browser, staffApi }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  const word = uniqueWord('lantern');
  for (const name of ['ada', 'bea', 'cora']) await staffApi.add('email', { email: `${name}.${word}@example.org` });
  await openDashboard(page, `/dashboard/emails?q=${word}`);
  const cards = page.getByRole('list', { name: 'Email list' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await box(page, `ada.${word}@example.org`).tap();
  await box(page, `cora.${word}@example.org`).tap();
  const remove = page.getByRole('button', { name: 'Delete 2', exact: true });
  expect((await remove.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await remove.tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2' }).tap();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(cards).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});

test('someone selects rows and deletes them with the keyboard only, and keeps their place', async ({
  page,
  staffApi,
}) => {
  const word = uniqueWord('choir');
  for (const name of ['ada', 'bea', 'cora']) await staffApi.add('email', { email: `${name}.${word}@example.org` });
  await openDashboard(page, `/dashboard/emails?q=${word}&sort=email`);
  await expect(paginationStatus(page, '1–3 of 3')).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Email list' });
  const isInGrid = () => grid.evaluate((element) => element.contains(document.activeElement));
  while (!(await isInGrid())) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(box(page, `ada.${word}@example.org`)).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(box(page, `bea.${word}@example.org`)).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Delete 2', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Deleted 2:')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(paginationStatus(page, '1–3 of 3')).toBeVisible();
});

test('after saving, the list says once what was saved: Back and a reload do not repeat it', async ({
  watched: page,
}) => {
  const word = uniqueWord('seed');
  await openDashboard(page, '/dashboard/create-donation');
  await page.getByLabel('Email').fill(`${word}@example.org`);
  await page.getByLabel('Amount', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Create donation' }).click();
  const saved = page.getByRole('status').filter({ hasText: new RegExp(`Saved: \\$1[23]\\.00, ${word}@example.org`) });
  await expect(saved).toBeVisible();
  await editLink(page, `${word}@example.org`).click();
  await page.getByLabel('Amount', { exact: true }).fill('13');
  await page.getByRole('button', { name: 'Update donation' }).click();
  await expect(saved).toBeVisible();
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  await page.goBack();
  await expect(editLink(page, `${word}@example.org`)).toBeVisible();
  await expect(saved).toHaveCount(0);
  await page.reload();
  await expect(editLink(page, `${word}@example.org`)).toBeVisible();
  await expect(saved).toHaveCount(0);
});

test('the gallery shown as pictures stays so after a reload, and can be switched back to rows', async ({
  watched: page,
}) => {
  await openDashboard(page, '/dashboard/galleries');
  await page.getByRole('button', { name: 'Pictures' }).click();
  const list = page.getByRole('list', { name: 'Gallery' });
  await expect(list.getByRole('listitem')).toHaveCount(25);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(25);
  const picture = list.locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  const title = (await list.getByRole('link').first().textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Search' }).fill(title);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: `Actions for ${title}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pictures', pressed: true }).click();
  await expect(
    page.getByRole('grid', { name: 'Gallery' }).getByRole('link', { name: title, exact: true }),
  ).toBeVisible();
});
