import { axeViolations } from './axe-violations.ts';
import { expect, signedIn, test } from './fixtures.ts';
import {
  changeThroughApi,
  draftNotice,
  endSession,
  field,
  leaveDialog,
  signInAgainDialog,
  waitForSavedDraft,
} from './unsaved-work.ts';

test('no question about unsaved work is a barrier, by day or by night, on a desk or a phone', async ({
  page,
  request,
  staffApi,
}) => {
  const violations: string[] = [];
  const checkScreen = async (screen: string) => violations.push(...(await axeViolations(page, screen)));
  const id = await staffApi.add('story', { title: 'A road', content: 'Old words.' });
  await signedIn(page);
  await page.goto(`/dashboard/edit-research/${id}`);
  await field(page, 'Title').fill('Mine');
  await waitForSavedDraft(page, 'Mine');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(draftNotice(page)).toBeVisible();
  await checkScreen('the draft');
  await draftNotice(page)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(leaveDialog(page)).toBeVisible();
  await checkScreen('the question before leaving');
  await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
  await changeThroughApi(request, staffApi, 'story', id, { title: 'Theirs', content: 'Their words. '.repeat(60) });
  await field(page, 'Content').fill('My words. '.repeat(60));
  await page.getByRole('button', { name: 'Update story' }).click();
  const content = page.getByRole('group', { name: 'Content', exact: true });
  await content.getByRole('radio', { name: 'Combine both' }).check();
  // Too early: it says what is still to choose.
  await page.getByRole('button', { name: 'Save choices' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose one option.')).toHaveCount(1);
  await checkScreen('two versions');
  await page.getByRole('button', { name: 'Back to form' }).click();
  await staffApi.remove('story', id);
  await page.getByRole('button', { name: 'Update story' }).click();
  await expect(page.getByRole('alertdialog', { name: /deleted while you were editing it/ })).toBeVisible();
  await checkScreen('a deleted record');
  await page.getByRole('button', { name: 'Back to form' }).click();
  await endSession(page, request);
  await page.getByRole('button', { name: 'Update story' }).click();
  await expect(signInAgainDialog(page)).toBeVisible();
  await checkScreen('signing in again');
  expect(violations).toEqual([]);
});
