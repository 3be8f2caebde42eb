import { expect, test } from 'vitest';
import { parseException, parseHours } from './settings-lines.ts';

test.each([
  ['Wednesday 4–8 PM', ['wednesday'], '16:00', '20:00'],
  ['Wednesdays, 4 pm to 8:30 p.m.', ['wednesday'], '16:00', '20:30'],
  ['Sat. 10 AM - 2 PM', ['saturday'], '10:00', '14:00'],
  ['Saturday 10-2 PM', ['saturday'], '10:00', '14:00'],
  ['Saturday 10 AM-2', ['saturday'], '10:00', '14:00'],
  ['Monday 12 AM-12 PM', ['monday'], '00:00', '12:00'],
  ['Fri-Sun 9-17', ['friday', 'saturday', 'sunday'], '09:00', '17:00'],
  ['Tuesday-Thursday 9:00-17:00', ['tuesday', 'wednesday', 'thursday'], '09:00', '17:00'],
])('opening hours can be written as people write them: %s', (line, weekdays, opens, closes) => {
  expect(parseHours(line)).toEqual({ weekdays, opens, closes });
});

test.each([
  ['Saturday 10-2', 'write AM or PM, such as 4-8 PM.'],
  ['Saturday 8-4 AM', 'it closes before it opens.'],
  ['Saturday 14 PM-8 PM', 'there is no such time.'],
  ['Saturday 09:00-25:00', 'there is no such time.'],
  ['Saturday 18:00-10:00', 'it closes before it opens.'],
  ['Someday 4-8 PM', 'write days and hours such as Monday 9 AM-5 PM or Tuesday-Saturday 10:00-18:00.'],
])('hours that could mean several things, or nothing, are asked about: %s', (line, problem) => {
  expect(parseHours(line)).toBe(problem);
});

test('the hours of one day can be written the same way, before its reason', () => {
  expect(parseException('2026-12-24 10 AM-2 PM Christmas Eve')).toEqual({
    day: '2026-12-24',
    hours: { opens: '10:00', closes: '14:00' },
    note: 'Christmas Eve',
  });
  expect(parseException('12/5/2026 closed')).toEqual({ day: '2026-12-05', hours: null, note: '' });
  expect(parseException('13/5/2026 closed')).toBe('there is no such day.');
  expect(parseException('2026-12-25 closed Christmas')).toEqual({ day: '2026-12-25', hours: null, note: 'Christmas' });
});
