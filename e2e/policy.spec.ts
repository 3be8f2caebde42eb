import { readFileSync } from 'node:fs';
import { resourceCalls } from '../packages/contract/src/calls.ts';
import { core, expect, hydrate, signedIn, test, windowed } from './fixtures.ts';
import { policyViolations } from './policy-violations.ts';
import { openRequests } from './settle.ts';

test(
  'a staff member reads, edits and creates records with text, a PDF, audio and a picture without violating the policy',
  windowed,
  async ({ watched: page, request }) => {
    const violations = await policyViolations(page);
    await signedIn(page);
    const firstOf = async (name: 'article' | 'podcast') => {
      const { list, listKey } = resourceCalls[name];
      return (await (await request.get(list.path)).json())[listKey][0].id;
    };
    const main = page.getByRole('main');
    await page.goto(`/dashboard/show-article/${await firstOf('article')}`);
    const publicPage = page.frameLocator('iframe[title="Public page of this article"]');
    await expect(publicPage.getByRole('heading', { level: 1 })).toBeVisible();
    await main.getByText('All fields').click();
    await expect(main.getByText('Title', { exact: true }).first()).toBeVisible();
    await page.goto(`/dashboard/edit-podcast/${await firstOf('podcast')}`);
    await expect(main.getByLabel('Title', { exact: true })).not.toHaveValue('');
    await page.goto('/dashboard/create-picture');
    const form = page.getByRole('form', { name: 'Create picture' });
    await form.getByRole('button', { name: 'Create picture', exact: true }).click();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(violations).toEqual([]);
  },
);

test('an episode on another site plays, whichever page the listener came from; only that page allows the site', async ({
  watched: page,
  staffApi,
}) => {
  const violations = await policyViolations(page);
  const sound = readFileSync(new URL('../apps/web/public/media/sounds/porch-rain.mp3', import.meta.url));
  await page.route('https://sounds.example.org/**', (route) =>
    route.fulfill({ body: sound, contentType: 'audio/mpeg' }),
  );
  const title = 'Rain on somebody else’s roof';
  await staffApi.add('podcast', { title, link: 'https://sounds.example.org/rain.mp3' });
  await page.goto('/podcasts');
  await hydrate(page);
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  const player = page.getByLabel(title).and(page.locator('audio'));
  await player.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
  expect(violations).toEqual([]);
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'];
  expect(await policyOf(page.url())).toContain("media-src 'self' https://sounds.example.org;");
  expect(await policyOf('/podcasts')).toContain("media-src 'self';");
  // A form plays audio that is not uploaded yet.
  expect(await policyOf('/dashboard')).toContain("media-src 'self' blob:;");
});

test.describe('an attacker in the network', () => {
  // Browsers report blocked content in the console.
  test.use({ noWarnings: undefined });

  test('no script of a page can write markup, neither on the website nor in the dashboard', core, async ({ page }) => {
    await signedIn(page);
    for (const path of ['/', '/dashboard']) {
      await page.goto(path);
      const result = await page.evaluate(() => {
        try {
          document.createElement('div').innerHTML = '<img src="x">';
          return 'markup';
        } catch (error) {
          return (error as Error).name;
        }
      });
      expect(result, path).toBe('TypeError');
    }
  });

  test('a script that was modified does not run', async ({ page }) => {
    const requests = openRequests(page);
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n;document.title = 'Somebody else’s';` });
    });
    for (const path of ['/vote', '/login']) {
      const integrityError = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
      await page.goto(path);
      await page.mouse.move(5, 5);
      await integrityError;
      await expect.poll(() => requests.size).toBe(0);
      expect(await page.title(), path).not.toBe('Somebody else’s');
    }
  });
});
