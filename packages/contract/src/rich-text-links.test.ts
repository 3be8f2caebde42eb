import { expect, test } from 'vitest';
import { embedUrls } from './rich-text.ts';
import { linkAttributes, parseFilmUrl } from './rich-text-links.ts';

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?cc_load_policy=1'],
  [
    'https://m.youtube.com/watch?t=3&v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?cc_load_policy=1',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?texttrack=en'],
])('the video at %s is played with its captions', (typed, player) => {
  const film = parseFilmUrl(typed);
  expect(film && embedUrls(film.provider, film.id)?.player).toBe(player);
});

test.each(['https://example.org/film', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'youtu.be', ''])(
  'there is no video at “%s”',
  (typed) => {
    expect(parseFilmUrl(typed)).toBeUndefined();
  },
);

const site = 'https://porchlight.example';

test.each([
  ['https://example.org/Annual report.pdf?for=all of us', 'https://example.org/Annual%20report.pdf?for=all%20of%20us'],
  ['https://porchlight.example/pdfs/Annual report.pdf', '/pdfs/Annual%20report.pdf'],
  ['mailto:info@example.org?subject=Canning day', 'mailto:info@example.org?subject=Canning%20day'],
  ['mailto:?subject=Come&body=Bring jars', 'mailto:?subject=Come&body=Bring%20jars'],
  ['ruby@example.org', 'mailto:ruby@example.org'],
  ['tel:+12295550142,12', 'tel:+12295550142,12'],
  ['tel:+1-229-555-0142;ext=7', 'tel:+1-229-555-0142;ext=7'],
  ['tel:(229) 555 0142', 'tel:(229) 555 0142'],
  ['tel:(229) 555 0142 x12', 'tel:(229)%20555%200142%20x12'],
  ['sms:+12295550142?body=Jars please', 'sms:+12295550142?body=Jars%20please'],
  ['//example.org/beans', 'https://example.org/beans'],
  ['www.example.org/beans', 'https://www.example.org/beans'],
  ['https://example.org/be\n  ans', 'https://example.org/be%20%20ans'],
  ['https://example.org/beans\u200b', 'https://example.org/beans'],
  ['https://ex\u00adample.org/', 'https://example.org/'],
])('a pasted link to “%s” stays as it was meant', (copied, href) => {
  expect(linkAttributes(copied, site)).toEqual({ href });
});

test.each([
  ['example.org/a b', 'https://example.org/a%20b'],
  ['example.org?x=1', 'https://example.org?x=1'],
  ['example.org:8080/x', 'https://example.org:8080/x'],
  ['example.org#jars', 'https://example.org#jars'],
  ['münchen.example', 'https://münchen.example'],
  ['example.org/about.html', 'https://example.org/about.html'],
])('whoever types “%s” means a site', (typed, href) => {
  expect(linkAttributes(typed, site, true)).toEqual({ href });
});

const target = 'https://example.org/beans?a=1';
const encoded = encodeURIComponent(target);
const safelink = (url: string) =>
  `https://nam12.safelinks.protection.outlook.com/?url=${encodeURIComponent(url)}&data=05%7C01%7Cruth%40example.org%7Cabc`;
test.each([
  ['Outlook', safelink(target)],
  ['Outlook, passed on', safelink(safelink(target))],
  ['Teams', `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encoded}&x=1`],
  ['Google', `https://www.google.com/url?q=${encoded}&sa=D&source=editors`],
  ['Google Search', `https://www.google.de/url?sa=t&url=${encoded}&usg=x`],
  ['Facebook', `https://l.facebook.com/l.php?u=${encoded}&h=AT0`],
  ['Instagram', `https://l.instagram.com/?u=${encoded}&e=AT0`],
  ['YouTube', `https://www.youtube.com/redirect?event=video&q=${encoded}`],
  ['Barracuda', `https://linkprotect.cudasvc.com/url?a=${encoded}&c=E,1`],
  ['Proofpoint', `https://urldefense.com/v3/__${target}__;!!abc!xyz$`],
  ['an older Proofpoint', 'https://urldefense.proofpoint.com/v2/url?u=https-3A__example.org_beans-3Fa-3D1&d=DwMFaQ'],
])('a link that %s wrapped leads where it led', (_, wrapped) => {
  expect(linkAttributes(wrapped, site)).toEqual({ href: target });
});

test('what a wrapper hides is checked as any other link', () => {
  const attrs = linkAttributes('https://www.google.com/url?q=javascript:alert(1)', site);
  expect(attrs).toEqual({ href: 'https://www.google.com/url?q=javascript:alert(1)' });
  expect(linkAttributes(`https://www.google.com/url?q=${encodeURIComponent(`${site}/story/7`)}`, site)).toEqual({
    entity: 'story',
    id: 7,
  });
});

test.each(['about.html', 'example.org/beans', '../beans', 'beans', '#part', '', 'file:///C:/a.htm', 'C:\\a.htm', '//'])(
  'a pasted link to “%s”, which only works where it was, is none',
  (copied) => {
    expect(linkAttributes(copied, site)).toBeUndefined();
  },
);

test.each([
  'https://example.org and more',
  'see example.org',
  'java script:alert(1)',
  'java\u200bscript:alert(1)',
  'https://a b/c',
  'about.html',
  'tel:',
  'mailto:',
])('a link can’t lead to “%s”', (typed) => {
  expect(linkAttributes(typed, site, true)).toBeUndefined();
});
