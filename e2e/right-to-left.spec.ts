import type { Locator } from '@playwright/test';
import { expect, signedIn, test } from './fixtures.ts';
import { inDays } from './moments.ts';

/** 'A lamp on the porch', with a full stop: that stands at the left end of the words where they are set from right to left. */
const title = 'מנורה במרפסת.';
/** 'The family keeps the land', in Arabic. */
const text = 'العائلة تحتفظ بالأرض.';

/** Whether a text is right-to-left: its full stop is left of its first letter. */
async function directionOf(locator: Locator) {
  return locator.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxOf = (sign: RegExp) => {
      walker.currentNode = element;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const index = (node.textContent ?? '').search(sign);
        if (index < 0) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return range.getBoundingClientRect();
      }
      throw new Error(`There is no ${sign} in ${element.outerHTML}`);
    };
    return { element: element.outerHTML, isStopLeft: boxOf(/\./).right <= boxOf(/\p{L}/u).left + 1 };
  });
}

const pathsByResource = {
  story: ['/story/{id}', '/stories'],
  article: ['/article/{id}', '/all-articles'],
  event: ['/event/{id}', '/events'],
  election: ['/election/{id}', '/election-calendar'],
  podcast: ['/podcast/{id}', '/podcasts'],
  gallery: ['/gallery'],
  team: ['/team-type/staff'],
  actionNetwork: ['/action-network'],
} as const;

test('a title and a text in Hebrew or Arabic are right-to-left wherever visitors read them', async ({
  page,
  staffApi,
}) => {
  for (const [name, paths] of Object.entries(pathsByResource)) {
    const values = {
      title,
      name: title,
      type: 'staff',
      subtitle: text,
      content: text,
      body: text,
      description: text,
      position: text,
      slug: `lamp-${name}`,
      date: name === 'story' ? inDays(3600).slice(0, 10) : inDays(0.2),
    };
    const id = await staffApi.add(name as keyof typeof pathsByResource, values);
    for (const path of paths) {
      await page.goto(path.replace('{id}', String(id)));
      const main = page.getByRole('main');
      for (const words of name === 'gallery' ? [title] : [title, text]) {
        const locators = await main.getByText(words, { exact: true }).and(page.locator(':not(.pl-sr)')).all();
        expect(locators.length, `${path} ${words}`).toBeGreaterThan(0);
        for (const locator of locators)
          if (await locator.isVisible())
            expect(await directionOf(locator), `${path} ${words}`).toMatchObject({ isStopLeft: true });
      }
    }
  }
});

test('Hebrew is right-to-left in forms and lists', async ({ page, staffApi }) => {
  const formTitle = `${title} שתיים.`;
  const id = await staffApi.add('story', { title: formTitle, content: text, slug: 'lamp-form' });
  await signedIn(page);
  await page.goto(`/dashboard/edit-research/${id}`);
  for (const field of ['Title', 'Content'])
    await expect(page.getByRole('textbox', { name: field, exact: true })).toHaveCSS('direction', 'rtl');
  await page.goto('/dashboard/researches');
  expect(await directionOf(page.getByRole('link', { name: `View ${formTitle}`, exact: true }))).toMatchObject({
    isStopLeft: true,
  });
  await page.goto(`/dashboard/show-research/${id}`);
  await page.getByText('All fields').click();
  expect(await directionOf(page.getByRole('main').getByText(text, { exact: true }).first())).toMatchObject({
    isStopLeft: true,
  });
});
