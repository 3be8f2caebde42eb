import { expect, test } from 'vitest';
import { fillMenuFacts } from './menu-facts.ts';
import type { OrganizationFacts } from './organization.ts';

test('labels and headings of the menus get the facts', () => {
  const group = { title: 'In {town}', links: [{ text: 'Around {town}', href: '/{town}' }] };
  const menus = {
    pages: group,
    programs: group,
    more: [group],
    footer: [group],
    newsTitle: 'News from {town}',
    notices: group.links,
    shown: ['/donate'],
  };
  const filled = { title: 'In Port Ellen', links: [{ text: 'Around Port Ellen', href: '/{town}' }] };
  const facts = { place: { locality: 'Port Ellen' } } as OrganizationFacts;
  expect(fillMenuFacts(menus, facts)).toEqual({
    pages: filled,
    programs: filled,
    more: [filled],
    footer: [filled],
    newsTitle: 'News from Port Ellen',
    notices: filled.links,
    shown: ['/donate'],
  });
});
