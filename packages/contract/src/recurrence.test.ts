import { describe, expect, test } from 'vitest';
import { fitsRule, movedRule, readRecurrence, writeRecurrence } from './recurrence.ts';
import { datesOf } from './recurrence-dates.ts';
import { recurrenceNotes, recurrenceProblem } from './recurrence-problems.ts';
import { ruleInWords } from './recurrence-words.ts';

/** A rule that has to be one. */
function rule(text: string) {
  const recurrence = readRecurrence(text);
  if (!recurrence) throw new Error(`No rule: ${text}`);
  return recurrence;
}

const zone = 'America/New_York';

describe('a rule', () => {
  test.each([
    ['RRULE:FREQ=DAILY', 'Every day'],
    ['RRULE:FREQ=WEEKLY;BYDAY=TU', 'Every week on Tuesday'],
    ['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=12', 'Every 2 weeks on Tuesday and Thursday, 12 times'],
    ['RRULE:FREQ=MONTHLY;BYDAY=2SA', 'Every month on the second Saturday'],
    ['RRULE:FREQ=MONTHLY;BYMONTHDAY=-1', 'Every month on the last day'],
    ['RRULE:FREQ=MONTHLY;BYMONTHDAY=12;UNTIL=20270630', 'Every month on day 12, until Jun 30, 2027'],
    ['RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=-1SU', 'Every year on the last Sunday of May'],
    ['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', 'Every year on February 29'],
    [
      'RRULE:FREQ=WEEKLY;BYDAY=TU\nEXDATE;VALUE=DATE:20261222,20261229',
      'Every week on Tuesday, except Dec 22, 2026 and Dec 29, 2026',
    ],
  ])('%s is “%s”, and is written as it was read', (text, words) => {
    expect(ruleInWords(text)).toBe(words);
    expect(writeRecurrence(rule(text))).toBe(text);
  });

  test('of another program is read as far as it is offered, without its times', () => {
    const text =
      'rrule:freq=weekly;wkst=su;byday=th,tu;until=20270101T045959Z\r\nEXDATE;TZID=America/New_York:20261224T180000';
    expect(writeRecurrence(rule(text))).toBe(
      'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270101\nEXDATE;VALUE=DATE:20261224',
    );
  });

  test.each([
    'every Tuesday',
    'RRULE:FREQ=HOURLY',
    'RRULE:FREQ=WEEKLY',
    'RRULE:FREQ=WEEKLY;BYDAY=2TU',
    'RRULE:FREQ=DAILY;INTERVAL=0',
    'RRULE:FREQ=DAILY;INTERVAL=100',
    'RRULE:FREQ=DAILY;COUNT=1001',
    'RRULE:FREQ=DAILY;COUNT=3;UNTIL=20270101',
    'RRULE:FREQ=DAILY;UNTIL=20270230',
    'RRULE:FREQ=MONTHLY;BYDAY=5SA',
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=32',
    'RRULE:FREQ=YEARLY;BYMONTHDAY=29',
    'RRULE:FREQ=DAILY\nRRULE:FREQ=DAILY',
    'RRULE:FREQ=DAILY\nSUMMARY:A class',
  ])('%j is none that is offered', (text) => {
    expect(readRecurrence(text)).toBeNull();
  });

  test('moves with its first day, unless that fits or it has several days', () => {
    const moved = (text: string, day: string) => writeRecurrence(movedRule(rule(text), day));
    expect(moved('RRULE:FREQ=WEEKLY;BYDAY=TU', '2026-12-02')).toBe('RRULE:FREQ=WEEKLY;BYDAY=WE');
    expect(moved('RRULE:FREQ=WEEKLY;BYDAY=TU,TH', '2026-12-02')).toBe('RRULE:FREQ=WEEKLY;BYDAY=TU,TH');
    expect(moved('RRULE:FREQ=MONTHLY;BYDAY=-1SU', '2026-12-26')).toBe('RRULE:FREQ=MONTHLY;BYDAY=-1SA');
    expect(moved('RRULE:FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=30', '2027-06-02')).toBe(
      'RRULE:FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=2',
    );
    expect(fitsRule(rule('RRULE:FREQ=MONTHLY;BYMONTHDAY=-1'), '2027-02-28')).toBe(true);
  });
});

describe('its dates', () => {
  const dates = (text: string, start: string, max = 4) => datesOf(rule(text), { start, zone }, { max });

  test('have the same time on both sides of a change of the clocks', () => {
    expect(dates('RRULE:FREQ=WEEKLY;BYDAY=SU', '2026-10-25T01:30')).toEqual([
      ...['2026-10-25T01:30', '2026-11-01T01:30', '2026-11-08T01:30', '2026-11-15T01:30'],
    ]);
  });

  test('leave out a time that the clocks skip, and do not count it', () => {
    expect(dates('RRULE:FREQ=DAILY;COUNT=3', '2027-03-13T02:30')).toEqual([
      ...['2027-03-13T02:30', '2027-03-15T02:30', '2027-03-16T02:30'],
    ]);
  });

  test('on February 29 are in leap years alone', () => {
    expect(dates('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2028-02-29T10:00', 3)).toEqual([
      ...['2028-02-29T10:00', '2032-02-29T10:00', '2036-02-29T10:00'],
    ]);
  });

  test('that are left out count, as in calendars', () => {
    expect(dates('RRULE:FREQ=DAILY;COUNT=3\nEXDATE:20261202', '2026-12-01T10:00')).toEqual([
      ...['2026-12-01T10:00', '2026-12-03T10:00'],
    ]);
  });

  test('end with the day until which they go', () => {
    expect(dates('RRULE:FREQ=DAILY;UNTIL=20261202', '2026-12-01T23:59')).toHaveLength(2);
  });
});

describe('people read', () => {
  const at = { start: '2026-12-01T18:00', zone };

  test.each([
    [
      'RRULE:FREQ=WEEKLY;BYDAY=WE',
      'The event begins on Tuesday, Dec 1, 2026. “Every week on Wednesday” leaves that day out.',
    ],
    ['RRULE:FREQ=DAILY;UNTIL=20261130', 'The last date, Nov 30, 2026, is before the start.'],
    ['RRULE:FREQ=DAILY;COUNT=2\nEXDATE:20261201,20261202', 'This leaves no date.'],
    ['RRULE:FREQ=DAILY;COUNT=2\nEXDATE:20261201', 'The start, Dec 1, 2026, is one of the exceptions.'],
  ])('why %j gives no dates', (text, sentence) => {
    expect(recurrenceProblem(rule(text), at)).toContain(sentence);
  });

  test('that the clocks skip the first time', () => {
    const skipped = { start: '2027-03-14T02:30', zone };
    expect(recurrenceProblem(rule('RRULE:FREQ=DAILY'), skipped)).toContain(
      'The clocks skip this time on the first day.',
    );
  });

  test('nothing about a usual rule, and what matters about an unusual one', () => {
    expect(recurrenceProblem(rule('RRULE:FREQ=WEEKLY;BYDAY=TU'), at)).toBeNull();
    expect(recurrenceNotes(rule('RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=9'), at)).toEqual([]);
    expect(recurrenceNotes(rule('RRULE:FREQ=WEEKLY;BYDAY=TU'), at)).toEqual([
      expect.stringContaining('It has no end.'),
    ]);
    expect(recurrenceNotes(rule('RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=9'), at)).toEqual([
      'Months without a day 31 are left out.',
    ]);
    expect(recurrenceNotes(rule('RRULE:FREQ=DAILY;COUNT=5'), { start: '2027-03-12T02:30', zone })).toEqual([
      'On Mar 14, 2027 the clocks skip this time, so there is no event on that day.',
    ]);
  });
});
