import { describe, expect, test } from 'vitest';
import { columnFromHistory, historyValue, responseValue, storedValue } from './stored-values.ts';

describe('a list of items', () => {
  const items = [
    { question: 'Who?', order: 2 },
    { question: 'Wann kommt er – übermorgen?', order: null },
  ];

  test('is stored as JSON and returned as it was sent', () => {
    const column = storedValue(items, 'items');
    expect(typeof column).toBe('string');
    expect(responseValue(column ?? null, 'items')).toEqual(items);
  });

  test('that is empty is a list too', () => {
    expect(storedValue([], 'items')).toBe('[]');
    expect(columnFromHistory(null, 'items')).toBe('[]');
  });
});

test('a number that a version did not have yet is restored as none, not as an empty text', () => {
  expect(columnFromHistory(null, 'number')).toBe(null);
  expect(columnFromHistory(null, 'dateTime')).toBe(null);
  expect(columnFromHistory(null, 'text')).toBe('');
});

test('an amount is in the history as people read it', () => {
  expect(historyValue(2550, 'money')).toBe(25.5);
  expect(columnFromHistory(25.5, 'money')).toBe(2550);
});
