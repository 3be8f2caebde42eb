import { expect, test } from './fixtures.ts';

/** Pages of records, with the noun in the error message. */
const details = [
  ['story', 'research'],
  ['article', 'article'],
  ['event', 'event'],
  ['election', 'election'],
  ['podcast', 'podcast'],
] as const;

test('a wrong slug still opens the record, and the head names its canonical URL', async ({ request, staffApi }) => {
  for (const [name] of details) {
    const title = `Found in spite of its slug ${name}`;
    const address = `/${name}/${await staffApi.add(name, { title })}`;
    const response = await request.get(`${address}?slug=something-else%2F%22%3E`);
    expect(response.status(), address).toBe(200);
    const text = await response.text();
    expect(text, address).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(text, address).toMatch(new RegExp(`rel="canonical" href="[^"]*${address}"`));
  }
});

test('an unknown or invalid id returns 404 with the right text', async ({ request }) => {
  for (const [path, noun] of details) {
    for (const id of ['999999', '0', '-1', 'next-week', '1e9', '9'.repeat(40), '%3Cscript%3E', '1%27%20or%201=1']) {
      const response = await request.get(`/${path}/${id}`);
      expect(response.status(), `/${path}/${id}`).toBe(404);
      expect(await response.text()).toContain(`An error occurred while fetching the ${noun} data.`);
    }
  }
});
