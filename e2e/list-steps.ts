/** Steps of the journeys through the dashboard's lists. */
import type { Page } from '@playwright/test';
import { signedIn } from './fixtures.ts';

/** Returns a unique word for the records of one journey. */
export const uniqueWord = (name: string) => `${name}${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;

/** Opens a page of the dashboard as a signed-in staff member. */
export async function openDashboard(page: Page, path: string) {
  await signedIn(page);
  await page.goto(path);
}

/** The list's pagination status, as in '1–25 of 30'. */
export const paginationStatus = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Opens a row's form: with its link, or on a phone with its menu. */
export async function openEditForm(page: Page, title: string) {
  if ((page.viewportSize()?.width ?? 1280) > 768) return editLink(page, title).click();
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
}

/** A row's link to its form. */
export const editLink = (page: Page, title: string) => page.getByRole('link', { name: `Edit ${title}`, exact: true });
