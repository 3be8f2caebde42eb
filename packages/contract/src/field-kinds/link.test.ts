import { expect, test } from 'vitest';
import { inputSchema } from '../field-schemas.ts';
import { linkAddress, linkText, sectionLinkTypes } from '../links.ts';
import { rulesOf } from './index.ts';

/** The stored value of an input, or its error. */
function parseLink(value: unknown) {
  const result = inputSchema({ kind: 'link', label: 'Link' })?.safeParse(value);
  return result?.success ? result.data : result?.error.issues[0]?.message;
}

test.each([
  ['', '', undefined, ''],
  ['page:donate', 'page:donate', '/donate', '/donate'],
  ['/donate', 'page:donate', '/donate', '/donate'],
  ['/', 'page:home', '/', '/'],
  ['record:story/7', 'record:story/7', '/story/7', '/story/7'],
  ['/story/7', 'record:story/7', '/story/7', '/story/7'],
  ['/story/7/seed-saturday', 'record:story/7', '/story/7', '/story/7'],
  [
    ' https://example.org/a?b=c#d ',
    'https://example.org/a?b=c#d',
    'https://example.org/a?b=c#d',
    'https://example.org/a?b=c#d',
  ],
  ['HTTPS://Example.org', 'HTTPS://Example.org', 'HTTPS://Example.org', 'HTTPS://Example.org'],
  ['https://example.org\u200b', 'https://example.org', 'https://example.org', 'https://example.org'],
  [
    'https://münchen.example/straße',
    'https://münchen.example/straße',
    'https://münchen.example/straße',
    'https://münchen.example/straße',
  ],
  ['ruby@example.org', 'mailto:ruby@example.org', 'mailto:ruby@example.org', 'ruby@example.org'],
  [
    'mailto:ruby@example.org?subject=Jars',
    'mailto:ruby@example.org?subject=Jars',
    'mailto:ruby@example.org?subject=Jars',
    'ruby@example.org?subject=Jars',
  ],
  ['(229) 555-0142', 'tel:(229) 555-0142', 'tel:2295550142', '(229) 555-0142'],
  ['tel:+1 229 555 0142 x12', 'tel:+1 229 555 0142 x12', 'tel:+12295550142;ext=12', '+1 229 555 0142 x12'],
])('%j is stored as %j, leads to %j and is shown as %j', (typed, stored, address, text) => {
  expect(parseLink(typed)).toBe(stored);
  expect(linkAddress(stored)).toBe(address);
  expect(linkText(stored)).toBe(text);
});

test('a link that a mail provider wrapped is unwrapped', () => {
  expect(parseLink('https://www.google.com/url?q=https%3A%2F%2Fexample.org%2F')).toBe('https://example.org/');
});

const full = 'This has to be a full link that starts with https:// or http://.';
const scheme = (name: string) =>
  `A link can’t start with ‘${name}:’. Use a website, an email address or a telephone number.`;

test.each([
  ['javascript:alert(1)', scheme('javascript')],
  [' JavaScript:alert(1)', scheme('JavaScript')],
  ['java\nscript:alert(1)', scheme('javascript')],
  ['java\u200bscript:alert(1)', scheme('javascript')],
  ['data:text/html,<script>', scheme('data')],
  ['vbscript:x', scheme('vbscript')],
  ['javascript://example.org/%0aalert(1)', full],
  ['file:///etc/passwd', full],
  ['//evil.example', full],
  ['/\\evil.example', full],
  ['\\\\evil.example', full],
  ['https:/\\evil.example', full],
  ['https://example.org\\@evil.example', full],
  ['https://bank.example@evil.example', full],
  ['https://', full],
  ['https:///example.org', full],
  ['example', full],
  ['/all-articles?page=2', 'Choose a page or a record of this site instead of typing its address.'],
  ['page:nowhere', 'There is no such page. Choose another.'],
  ['page:toString', 'There is no such page. Choose another.'],
  ['page:story', 'There is no such page. Choose another.'],
  ['record:donation/7', 'There is no such record. Choose another.'],
  ['record:story/7?a=b', 'There is no such record. Choose another.'],
  ['record:story/../dashboard', 'There is no such record. Choose another.'],
  ['mailto:ruby', 'This has to be an email address, such as name@example.org.'],
  ['mailto:ruby@example.org?bcc=all@example.org', 'This has to be an email address, such as name@example.org.'],
  ['tel:call us', 'This has to be a telephone number, such as (229) 555-0142.'],
  [`https://example.org/${'a'.repeat(2048)}`, 'This can have at most 2048 characters.'],
  [7, 'This has to be text.'],
])('%j is refused: %s', (typed, message) => {
  expect(parseLink(typed)).toBe(message);
});

test('a stored link that is valid no more leads nowhere', () => {
  expect(linkAddress('javascript:alert(1)')).toBe(undefined);
  expect(linkAddress('page:gone')).toBe(undefined);
  expect(linkText('page:gone')).toBe('page:gone');
});

/** The stored value of a link in a section, or its error. */
function parseSectionLink(value: unknown) {
  const result = inputSchema({ kind: 'link', label: 'Link', linkTypes: sectionLinkTypes })?.safeParse(value);
  return result?.success ? result.data : result?.error.issues[0]?.message;
}

test.each([
  '#apply',
  '#6f0c2c4e-1d1e-4c56-9f0a-0d7f7a1c2b3d',
  'setting:email',
  'setting:email?subject=Volunteering%20at%20the%20pantry',
  'setting:phone',
  'setting:donate',
  'setting:donateMonthly',
])('a section can lead to %s, and nothing else can', (link) => {
  expect(parseSectionLink(link)).toBe(link);
  expect(parseLink(link)).toMatch(/^This can’t lead to a (section of this page|setting)\. Choose something else\.$/);
});

test.each([
  ['#', 'There is no such section. Choose another.'],
  ['#a"onclick=', 'There is no such section. Choose another.'],
  ['#a b', 'There is no such section. Choose another.'],
  ['setting:password', 'There is no such setting. Choose another.'],
  ['setting:', 'There is no such setting. Choose another.'],
  ['setting:donate?subject=Jars', 'There is no such setting. Choose another.'],
  ['setting:email?subject=%E0', 'There is no such setting. Choose another.'],
  ['setting:email?subject=Jars&bcc=all@example.org', 'There is no such setting. Choose another.'],
])('%j is refused in a section: %s', (typed, message) => {
  expect(parseSectionLink(typed)).toBe(message);
});

test('the example can be saved', () => {
  const sample = rulesOf({ kind: 'link' }).sample({ kind: 'link', label: 'Link' }, 1, rulesOf);
  expect(parseLink(sample)).toBe(sample);
});

test('a field that allows paths and only some targets refuses the others', () => {
  const field = { kind: 'link', label: 'To', allowsSitePaths: true, linkTypes: ['page', 'website'] } as const;
  const parse = (value: string) => {
    const result = inputSchema(field)?.safeParse(value);
    return result?.success ? result.data : result?.error.issues[0]?.message;
  };
  expect([parse('/feeds/stories.xml'), parse('/donate'), parse('https://example.org')]).toEqual([
    '/feeds/stories.xml',
    'page:donate',
    'https://example.org',
  ]);
  expect(linkAddress('/feeds/stories.xml')).toBe('/feeds/stories.xml');
  expect(parse('ruby@example.org')).toBe('This can’t lead to an email address. Choose something else.');
  expect(parse('(229) 555-0142')).toBe('This can’t lead to a telephone number. Choose something else.');
  expect(parse('/story/7')).toBe('This can’t lead to a record. Choose something else.');
  expect([parse('//evil.example'), parse('/\\evil.example'), parse('javascript:alert(1)')]).toEqual([
    full,
    full,
    scheme('javascript'),
  ]);
});

test.each([
  ['record:topic/3', true],
  ['/topic/3', true],
  ['', true],
  ['record:event/3', false],
  ['page:donate', false],
  ['https://example.org', false],
])('a link that can only be a topic: %s, %s', (value, isValid) => {
  const field = { kind: 'link', label: 'Topic', linkTypes: ['record'], linkEntity: 'topic' } as const;
  expect(inputSchema(field)?.safeParse(value).success).toBe(isValid);
});
