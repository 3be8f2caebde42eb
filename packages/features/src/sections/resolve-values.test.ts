import { expect, test } from 'vitest';
import { sampleOrganization } from '../testing/sample-organization.ts';
import { type ResolveContext, resolveValues } from './resolve-values.ts';
import { usualViews } from './views/usual.tsx';

const organization = {
  ...sampleOrganization,
  email: 'hello@example.org',
  donateUrl: 'https://give.example.org/once',
  donateMonthlyUrl: '',
};
const context: ResolveContext = {
  organization,
  sectionIds: new Set(['apply']),
  linkedIds: new Set(),
  facts: { links: { 'record:event/7': '/event/7?slug=Pie-supper', 'record:event/8': null }, pictures: {} },
};

/** The link of a button that visitors get. */
function resolvedLink(link: string) {
  const { shape } = usualViews.buttons;
  const { buttons } = resolveValues(shape, { buttons: [{ text: 'Go', link, look: 'usual' }] }, context);
  return Array.isArray(buttons) ? buttons[0].link : undefined;
}

test.each([
  ['#apply', { href: '#apply', newTab: false }],
  ['setting:email?subject=Forestry', { href: 'mailto:hello@example.org?subject=Forestry', newTab: false }],
  ['setting:donate', { href: 'https://give.example.org/once', newTab: true }],
  ['page:events', { href: '/events', newTab: false }],
  ['record:event/7', { href: '/event/7?slug=Pie-supper', newTab: false }],
  ['https://example.org', { href: 'https://example.org', newTab: true }],
])('a visitor who follows the link %s gets to %o', (link, resolved) => {
  expect(resolvedLink(link)).toEqual(resolved);
});

test.each([
  ['a section that is hidden or gone', '#other'],
  ['a setting that is empty', 'setting:donateMonthly'],
  ['a record that visitors can’t see', 'record:event/8'],
])('a link to %s leads nowhere, and its text is shown without a link', (_, link) => {
  expect(resolvedLink(link)).toBe(null);
});

test.each([
  ['a topic', 'record:topic/3', { id: 3, href: '/topic/water' }],
  ['a topic that visitors can’t see', 'record:topic/4', { id: 4, href: null }],
  ['no topic', '', null],
  ['what is no topic', 'record:event/7', null],
])('a section about %s gets its records', (_, topic, resolved) => {
  const facts = { links: { 'record:topic/3': '/topic/water', 'record:topic/4': null }, pictures: {} };
  expect(resolveValues({ topic: 'record' }, { topic }, { ...context, facts })).toEqual({ topic: resolved });
});
