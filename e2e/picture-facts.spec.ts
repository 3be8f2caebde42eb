import { callPath, resourceCalls } from '../packages/contract/src/calls.ts';
import { expect, signedIn, test } from './fixtures.ts';
import { sampleFile } from './sample-file.ts';

test('a picture is cropped around its focal point, and shows its credit', async ({
  watched: page,
  staffApi,
  request,
}) => {
  const id = await staffApi.add('story', { title: 'Cut where it matters', image: await sampleFile('picture') });
  const headers = { Authorization: `Bearer ${staffApi.token}` };
  const { story } = await (await request.get(callPath(resourceCalls.story.single, id), { headers })).json();
  const { media } = await (await request.get(resourceCalls.media.list.path, { headers })).json();
  const picture = media.find(({ image }: { image: string }) => image === story.image);

  await signedIn(page);
  await page.goto(`/dashboard/edit-picture/${picture.id}`);
  const point = page.getByRole('group', { name: 'Focal point' });
  const image = point.locator('img').first();
  await image.scrollIntoViewIfNeeded();
  const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 0 };
  await image.click({ position: { x: width * 0.2, y: height * 0.9 } });
  await expect(point.getByRole('slider', { name: 'Focal point, horizontal' })).toHaveValue('20');
  const down = point.getByRole('slider', { name: 'Focal point, vertical' });
  const lower = Number(await down.inputValue()) + 1;
  await down.press('ArrowRight');
  await expect(down).toHaveValue(String(lower));
  await page.getByLabel('Credit', { exact: true }).fill('Photo: Nell Whitlow');
  await page.getByLabel('License', { exact: true }).fill('CC BY 4.0');
  await page.getByRole('button', { name: 'Update picture' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();

  await page.goto(`/story/${id}`);
  await expect(page.getByRole('figure').getByText('Photo: Nell Whitlow · CC BY 4.0')).toBeVisible();
  await expect(page.locator('main img').first()).toHaveCSS('object-position', `20% ${lower}%`);
});
