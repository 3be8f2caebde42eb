import { expect, test } from 'vitest';
import { usStates, voteGovHref } from './us-states.ts';

test('the 50 states and the District of Columbia are listed by name', () => {
  expect(new Set(usStates).size).toBe(51);
  expect(usStates).toContain('District of Columbia');
  expect(usStates).toContain('New York');
  expect([...usStates].toSorted()).toEqual(usStates);
});

test('a state of several words is spelled with hyphens', () => {
  expect(voteGovHref('District of Columbia')).toBe('https://vote.gov/register/district-of-columbia');
  expect(voteGovHref('Georgia')).toBe('https://vote.gov/register/georgia');
});
