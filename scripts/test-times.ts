import { availableParallelism, cpus, totalmem } from 'node:os';
import { writeDocumentBlock } from './document-block.ts';

/** Duration and result of a check. */
export interface CheckTime {
  name: string;
  passed: boolean;
  seconds: number;
}

/** Writes the duration of each check of a run into docs/testing.md, with the date and the machine. */
export function writeTestTimes(times: readonly CheckTime[], seconds: number): void {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const lines = [
    `${new Date().toISOString().slice(0, 10)}, ${machine}: ${seconds.toFixed(0)} s in total. Two checks run in parallel, so the sum of their times exceeds the total.`,
    '',
    '| check | seconds |',
    '| --- | --- |',
    ...times.map(({ name, passed, seconds }) => `| ${name}${passed ? '' : ' (failed)'} | ${seconds.toFixed(0)} |`),
  ];
  writeDocumentBlock('docs/testing.md', 'times', `${lines.join('\n')}\n`);
}
