import { expect, test } from 'vitest';
import { forEachTest } from '../testing/for-each-test.ts';
import { throttleAt } from '../testing/throttle-at.ts';
import { startTwoNodes } from '../testing/two-nodes.ts';

const site = forEachTest(startTwoNodes);

test('who waits at a new address gets a try within 15 minutes of asking, whatever a crowd does meanwhile', async () => {
  const { guess, pass } = throttleAt(site, '2026-03-14T16:00:00Z');
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

test('two hundred addresses have one try each in 15 minutes once the wait has grown', async () => {
  const { guess, pass } = throttleAt(site, '2026-03-14T16:00:00Z');
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
