import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** A row of docs/security/asvs.md. */
interface Row {
  id: string;
  level: number;
  state: string;
  /** The evidence, or the reason why it is not met. */
  proof: string;
}

function readRows(text: string): Row[] {
  return [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| ([a-z ]+) \| [^|]+ \| (.*) \|$/gm)].map(
    ([, id = '', level, state = '', proof = '']) => ({ id, level: Number(level), state, proof }),
  );
}

/** References that do not exist: a file, or a test title in it. */
function missing(rows: readonly Row[]): string[] {
  return rows.flatMap(({ id, state, proof }) => {
    const named = [...proof.matchAll(/`([\w./-]+\.(?:tsx?|md))`(?:: ([^;]+))?/g)];
    if (state !== 'met') return proof ? [] : [`${id} says no reason`];
    if (named.length === 0) return [`${id} names nothing`];
    return named.flatMap(([, file = '', words]) => {
      const path = join(root, file);
      if (!existsSync(path)) return [`${id}: ${file}`];
      return words && !readFileSync(path, 'utf8').includes(words) ? [`${id}: ${file}: ${words}`] : [];
    });
  });
}

const text = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8');
const rows = readRows(text);

test('every requirement of levels 1 and 2 has one row, and its references exist', () => {
  expect(rows.filter(({ level }) => level === 1)).toHaveLength(70);
  expect(rows.filter(({ level }) => level === 2)).toHaveLength(183);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
  expect(rows.filter(({ state }) => !['met', 'not met', 'not applicable'].includes(state))).toEqual([]);
  expect(missing(rows)).toEqual([]);
});

test('the totals above the table match the table, and few requirements are not met', () => {
  const [fulfilled, unfulfilled, notApplicable] = ['met', 'not met', 'not applicable'].map(
    (state) => rows.filter((row) => row.state === state).length,
  );
  expect(text).toContain(
    `Of ${rows.length}: ${fulfilled} met, ${unfulfilled} not met, ${notApplicable} not applicable.`,
  );
  expect(unfulfilled).toBeLessThanOrEqual(2);
});

test('a renamed test, a missing file and a row without references are reported', () => {
  const row = (proof: string) => missing([{ id: '1.1.1', level: 1, state: 'met', proof }]);
  expect(row('`scripts/run-concurrently.ts`: no test has this name')).toHaveLength(1);
  expect(row('`scripts/gone.test.ts`: anything')).toHaveLength(1);
  expect(row('surely')).toHaveLength(1);
  expect(row('`scripts/asvs.test.ts`: every requirement of levels 1 and 2 has one row')).toEqual([]);
});
