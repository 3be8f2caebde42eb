// @module-tag database
import { expect, test } from 'vitest';
import { HttpError } from '../http-error.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { startTwoNodes } from '../testing/two-nodes.ts';
import { LoginThrottle } from './login-throttle.ts';

const site = forEachTest(startTwoNodes);

/** One on each node, with a manual clock. Attempts alternate between the nodes. */
function throttleAt(moment: string) {
  let now = new Date(moment);
  const throttles = site.nodes.map(({ db }) => new LoginThrottle(db, () => now, { recordOnce: async () => undefined }));
  let attempt = 0;
  const begin = (network: string) => {
    attempt += 1;
    const [first, second] = throttles;
    return (attempt % 2 === 0 ? second : first)?.begin('admin', { network }, {});
  };
  return {
    begin,
    /** @returns the seconds to wait, 0 if the attempt was allowed */
    async guess(network: string): Promise<number> {
      try {
        await begin(network);
        return 0;
      } catch (error) {
        if (error instanceof HttpError) return error.details.retryAfterSeconds ?? Number.NaN;
        throw error;
      }
    },
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}

test('an attempt that the server could not check does not count', async () => {
  const { begin } = throttleAt('2026-03-14T16:00:00Z');
  for (let attempt = 1; attempt <= 60; attempt += 1) await (await begin('203.0.113.7'))?.cancelled();
  for (let attempt = 1; attempt <= 5; attempt += 1) await begin('203.0.113.7');
  await expect(begin('203.0.113.7')).rejects.toThrow('Try again in a second.');
});

test('failures are forgotten after an hour without an attempt', async () => {
  const { begin, pass } = throttleAt('2026-03-14T16:00:00Z');
  for (let attempt = 1; attempt <= 5; attempt += 1) await begin('203.0.113.7');
  pass(60 * 60);
  for (let attempt = 1; attempt <= 5; attempt += 1) await begin('203.0.113.7');
  await expect(begin('203.0.113.7')).rejects.toThrow('Too many attempts');
});

test('of many simultaneous attempts on two nodes, as many are allowed as of sequential ones', async () => {
  const { guess } = throttleAt('2026-03-14T16:00:00Z');
  const fromOnePlace = await Promise.all(Array.from({ length: 30 }, () => guess('203.0.113.7')));
  expect(fromOnePlace.filter((seconds) => seconds === 0)).toHaveLength(5);
  const fromMany = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(`198.51.100.${index}`)));
  expect(fromMany.filter((seconds) => seconds === 0)).toHaveLength(5);
});

test('guesses from many addresses make every new one wait longer, up to 15 minutes, and are forgotten after an hour', async () => {
  const { guess, pass } = throttleAt('2026-03-14T16:00:00Z');
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

test('someone who waits at a new address gets an attempt within 15 minutes, whatever others do in the meantime', async () => {
  const { guess, pass } = throttleAt('2026-03-14T16:00:00Z');
  const guessFromMany = () => Promise.all(Array.from({ length: 200 }, (_, address) => guess(`crowd ${address}`)));
  await guessFromMany();
  let waited = 0;
  for (let wait = await guess('owner'); wait > 0; wait = await guess('owner')) {
    pass(wait);
    waited += wait;
    await guessFromMany();
  }
  expect(waited).toBeLessThanOrEqual(15 * 60);
});

test('two hundred addresses have one attempt each per 15 minutes once the wait is at its maximum', async () => {
  const { guess, pass } = throttleAt('2026-03-14T16:00:00Z');
  const guessFromMany = async () => {
    const waits = await Promise.all(Array.from({ length: 200 }, (_, address) => guess(`crowd ${address}`)));
    return waits.filter((seconds) => seconds === 0).length;
  };
  await guessFromMany();
  pass(1);
  expect(await guessFromMany()).toBeLessThanOrEqual(200);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    pass(15 * 60);
    expect(await guessFromMany()).toBeLessThanOrEqual(200);
    expect(await guessFromMany()).toBe(0);
  }
});
