import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** Duration and result of a check. */
export interface CheckTime {
  name: string;
  passed: boolean;
  seconds: number;
}

/** Writes docs/test-times.md: the duration of each check of an `npm test` run, with the date and the machine. */
export function writeTestTimes(times: readonly CheckTime[], seconds: number): void {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const lines = [
    '# How long `npm test` takes',
    '',
    'Written by `npm test -- --times`. Two checks run in parallel, so the sum of their times exceeds the total.',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${machine}: ${seconds.toFixed(0)} s in total.`,
    '',
    '| check | seconds |',
    '| --- | --- |',
    ...times.map(({ name, passed, seconds }) => `| ${name}${passed ? '' : ' (failed)'} | ${seconds.toFixed(0)} |`),
  ];
  writeFileSync(join(import.meta.dirname, '../docs/test-times.md'), `${lines.join('\n')}\n`);
}
