import { expect, test } from 'vitest';
import { inputSchema } from './field-schemas.ts';
import { matchesPath } from './free-paths.ts';
import { encodedPath } from './site-paths.ts';

/** The stored path of an input, or its error. */
function parsePath(value: unknown) {
  const result = inputSchema({ kind: 'freePath', label: 'From' })?.safeParse(value);
  return result?.success ? result.data : result?.error.issues[0]?.message;
}

test.each([
  ['/old-page', '/old-page', '/old-page'],
  [' old-page ', '/old-page', '/old-page'],
  ['/Old/Page///', '/Old/Page', '/Old/Page'],
  ['/old?page=2#top', '/old', '/old'],
  ['/f%C3%BCr-uns', '/für-uns', '/f%C3%BCr-uns'],
  ['/fu\u0308r-uns', '/für-uns', '/f%C3%BCr-uns'],
  ['/My%20page.html', '/My%20page.html', '/My%20page.html'],
  ['/100%25', '/100%25', '/100%25'],
  ['/a%2Fb', '/a%2Fb', '/a%2Fb'],
  ['/ruth’s-page', "/ruth's-page", "/ruth's-page"],
  ['/old/*', '/old/*', '/old/*'],
  ['/*', '/*', '/*'],
  ['/story/999999', '/story/999999', '/story/999999'],
  ['/events/2019', '/events/2019', '/events/2019'],
  ['/stories/*', '/stories/*', '/stories/*'],
  ['/apiary', '/apiary', '/apiary'],
  ['/team-type/volunteers', '/team-type/volunteers', '/team-type/volunteers'],
  ['/\u{1f33b}', '/\u{1f33b}', '/%F0%9F%8C%BB'],
  ['', '', ''],
])('%j is stored as %j and sent as %j', (typed, stored, sent) => {
  expect(parsePath(typed)).toBe(stored);
  expect(parsePath(stored)).toBe(stored);
  expect(encodedPath(stored)).toBe(sent);
});

const noPath = 'This has to be a path of this site, such as /old-page.';
const page = 'There is a page at this address. Only addresses without a page can be redirected.';
const system = (segment: string) => `The system uses addresses that start with /${segment}. Use another.`;
const star = 'The * can only be at the end, after a slash: /old/*.';

test.each([
  ['/two words', 'This can’t contain spaces. Write a space as %20.'],
  ['//evil.example', noPath],
  ['/\\evil.example', noPath],
  ['/a\\b', noPath],
  ['/a/../b', noPath],
  ['/a%00b', noPath],
  ['/%E4%ZZ', noPath],
  ['mailto:ruth@example.org', noPath],
  ['https://example.org/old', 'Leave out https:// and the name of the site. Start with the slash after it.'],
  [`/${'a'.repeat(299)}`, 'This can have at most 299 characters.'],
  ['/old*', star],
  ['/*/old', star],
  ['/old/*/*', star],
  ['/', page],
  ['/EVENTS', page],
  ['/events/', page],
  ['/gallery?x=1', page],
  ['/team-type/staff', page],
  ['/api', system('api')],
  ['/API/get-all-story', system('API')],
  ['/%61pi/x', system('api')],
  ['/dashboard/*', system('dashboard')],
  ['/images/x.png', system('images')],
  ['/media/x.mp3', system('media')],
  ['/assets/x.js', system('assets')],
  ['/login', system('login')],
  ['/feeds/stories.xml', system('feeds')],
  ['/sitemap.xml', system('sitemap.xml')],
  ['/sitemap-story-1.xml', system('sitemap-story-1.xml')],
  ['/calendar.ics', system('calendar.ics')],
  ['/event/7.ics', system('event')],
  ['/favicon.ico', system('favicon.ico')],
  [7, 'This has to be text.'],
])('%j is refused: %s', (typed, message) => {
  expect(parsePath(typed)).toBe(message);
});

test('a path with * stands for itself and everything below it, in upper and lower case', () => {
  expect(['/old', '/Old/a', '/old/a/b'].every((path) => matchesPath('/OLD/*', path))).toBe(true);
  expect(['/older', '/', '/a/old'].some((path) => matchesPath('/old/*', path))).toBe(false);
  expect([matchesPath('/*', '/'), matchesPath('/*', '/a'), matchesPath('/Ä', '/ä'), matchesPath('/a', '/a/b')]).toEqual(
    [true, true, true, false],
  );
});
