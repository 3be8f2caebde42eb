import { expect, test } from 'vitest';
import { CheckRun } from './check-run.ts';

const startRun = () => new CheckRun({ name: 'test', isAlone: false, isParallel: true });

test('keeps what a program prints, and says whether it succeeded', async () => {
  const checkRun = startRun();
  expect(await checkRun.program(process.execPath, '-e', 'console.log("one"); console.error("two")')).toBe(true);
  checkRun.say('three');
  expect(checkRun.output().split('\n').toSorted()).toEqual(['', 'one', 'three', 'two']);
  expect(await checkRun.program(process.execPath, '-e', 'process.exit(3)')).toBe(false);
});

test('does not wait for a process that a program left running', async () => {
  const leave = 'require("node:child_process").spawn("sleep", ["30"], { stdio: "inherit", detached: true }).unref()';
  expect(await startRun().program(process.execPath, '-e', leave)).toBe(true);
}, 20_000);

test('reports a missing program as an error', async () => {
  await expect(startRun().program('no-such-program')).rejects.toThrow('ENOENT');
});
