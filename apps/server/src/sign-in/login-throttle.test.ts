import { expect, test } from 'vitest';
import { HttpError } from '../http-error.ts';
import { LoginThrottle } from './login-throttle.ts';

test('a try the server could not decide costs nothing', () => {
  const throttle = new LoginThrottle(() => new Date('2026-03-14T16:00:00Z'));
  for (let tries = 1; tries <= 60; tries += 1) throttle.begin('admin', { network: '203.0.113.7' }).cancelled();
  for (let tries = 1; tries <= 5; tries += 1) throttle.begin('admin', { network: '203.0.113.7' });
  expect(() => throttle.begin('admin', { network: '203.0.113.7' })).toThrow('try again in a second.');
});

test('failures are forgotten after an hour without a try', () => {
  let now = new Date('2026-03-14T16:00:00Z');
  const throttle = new LoginThrottle(() => now);
  for (let tries = 1; tries <= 5; tries += 1) throttle.begin('admin', { network: '203.0.113.7' });
  now = new Date('2026-03-14T17:00:00Z');
  for (let tries = 1; tries <= 5; tries += 1) throttle.begin('admin', { network: '203.0.113.7' });
  expect(() => throttle.begin('admin', { network: '203.0.113.7' })).toThrow();
});

/** A throttle with a clock that is turned by hand. */
function throttleAt(moment: string) {
  let now = new Date(moment);
  const throttle = new LoginThrottle(() => now);
  return {
    /** @returns the seconds to wait, 0 when the try was let through */
    guess(network: string): number {
      try {
        throttle.begin('admin', { network });
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

test('guesses from many addresses make every new one wait longer, up to 15 minutes, and are forgotten after an hour', () => {
  const { guess, pass } = throttleAt('2026-03-14T16:00:00Z');
  for (let address = 0; address < 10; address += 1) expect(guess(`free ${address}`)).toBe(0);
  const waits = Array.from({ length: 12 }, (_, address) => {
    const seconds = guess(`next ${address}`);
    pass(seconds);
    expect(guess(`next ${address}`)).toBe(0);
    return seconds;
  });
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  pass(60 * 60);
  expect(guess('later')).toBe(0);
});

test('who waits at a new address gets a try within 15 minutes of asking, whatever a crowd does meanwhile', () => {
  const { guess, pass } = throttleAt('2026-03-14T16:00:00Z');
  const crowd = () => Array.from({ length: 1000 }, (_, address) => guess(`crowd ${address}`));
  crowd();
  let waited = 0;
  for (let wait = guess('owner'); wait > 0; wait = guess('owner')) {
    pass(wait);
    waited += wait;
    crowd();
  }
  expect(waited).toBeLessThanOrEqual(15 * 60);
});

test('a thousand addresses have one try each in 15 minutes once the wait has grown', () => {
  const { guess, pass } = throttleAt('2026-03-14T16:00:00Z');
  const crowd = () =>
    Array.from({ length: 1000 }, (_, address) => guess(`crowd ${address}`)).filter((s) => s === 0).length;
  crowd();
  pass(1);
  expect(crowd()).toBeLessThanOrEqual(1000);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    pass(15 * 60);
    expect(crowd()).toBeLessThanOrEqual(1000);
    expect(crowd()).toBe(0);
  }
});
