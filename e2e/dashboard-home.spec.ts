import { expect, type StaffApi, signIn } from './fixtures.ts';
import { today } from './moments.ts';
import { withOwnProduct } from './own-product.ts';

/** Donations that other journeys record in the meantime would be in the totals. */
const test = withOwnProduct();

// Both use one product, one after the other.
test.describe.configure({ mode: 'default' });

/** Other donations of today. */
async function addDonations({ add }: StaffApi): Promise<void> {
  const date = today();
  for (const [name, amount] of [
    ['ruth', '25'],
    ['amos', '40.75'],
    ['naomi', '310'],
  ])
    await add('donation', { email: `${name}@example.org`, amount: `${amount}`, date });
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

test('a donation recorded today is in the recent ones, the totals and the month; deleting it removes it from all three, and Undo restores it', async ({
  watched: page,
  staffApi,
}) => {
  await addDonations(staffApi);
  const email = `porch.supper.${Date.now()}@example.org`;
  const figure = (name: string) => page.getByRole('group', { name });
  const amountOf = async (name: string) => Number(((await figure(name).textContent()) ?? '').replace(/[^\d.-]/g, ''));
  await signIn(page);
  await expect(figure('Donations this year')).toContainText('$');
  const amountBefore = await amountOf('Donations this year');

  await page.getByRole('link', { name: 'Create donation' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Amount').fill('1234.50');
  await page.getByRole('button', { name: 'Create donation' }).click();
  await expect(page).toHaveURL(/\/dashboard\/donations$/);

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('$1,234.50');
  await expect(figure('Donations this year')).toContainText(money.format(amountBefore + 1234.5));
  await page.getByText('Show as table').click();
  const thisMonth = page.getByRole('table').filter({ hasText: 'Month' }).getByRole('row').last();
  const monthBefore = (await thisMonth.textContent()) ?? '';
  expect(Number(monthBefore.replace(/^.*\$/s, '').replaceAll(',', ''))).toBeGreaterThanOrEqual(1234.5);

  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toHaveCount(0);
  await expect(figure('Donations this year')).toContainText(money.format(amountBefore));
  await expect(thisMonth).not.toHaveText(monthBefore);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();
  await expect(thisMonth).toHaveText(monthBefore);
  await expect(figure('Donations this year')).toContainText(money.format(amountBefore + 1234.5));
});
