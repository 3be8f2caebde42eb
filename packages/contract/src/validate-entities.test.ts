import { expect, test } from 'vitest';
import { entityOf, resourceNames } from './entities.ts';
import type { Entity } from './entity.ts';
import { validateEntities } from './validate-entities.ts';

const allEntities = Object.fromEntries(resourceNames.map((name) => [name, entityOf(name)]));
const story = entityOf('story');

/** The errors for a story with this description. */
const errorsOf = (changes: Partial<Entity>) => validateEntities({ story: { ...story, ...changes } });
const withField = (field: Entity['fields'][string]) => errorsOf({ fields: { ...story.fields, extra: field } });
const file = 'packages/contract/src/entities/story.ts';

test('every entity’s description is valid', () => {
  expect(validateEntities(allEntities)).toEqual([]);
});

test.each([
  [{ kind: 'choice', label: 'Extra' }, 'is a choice without options: list its values.'],
  [{ kind: 'text', label: 'Extra', options: { a: 'A' } }, 'is of kind text but has options: make it a choice.'],
  [{ kind: 'text', label: ' ' }, 'has no label: add one.'],
  [
    { kind: 'text', label: 'Extra', unique: true },
    "can't be unique: only username, email, freePath, image can, and a slug always is.",
  ],
  [{ kind: 'money', label: 'Extra' }, 'is money, which can’t be empty: make it required.'],
  [{ kind: 'text', label: 'Extra', ratio: '1/1' }, 'has a ratio, which only pictures can have.'],
  [{ kind: 'text', label: 'Extra', allowsSitePaths: true }, 'has allowsSitePaths, which only links can have.'],
  [{ kind: 'dateTime', label: 'Extra', proposed: 'today' }, 'proposes today, which only dates can.'],
  [{ kind: 'date', label: 'Extra', proposed: 'first' }, 'proposes first, which only choices can.'],
] as const)('describing a field as %j gives an error with the file, the field and what to do', (field, problem) => {
  expect(withField(field)).toEqual([`${file}: the field extra ${problem}`]);
});

test('a kind that does not exist gives an error with the kinds that do', () => {
  // As in a description that was read from a file: the compiler refuses the word.
  const kind: Entity['fields'][string]['kind'] = JSON.parse('"colour"');
  const [error, ...others] = withField({ kind, label: 'Extra' });
  expect(error).toMatch(
    `${file}: the field extra is of kind colour, which does not exist: use one of text, longText, lines, timeZone, slug`,
  );
  expect(error).not.toContain('document');
  expect(others).toEqual([]);
});

test('a field that is there twice gives an error, also in another case', () => {
  expect(errorsOf({ fields: { ...story.fields, Title: { kind: 'text', label: 'Title again' } } })).toEqual([
    `${file}: the field Title is there twice, also as title: remove or rename one.`,
  ]);
  expect(errorsOf({ columns: [...story.columns, 'date'] })).toEqual([
    `${file}: the field date is twice in columns: remove one.`,
  ]);
});

test('a reserved field name and a missing field give errors', () => {
  expect(errorsOf({ fields: { ...story.fields, version: { kind: 'text', label: 'Version' } } })).toEqual([
    `${file}: the field version has the name of a column that every table has: choose another.`,
  ]);
  expect(errorsOf({ secondLine: 'lead' })).toEqual([
    `${file}: the field lead is used in secondLine but not described: describe it or use another.`,
  ]);
  expect(errorsOf({ columns: ['date', 'title', 'subtitle'] })).toEqual([
    `${file}: the field title is the main field: put it first in columns.`,
  ]);
  expect(errorsOf({ columns: ['title', 'date'] })).toEqual([
    `${file}: the field subtitle is the second line: add it to columns.`,
  ]);
});

test('a record that visitors can’t read can’t have a public page or be searched', () => {
  expect(errorsOf({ open: undefined })).toEqual([
    `${file}: paged needs open: visitors can’t read a record.`,
    `${file}: search needs open: visitors would find records that they can’t read.`,
  ]);
  expect(errorsOf({ area: 'donations' })).toEqual([
    `${file}: area is donations, but open lets visitors read it: make it content, or remove open.`,
  ]);
});

test('two entities that share a table, a URL or a search code give errors', () => {
  const twin = { ...entityOf('event'), table: 'stories', search: { code: 1, one: 'Twin', many: 'Twins' } };
  expect(validateEntities({ story, twin })).toEqual([
    `packages/contract/src/entities/twin.ts: table is stories, as in ${file}: choose another.`,
    `packages/contract/src/entities/twin.ts: search.code is 1, as in ${file}: choose another.`,
  ]);
});
