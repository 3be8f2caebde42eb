import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
);
const commands = Object.keys(scripts).filter((name) => !name.startsWith('pre'));

test('every command of a fresh clone installs the dependencies first', () => {
  expect(commands).toEqual(expect.arrayContaining(['start', 'test', 'storybook']));
  const unprepared = commands.filter((name) => !scripts[`pre${name}`]?.startsWith('node scripts/install.mjs'));
  expect(unprepared).toEqual([]);
});
