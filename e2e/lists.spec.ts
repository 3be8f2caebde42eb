import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { editLink, openDashboard, paginationStatus, uniqueWord } from './list-steps.ts';

const heading = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}`, exact: true });

/** The visible heading above a row's link in a table that is scrolled sideways. */
function headingAbove(link: Element, scrolled: number): string | null | undefined {
  const grid = link.closest('[role="grid"]');
  for (const part of grid?.querySelectorAll('*') ?? []) part.scrollLeft = scrolled;
  const heading = grid?.querySelector('[role="columnheader"]')?.getBoundingClientRect();
  const { x, width } = link.getBoundingClientRect();
  const elementAtPoint = document.elementFromPoint(x + width / 2, (heading?.top ?? 0) + (heading?.height ?? 0) / 2);
  return elementAtPoint?.closest('[role="columnheader"]')?.textContent;
}

test('on a tablet Edit and Delete have their own heading in wide and narrow lists, wherever they are scrolled', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  for (const list of ['events', 'emails']) {
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
