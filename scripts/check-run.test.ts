import { expect, test } from 'vitest';
import { CheckRun } from './check-run.ts';

const run = () => new CheckRun({ name: 'test', isBeside: true });

test('what a program prints is kept, and whether it was content is known', async () => {
  const own = run();
  expect(await own.program(process.execPath, '-e', 'console.log("one"); console.error("two")')).toBe(true);
  own.say('three');
  expect(own.takeOutput().split('\n').toSorted()).toEqual(['', 'one', 'three', 'two']);
  expect(await own.program(process.execPath, '-e', 'process.exit(3)')).toBe(false);
  expect(own.takeFailures(false, 'types')).toEqual([{ name: 'types', error: 'see its output above' }]);
});

test('a program that has left another behind is over when it has ended', async () => {
  const leave = 'require("node:child_process").spawn("sleep", ["30"], { stdio: "inherit", detached: true }).unref()';
  expect(await run().program(process.execPath, '-e', leave)).toBe(true);
}, 20_000);

test('a program that is not there is an error', async () => {
  await expect(run().program('no-such-program')).rejects.toThrow('ENOENT');
});
