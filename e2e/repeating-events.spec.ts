import { core, expect, signedIn, test } from './fixtures.ts';

/** The next Tuesday that is at least two weeks away, as a form takes a date and time. */
function aTuesday(): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + 14 + ((2 - date.getUTCDay() + 7) % 7));
  return `${date.toISOString().slice(0, 10)}T18:00`;
}

test(
  'a class on Tuesdays is typed once, and two of its dates are different',
  core,
  async ({ watched: page, request }) => {
    await signedIn(page);
    await page.goto('/dashboard/create-event');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Basket class');
    await page.getByLabel('Date and time').fill(aTuesday());
    await page.getByLabel('Repeats', { exact: true }).and(page.locator('select')).selectOption('Every week');
    await page.getByLabel('Ends', { exact: true }).selectOption('After a number of times');
    await page.getByLabel('Number of times').fill('52');
    await expect(page.getByText('Every week on Tuesday, 52 times')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Next dates' }).getByRole('listitem')).toHaveCount(6);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/events/);

    const dates = async (): Promise<{ id: number; title: string; status: string; venue: string }[]> =>
      (await (await request.get('/api/get-all-event?sort=date')).json()).events.filter(
        ({ title }: { title: string }) => title === 'Basket class',
      );
    const [, second, third] = await dates();
    expect(await dates()).toHaveLength(52);

    await page.goto(`/dashboard/edit-event/${second?.id}`);
    await page.getByLabel('Status').selectOption('Cancelled');
    await page.getByRole('button', { name: 'Update event' }).click();
    await page.getByRole('button', { name: 'This event', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/events/);
    await page.goto(`/dashboard/edit-event/${third?.id}`);
    await page.getByLabel('Venue').fill('The old depot');
    await page.getByRole('button', { name: 'Update event' }).click();
    await page.getByRole('button', { name: 'This and following events' }).click();
    await expect(page).toHaveURL(/\/dashboard\/events/);
    expect((await dates()).map(({ status, venue }) => [status, venue]).slice(0, 4)).toEqual([
      ['scheduled', ''],
      ['cancelled', ''],
      ['scheduled', 'The old depot'],
      ['scheduled', 'The old depot'],
    ]);

    // Visitors see each series once, with its other dates, without JavaScript too.
    await page.goto('/events');
    await page.getByRole('link', { name: 'and 49 more dates of Basket class' }).click();
    await expect(page.getByRole('heading', { name: 'Other dates' })).toBeVisible();
    await page.getByText('Show 43 more dates').click();
    await expect(page.locator('#dates').getByRole('link')).toHaveCount(49);
  },
);
