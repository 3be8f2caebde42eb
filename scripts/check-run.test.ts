import { expect, test } from 'vitest';
import { CheckRun } from './check-run.ts';

const startRun = () => new CheckRun({ name: 'test', isAlone: false, isParallel: true });

test('the output and the result of a program are recorded', async () => {
  const checkRun = startRun();
  expect(await checkRun.program(process.execPath, '-e', 'console.log("one"); console.error("two")')).toBe(true);
  checkRun.say('three');
  expect(checkRun.output().split('\n').toSorted()).toEqual(['', 'one', 'three', 'two']);
  expect(await checkRun.program(process.execPath, '-e', 'process.exit(3)')).toBe(false);
});

test('a program ends even if a child process is still running', async () => {
  const leave = 'require("node:child_process").spawn("sleep", ["30"], { stdio: "inherit", detached: true }).unref()';
  expect(await startRun().program(process.execPath, '-e', leave)).toBe(true);
}, 20_000);

test('a missing program is an error', async () => {
  await expect(startRun().program('no-such-program')).rejects.toThrow('ENOENT');
});
