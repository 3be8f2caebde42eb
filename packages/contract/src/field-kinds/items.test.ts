import { expect, test } from 'vitest';
import { entityOf } from '../entities.ts';
import { inputSchema, responseSchema } from '../field-schemas.ts';
import type { Field } from '../fields.ts';
import { itemText } from '../items.ts';
import { itemsMaxCount } from '../limits.ts';
import { validateEntities } from '../validate-entities.ts';
import { rulesOf } from './index.ts';
import { itemProblems } from './items.ts';

const questions: Field = {
  kind: 'items',
  label: 'Questions',
  itemName: 'question',
  maxItems: 3,
  fields: {
    question: { kind: 'text', label: 'Question', required: true },
    reply: { kind: 'longText', label: 'Reply' },
    order: { kind: 'number', label: 'Order' },
    tone: { kind: 'choice', label: 'Tone', options: { plain: 'Plain', warm: 'Warm' } },
    open: { kind: 'boolean', label: 'Open' },
  },
};
const rest = { reply: '', order: null, tone: 'plain', open: false };

/** The stored value of an input, or its error. */
function parseInput(value: unknown, changes: Partial<Field> = {}) {
  const result = inputSchema({ ...questions, ...changes })?.safeParse(value);
  return result?.success ? result.data : result?.error.issues[0]?.message;
}

test.each([
  ['an array of a program', [{ question: ' When? ', reply: 'At six.', order: 2, tone: 'warm', open: true }]],
  ['the text of a form', '[{"question":"When?","reply":"At six.","order":"2","tone":"warm","open":"true"}]'],
])('the items in %s are stored in their order, each value by the rules of its kind', (_, value) => {
  expect(parseInput(value)).toEqual([{ question: 'When?', reply: 'At six.', order: 2, tone: 'warm', open: true }]);
});

test.each([[''], [null], ['[]'], [[]]])('%j is an empty list', (value) => {
  expect(parseInput(value)).toEqual([]);
});

test('what an item lacks is empty, and what its description lacks is dropped', () => {
  expect(parseInput([{ question: 'Who?', color: 'red' }])).toEqual([{ question: 'Who?', ...rest }]);
});

test.each([
  ['not JSON', 'one, two', 'This has to be a list of objects, as JSON.'],
  ['no objects', [1, 2], 'This has to be a list of objects, as JSON.'],
  ['one object', { question: 'Who?' }, 'This has to be a list of objects, as JSON.'],
  ['an empty item', [{ question: 'Who?' }, {}], 'Question 2, Question: This can’t be empty.'],
  ['a wrong option', [{ question: 'Who?', tone: 'loud' }], 'Question 1, Tone: This has to be one of: plain, warm.'],
  [
    'several faults',
    [{ question: '' }, { question: 'Who?', order: 'first' }],
    'Question 1, Question: This can’t be empty. And 1 more.',
  ],
  ['too many items', Array(4).fill({ question: 'Who?' }), 'This can have at most 3 questions.'],
])('%s are refused with the place of the first fault', (_, value, message) => {
  expect(parseInput(value)).toBe(message);
});

test('a list that needs two has none or two, and two where it is required', () => {
  const message = 'This needs at least 2 questions.';
  expect(parseInput([{ question: 'Who?' }], { minItems: 2 })).toBe(message);
  expect(parseInput([], { minItems: 2 })).toEqual([]);
  expect(parseInput([], { minItems: 2, required: true })).toBe(message);
});

test('items that are too large altogether are refused', () => {
  const long = { question: 'Who?', reply: 'é'.repeat(150_000) };
  expect(parseInput([long, long, long])).toBe('This is too long altogether. Shorten the texts, or remove some.');
});

test('every fault has its place, so that a form shows it there', () => {
  const problems = itemProblems(questions, '[{"question":"","order":"x"},{"question":"Who?"},{}]', rulesOf);
  expect(problems.map(({ index, name }) => [index, name])).toEqual([
    [0, 'question'],
    [0, 'order'],
    [2, 'question'],
  ]);
});

test('an item of an earlier description is returned with what its fields are now', () => {
  const stored = [{ question: 'Who?', tone: 'loud', color: 'red' }];
  expect(responseSchema(questions)?.parse(stored)).toEqual([{ question: 'Who?', ...rest }]);
});

test('a form that adds an item and removes it again has no changes', () => {
  const { toForm, fromForm } = rulesOf(questions);
  expect(toForm?.([])).toBe('');
  const items = [{ question: 'Who?', ...rest }];
  expect(fromForm?.(String(toForm?.(items)), questions)).toEqual(items);
});

test('an example has the smallest number of items, which are valid', () => {
  const sample = rulesOf(questions).sample({ ...questions, minItems: 2 }, 1, rulesOf);
  expect(parseInput(sample, { minItems: 2 })).toEqual(sample);
});

test.each<[string, Partial<Field>, string]>([
  [
    'no fields',
    { fields: {} },
    'the field extra is a list of items without fields: describe those of an item in fields.',
  ],
  [
    'a picture in an item',
    { fields: { picture: { kind: 'image', label: 'Picture' } } },
    'the field extra.picture is of kind image, which items can’t have: use one of text, longText,',
  ],
  [
    'impossible limits',
    { minItems: 5 },
    `the field extra has limits that no list meets: use 1 to ${itemsMaxCount}, the smaller in minItems.`,
  ],
  [
    'an outline without links',
    { isOutline: true },
    'the field extra is an outline, but the first field of its items names no link: add namesLink.',
  ],
  [
    'a choice without options in an item',
    { fields: { tone: { kind: 'choice', label: 'Tone' } } },
    'the field extra.tone is a choice without options: list its values.',
  ],
])('a description with %s stops the build', (_, changes, problem) => {
  const story = entityOf('story');
  const [error = '', ...others] = validateEntities({
    story: { ...story, fields: { ...story.fields, extra: { ...questions, ...changes } } },
  });
  expect(error).toContain(`packages/contract/src/entities/story.ts: ${problem}`);
  expect(others).toEqual([]);
});

test('several items have the plural of their description', () => {
  const entries = { itemName: 'entry', itemPlural: 'entries' };
  expect(parseInput(Array(4).fill({ question: 'Who?' }), entries)).toBe('This can have at most 3 entries.');
  expect(parseInput(Array(2).fill({ question: 'Who?' }), { ...entries, maxItems: 1 })).toBe(
    'This can have at most 1 entry.',
  );
});

test('a text can have a shorter limit than others', () => {
  const fields = { question: { kind: 'text', label: 'Question', maxCharacters: 5 } } as const;
  expect(parseInput([{ question: 'Where?' }], { fields })).toBe(
    'Question 1, Question: This can have at most 5 characters.',
  );
  expect(parseInput([{ question: ' When ' }], { fields })).toEqual([{ question: 'When' }]);
});

test('in the history, a link to this site is its path', () => {
  expect(itemText({ label: 'Give', link: 'page:donate' })).toBe('Give · /donate');
  expect(itemText({ label: '', link: 'record:story/7' })).toBe('/story/7');
  expect(itemText({ label: 'Call', link: 'tel:229 555 0142' })).toBe('Call · tel:229 555 0142');
});
