import type { Page } from '@playwright/test';
import { core, expect, signedIn, test } from './fixtures.ts';
import { changeThroughApi, field, readRecord } from './unsaved-work.ts';

test.describe('two people edit one record', () => {
  const conflict = (page: Page) => page.getByRole('dialog', { name: /^Someone else changed this .+ too$/ });
  const pick = (page: Page, name: string, version: 'Your version' | 'Their version (saved)') =>
    conflict(page).getByRole('group', { name, exact: true }).getByRole('radio', { name: version }).check();

  test(
    'a story: both versions are shown field by field, one is chosen for each, and a third change asks again',
    core,
    async ({ page, request, staffApi }) => {
      const id = await staffApi.add('story', {
        title: 'The road',
        subtitle: 'Before',
        content: 'Old words.',
        date: '2026-01-02',
      });
      await signedIn(page);
      await page.goto(`/dashboard/edit-research/${id}`);
      await field(page, 'Title').fill('The road, mine');
      await field(page, 'Subtitle').fill('Mine');
      await changeThroughApi(request, staffApi, 'story', id, {
        title: 'The road, theirs',
        subtitle: 'Theirs',
        content: 'Their words.',
      });
      await page.getByRole('button', { name: 'Update story' }).click();
      await expect(conflict(page)).toContainText(/While you were editing, ada saved other changes, today at/);
      await expect(conflict(page)).toContainText('They also changed: Content.');
      await expect(conflict(page).getByRole('group', { name: 'Title', exact: true })).toContainText('The road, theirs');
      await conflict(page).getByRole('button', { name: 'Save choices', disabled: true }).focus();
      await page.keyboard.press('Enter');
      await expect(conflict(page).getByText('Choose one option.')).toHaveCount(2);
      await pick(page, 'Title', 'Your version');
      await pick(page, 'Subtitle', 'Their version (saved)');
      await changeThroughApi(request, staffApi, 'story', id, { title: 'The road, a third time' });
      await conflict(page).getByRole('button', { name: 'Save choices' }).click();
      await expect(conflict(page)).toContainText('The road, a third time');
      await expect(conflict(page).getByRole('radio')).toHaveCount(3);
      await pick(page, 'Title', 'Your version');
      await conflict(page).getByRole('button', { name: 'Save choices' }).click();
      await expect(page).toHaveURL(/\/dashboard\/researches$/);
      expect(await readRecord(request, 'story', id)).toMatchObject({
        title: 'The road, mine',
        subtitle: 'Theirs',
        content: 'Their words.',
        date: '2026-01-02',
      });
    },
  );

  test('two changes to one text are combined, checked and saved, even if the connection is lost first', async ({
    page,
    request,
    staffApi,
  }) => {
    const originalText = 'Bring a jar.\n\nSoup at six.\n\nRides from the depot.';
    const id = await staffApi.add('story', { title: 'Supper', content: originalText });
    await signedIn(page);
    await page.goto(`/dashboard/edit-research/${id}`);
    await field(page, 'Content').fill(originalText.replace('a jar', 'a jar and a spoon'));
    await changeThroughApi(request, staffApi, 'story', id, { content: originalText.replace('depot', 'depot at five') });
    await page.getByRole('button', { name: 'Update story' }).click();
    await conflict(page).getByRole('radio', { name: 'Combine both' }).check();
    const together = conflict(page).getByRole('textbox', { name: 'Content: Combine both' });
    const mergedText = 'Bring a jar and a spoon.\n\nSoup at six.\n\nRides from the depot at five.';
    await expect(together).toHaveValue(mergedText);
    await together.press('End');
    await together.fill(`${mergedText} Thank you.`);
    await page.context().setOffline(true);
    await conflict(page).getByRole('button', { name: 'Save choices' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
    await expect(field(page, 'Content').getByRole('paragraph').last()).toHaveText(
      'Rides from the depot at five. Thank you.',
    );
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Update story' }).click();
    await expect(page).toHaveURL(/\/dashboard\/researches$/);
    expect((await readRecord(request, 'story', id)).content).toBe(`${mergedText} Thank you.`);
  });

  test('with the keyboard only: returning to the form keeps everything, and saving again asks again', async ({
    page,
    request,
    staffApi,
  }) => {
    const id = await staffApi.add('actionNetwork', { title: 'Ride to the polls' });
    await signedIn(page);
    await page.goto(`/dashboard/edit-action-network/${id}`);
    await field(page, 'Title').fill('Ride to the polls, mine');
    await changeThroughApi(request, staffApi, 'actionNetwork', id, { title: 'Ride to the polls, theirs' });
    await field(page, 'Title').press('Control+Enter');
    await expect(conflict(page).getByRole('heading', { name: /^Someone else/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toContainText('Nothing is saved yet');
    await expect(field(page, 'Title')).toHaveValue('Ride to the polls, mine');
    await field(page, 'Title').press('Control+Enter');
    await expect(conflict(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/actionNetworks$|\/dashboard\/action-networks$/);
    expect((await readRecord(request, 'actionNetwork', id)).title).toBe('Ride to the polls, mine');
  });

  test(
    'changes of different fields are merged without asking, and the list says so',
    core,
    async ({ page, request, staffApi }) => {
      const id = await staffApi.add('team', { name: 'Odessa Tate', type: 'staff', position: 'Cook' });
      await signedIn(page);
      await page.goto(`/dashboard/edit-team/${id}`);
      await field(page, 'Workstation').fill('Kitchen');
      await changeThroughApi(request, staffApi, 'team', id, { position: 'Head cook' });
      await page.getByRole('button', { name: 'Update team member' }).click();
      await expect(page).toHaveURL(/\/dashboard\/teams$/);
      await expect(
        page.getByRole('status').filter({ hasText: 'Someone else changed Position while you were editing' }),
      ).toBeVisible();
      expect(await readRecord(request, 'team', id)).toMatchObject({ position: 'Head cook', workstation: 'Kitchen' });
    },
  );

  test('a record that was deleted in the meantime is restored with the change, or saved as a new one', async ({
    page,
    request,
    staffApi,
  }) => {
    const deleted = page.getByRole('alertdialog', { name: /was deleted while you were editing it$/ });
    const [restored, anew] = [
      await staffApi.add('election', { title: 'Primary' }),
      await staffApi.add('podcast', { title: 'Porch talk' }),
    ];
    await signedIn(page);
    await page.goto(`/dashboard/edit-election/${restored}`);
    await field(page, 'Title').fill('Primary runoff');
    await staffApi.remove('election', restored);
    await page.getByRole('button', { name: 'Update election' }).click();
    await deleted.getByRole('button', { name: 'Back to form' }).click();
    await expect(field(page, 'Title')).toHaveValue('Primary runoff');
    await page.getByRole('button', { name: 'Update election' }).click();
    await deleted.getByRole('button', { name: 'Restore with my changes' }).click();
    await expect(page).toHaveURL(/\/dashboard\/elections$/);
    expect((await readRecord(request, 'election', restored)).title).toBe('Primary runoff');

    await page.goto(`/dashboard/edit-podcast/${anew}`);
    await field(page, 'Title').fill('Porch talk, again');
    await staffApi.remove('podcast', anew);
    await page.getByRole('button', { name: 'Update podcast' }).click();
    await deleted.getByRole('button', { name: 'Save as a new podcast' }).click();
    await expect(page).toHaveURL(/\/dashboard\/podcasts$/);
    await expect(page.getByRole('link', { name: 'View Porch talk, again' })).toBeVisible();
  });
});
