import { expect, test } from 'vitest';
import { organization } from '../site/index.ts';
import { factRemark, textFacts } from './text-facts.ts';

const facts = {
  ...organization,
  place: { ...organization.place, locality: 'Port Ellen' },
  phone: '555 0100',
};

test('the menu shows each fact with its present value', () => {
  expect(textFacts(facts)).toContainEqual({ token: '{town}', label: 'Town', value: 'Port Ellen' });
});

test('below a line is what visitors read', () => {
  expect(factRemark('In {town}, call {phone}', false, facts)).toBe('Visitors read: In Port Ellen, call 555 0100');
});

test('below a long text are the facts in it, each once', () => {
  const document = {
    version: 1,
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'In {town}' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Still {town}. Call {phone}.' }] },
    ],
  };
  expect(factRemark(JSON.stringify(document), true, facts)).toBe(
    'Visitors read: {town}: Port Ellen; {phone}: 555 0100',
  );
});

test('someone who inserts a fact that is not set reads how to leave its words out', () => {
  const noHours = { ...facts, places: facts.places.map((place) => ({ ...place, hours: [] })) };
  expect(factRemark('Open {porch days}', false, noHours)).toBe(
    'Visitors read: Open  – {porch days} is not set. Put it in square brackets with the words that belong to it, such as [, {porch days}], and visitors read neither.',
  );
  expect(factRemark('Open[ {porch days}]', false, noHours)).toBe('Visitors read: Open');
});

test('the menu has phrases for the start of a sentence too', () => {
  const phrases = textFacts(facts).filter(({ token }) => /call or write/i.test(token));
  expect(phrases.map(({ token, value }) => [token, value])).toEqual([
    ['{call or write}', 'call 555 0100'],
    ['{Call or write}', 'Call 555 0100'],
  ]);
});

test('a name that is no fact is pointed out', () => {
  expect(factRemark('In {towm}', false, facts)).toBe('{towm} is not a fact.');
  expect(factRemark('In {town} and {towm}', false, facts)).toBe(
    'Visitors read: In Port Ellen and {towm} – {towm} is not a fact.',
  );
});

test('a text without facts has no note, and neither have other braces', () => {
  expect(factRemark('In town', false, facts)).toBeUndefined();
  expect(factRemark('{"a":1} {A} {}', false, facts)).toBeUndefined();
});
