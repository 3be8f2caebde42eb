import { expect, test } from 'vitest';
import { definitionOf, showFields } from '../entity/index.ts';
import { sampleEvents } from '../testing/events.ts';
import { emptyFacts, recordFacts } from './record-facts.ts';

const preview = async () => ({ Detail: () => null });

test('beside an event’s page is its web address, not what the page shows', () => {
  const definition = definitionOf('event', preview);
  const names = recordFacts(definition, showFields(definition, sampleEvents[0])).map(({ name }) => name);
  expect(names).toContain('slug');
  expect(names).not.toContain('title');
  expect(names).not.toContain('description');
});

test('beside a page is what only search results and menus show', () => {
  const definition = definitionOf('page', preview);
  const page = { id: 1, version: 1, title: 'Barns', slug: 'barns', menu_label: 'Our barns', sections: [] };
  const facts = recordFacts(definition, showFields(definition, page));
  expect(facts).toContainEqual(expect.objectContaining({ label: 'Short name', value: 'Our barns' }));
});

test('what nobody has filled in is named in one line', () => {
  const definition = definitionOf('event');
  const [event] = sampleEvents;
  const shown = showFields(definition, event && { ...event, parking: '', access: '' });
  expect(recordFacts(definition, shown).map(({ name }) => name)).not.toContain('parking');
  expect(emptyFacts(shown)).toMatchObject([
    { label: 'Not filled in', value: expect.stringContaining('Access, Parking') },
  ]);
});
