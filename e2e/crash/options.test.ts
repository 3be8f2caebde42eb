import { expect, test } from 'vitest';
import { readCrashOptions } from './options.ts';

test('without arguments everything runs on both databases', () => {
  const options = readCrashOptions([]);
  expect(options).toMatchObject({ databases: ['sqlite', 'postgres'], kills: 500, uploads: 300, powerCuts: 100 });
  expect(options.campaigns).toHaveLength(7);
});

test.each([
  ['--kills', ['--kills', 'many'], '--kills must be a whole number from 1 to 999999, not ‘many’.'],
  ['a database', ['--database', 'mysql'], '--database must be one of sqlite, postgres, not ‘mysql’.'],
  ['a campaign', ['flood'], /^A campaign must be one of kill, uploads, .*, not ‘flood’\.$/],
])('an invalid argument gives an error: %s', (_what, args, message) => {
  expect(() => readCrashOptions(args)).toThrow(message);
});
