import { expect, test } from 'vitest';
import { definitionOf, showFields } from '../entity/index.ts';
import { sampleEvents } from '../testing/events.ts';
import { factsBesidePage } from './page-facts.ts';

test('beside an event’s page are its web address and what nobody has filled in, not what the page shows', () => {
  const definition = definitionOf('event');
  const [event] = sampleEvents;
  const shown = showFields(definition, event && { ...event, parking: '', access: '' });
  const facts = factsBesidePage(definition, shown);
  expect(facts.map(({ name }) => name)).toContain('slug');
  expect(facts.map(({ name }) => name)).not.toContain('title');
  expect(facts.map(({ name }) => name)).not.toContain('description');
  expect(facts.at(-1)).toMatchObject({ label: 'Not filled in', value: expect.stringContaining('Access, Parking') });
});

test('beside a page is what only search results and menus show', () => {
  const definition = definitionOf('page');
  const page = { id: 1, version: 1, title: 'Barns', slug: 'barns', menu_label: 'Our barns', sections: [] };
  const facts = factsBesidePage(definition, showFields(definition, page));
  expect(facts).toContainEqual(expect.objectContaining({ label: 'Short name', value: 'Our barns' }));
});
