import { expect, test } from 'vitest';
import { fieldKindRules } from '../field-kinds/index.ts';
import { sampleValues, sectionProblems, sectionsRules } from '../field-kinds/sections.ts';
import { sectionKinds } from './kinds.ts';
import type { SectionDescription, SectionField, SectionFieldKind, SectionFields, SectionValues } from './section.ts';
import { sectionLines, sectionReferences, sectionText } from './stored-sections.ts';

const rulesOf = ({ kind }: Parameters<Parameters<typeof sectionProblems>[1]>[0]) => fieldKindRules[kind];
const kinds: [kind: string, description: SectionDescription][] = Object.entries(sectionKinds);

const stored = (kind: string, { version }: Pick<SectionDescription, 'version'>, values: SectionValues) => ({
  id: 'first',
  kind,
  version,
  values,
});

test.each(kinds)('the sample of %s can be saved, and stays as it is', (kind, description) => {
  const section = stored(kind, description, sampleValues(description.fields, description.sample));
  expect(sectionProblems([section], rulesOf)).toEqual([]);
  const parsed = sectionsRules.input({ kind: 'sections', label: 'Sections' }, rulesOf)?.parse([section]);
  expect(parsed).toEqual([section]);
});

test.each(kinds)('the sample of %s shows every field', (_, { fields, sample }) => {
  expect(Object.keys(sample)).toEqual(Object.keys(fields));
  for (const [name, field] of Object.entries(fields)) if (field.required) expect(sample[name], name).toBeTruthy();
});

test('a new section of every kind names what is missing', () => {
  const missing = kinds.flatMap(([kind, description]) =>
    sectionProblems([stored(kind, description, {})], rulesOf).map(({ path }) => `${kind}.${path[0]}`),
  );
  const required = kinds.flatMap(([kind, { fields }]) =>
    Object.entries(fields).flatMap(([name, field]) => (field.required ? [`${kind}.${name}`] : [])),
  );
  expect(missing).toEqual(required);
});

test('no two kinds have the same label, and none is used without a reason', () => {
  const labels = kinds.map(([, { label }]) => label);
  expect(new Set(labels).size).toBe(labels.length);
  for (const [, { use }] of kinds) expect(use).toMatch(/^[A-Z].*\.$/);
});

/** The fields of all sections and of their items. */
const allFields = (fields: SectionFields): SectionField[] =>
  Object.values(fields).flatMap((field) => [field, ...allFields(field.fields ?? {})]);

test('texts for editors begin with a capital and have no developer’s words', () => {
  for (const { label, help = 'A' } of kinds.flatMap(([, { fields }]) => allFields(fields))) {
    expect(label).toMatch(/^[A-Z]/);
    expect(help).toMatch(/^[A-Z].*[.’]?$/);
    expect(`${label} ${help}`).not.toMatch(/\b(seed|slug|prop|href|alt|boolean)\b/i);
  }
});

/** A value of the wrong type or shape for each kind of field. */
const hostileValues: Record<SectionFieldKind, unknown> = {
  text: { not: 'a text' },
  longText: { version: 1, type: 'doc', content: [{ type: 'script' }] },
  link: 'javascript:alert(1)',
  choice: 'no such option',
  boolean: 'perhaps',
  number: -1.5,
  items: 'not a list',
  image: '../../etc/passwd',
  pdf: '0000000000000001.webp',
  film: '0000000000000001.exe',
  captions: 'https://evil.example/a.vtt',
};

/** The first section with a field of each kind, at its top or in an item. */
function placeOf(wanted: SectionFieldKind) {
  for (const [kind, description] of kinds)
    for (const [name, field] of Object.entries(description.fields)) {
      if (field.kind === wanted) return { kind, description, path: [name] };
      const inner = Object.entries(field.fields ?? {}).find(([, each]) => each.kind === wanted);
      if (inner) return { kind, description, path: [name, 0, inner[0]] };
    }
  throw new Error(`No section has a field of the kind ${wanted}.`);
}

test.each(Object.entries(hostileValues))('a wrong value of a %s gets a sentence at its field', (wanted, value) => {
  const { kind, description, path } = placeOf(wanted as SectionFieldKind);
  const [name = '', , inner] = path;
  const values = sampleValues(description.fields, description.sample);
  const changed = { ...values, [name]: inner ? [{ [inner]: value }] : value };
  const section = { ...stored(kind, description, {}), values: changed };
  const problems = sectionProblems(JSON.stringify([section]), rulesOf).filter((each) => `${each.path}` === `${path}`);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toMatch(/^[A-Z].*\.$/);
  expect(problems[0]?.place).not.toBe('');
});

test('what only changes the look is not found by the search, and everything that visitors read is', () => {
  const { pageHeader } = sectionKinds;
  const section = stored('pageHeader', pageHeader, sampleValues(pageHeader.fields, pageHeader.sample));
  expect(sectionText(section)).toContain(pageHeader.sample.title);
  expect(sectionText(section)).not.toContain(pageHeader.sample.colors);
  expect(sectionLines(section)).toContain(pageHeader.sample.colors);
});

test('the files of a section are kept from being removed', () => {
  const { film, steps } = sectionKinds;
  const sections = [
    stored('film', film, sampleValues(film.fields, film.sample)),
    stored('steps', steps, sampleValues(steps.fields, steps.sample)),
  ];
  expect(sectionReferences(sections).files.toSorted()).toEqual([
    '0000000000000001.webp',
    '0000000000000002.pdf',
    '0000000000000003.10.mp4',
    '0000000000000004.vtt',
  ]);
});
