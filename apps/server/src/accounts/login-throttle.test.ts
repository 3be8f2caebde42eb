// @module-tag database
import { expect, test } from 'vitest';
import { forEachTest } from '../testing/for-each-test.ts';
import { throttleAt } from '../testing/throttle-at.ts';
import { startTwoNodes } from '../testing/two-nodes.ts';

const site = forEachTest(startTwoNodes);

test('an attempt that the server could not check does not count', async () => {
  const { begin } = throttleAt(site, '2026-03-14T16:00:00Z');
  for (let attempt = 1; attempt <= 60; attempt += 1) await (await begin('203.0.113.7'))?.cancelled();
  for (let attempt = 1; attempt <= 5; attempt += 1) await begin('203.0.113.7');
  await expect(begin('203.0.113.7')).rejects.toThrow('Try again in a second.');
});

test('failures are forgotten after an hour without an attempt', async () => {
  const { begin, pass } = throttleAt(site, '2026-03-14T16:00:00Z');
  for (let attempt = 1; attempt <= 5; attempt += 1) await begin('203.0.113.7');
  pass(60 * 60);
  for (let attempt = 1; attempt <= 5; attempt += 1) await begin('203.0.113.7');
  await expect(begin('203.0.113.7')).rejects.toThrow('Too many attempts');
});

test('of many simultaneous attempts on two nodes, as many are allowed as of sequential ones', async () => {
  const { guess } = throttleAt(site, '2026-03-14T16:00:00Z');
  const fromOnePlace = await Promise.all(Array.from({ length: 30 }, () => guess('203.0.113.7')));
  expect(fromOnePlace.filter((seconds) => seconds === 0)).toHaveLength(5);
  const fromMany = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(`198.51.100.${index}`)));
  expect(fromMany.filter((seconds) => seconds === 0)).toHaveLength(5);
});

test('guesses from many addresses make every new one wait longer, up to 15 minutes, and are forgotten after an hour', async () => {
  const { guess, pass } = throttleAt(site, '2026-03-14T16:00:00Z');
  for (let address = 0; address < 10; address += 1) expect(await guess(`free ${address}`)).toBe(0);
  const waits: number[] = [];
  for (let address = 0; address < 12; address += 1) {
    const seconds = await guess(`next ${address}`);
    waits.push(seconds);
    pass(seconds);
    expect(await guess(`next ${address}`)).toBe(0);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  pass(60 * 60);
  expect(await guess('later')).toBe(0);
});
