import { sampleValues } from '@porchlight/contract/field-kinds/sections';
import { sectionKinds } from '@porchlight/contract/sections/kinds';
import type { SectionDescription, SectionFields } from '@porchlight/contract/sections/section';
import { expect, test } from 'vitest';
import { loadViews, viewModules, viewOf } from './section-views.ts';

const kinds: [kind: string, description: SectionDescription][] = Object.entries(sectionKinds);

const sectionOf = (kind: string, { version, fields, sample }: SectionDescription) => ({
  id: kind,
  kind,
  version,
  values: sampleValues(fields, sample),
});

/** The names of the fields, those of items included. */
const namesOf = (fields: SectionFields): unknown =>
  Object.entries(fields).map(([name, field]) => (field.fields ? [name, namesOf(field.fields)] : name));
const shapeNames = (shape: object): unknown =>
  Object.entries(shape).map(([name, kind]) => (typeof kind === 'object' ? [name, shapeNames(kind)] : name));

test.each(kinds)('visitors get %s with what its description says', async (kind, description) => {
  const section = sectionOf(kind, description);
  await loadViews([section]);
  const view = viewOf(section);
  expect(view && shapeNames(view.shape)).toEqual(namesOf(description.fields));
  expect([view?.version ?? 1, view?.isHeader, view?.fitsInColumn]).toEqual([
    description.version,
    description.isHeader,
    description.fitsInColumn,
  ]);
});

test('a newer version of a kind, and a kind that nobody knows, are not shown', async () => {
  const section = sectionOf('quote', sectionKinds.quote);
  const unknown = { ...section, kind: 'toString' };
  await loadViews([unknown]);
  expect([viewOf({ ...section, version: 2 }), viewOf(unknown)]).toEqual([undefined, undefined]);
});

test('a page loads the views of its kinds once, and none of hidden sections', () => {
  const sections = ['quote', 'contact', 'openingHours', 'slider'].map((kind) => ({
    id: kind,
    kind,
    version: 1,
    values: {},
  }));
  expect(viewModules([...sections, { id: 'hidden', kind: 'gallery', version: 1, hidden: true, values: {} }])).toEqual([
    '/sections/views/visit.tsx',
    '/sections/views/slider.tsx',
  ]);
});
