import { countdownTarget } from '@porchlight/contract/limits';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { countdownOf, countdownStore, useCountdown } from './useCountdown.ts';

/** Sets the clock to a time before the moment. */
function comeEarly(milliseconds: number) {
  vi.useFakeTimers({ now: Date.parse(countdownTarget) - milliseconds });
}

afterEach(() => void vi.useRealTimers());

test('a day, an hour, a minute and a second before the end, exactly that is left', () => {
  expect(countdownOf(86_400 + 3600 + 60 + 1)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1, isOver: false });
});

test('after the end there are zeros, and no timer', () => {
  expect(countdownOf(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true });
  comeEarly(-60_000);
  const store = countdownStore(countdownTarget);
  store.subscribe(() => {});
  expect([store.secondsLeft(), vi.getTimerCount()]).toEqual([0, 0]);
});

test('the countdown ticks every second, and stops at the end', () => {
  comeEarly(2500);
  const store = countdownStore(countdownTarget);
  const seconds = [store.secondsLeft()];
  store.subscribe(() => seconds.push(store.secondsLeft()));
  vi.advanceTimersByTime(10_000);
  expect(seconds).toEqual([3, 2, 1, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('leaving the page stops the timer', () => {
  comeEarly(60_000);
  countdownStore(countdownTarget).subscribe(() => {})();
  expect(vi.getTimerCount()).toBe(0);
});

test('the server renders no time', () => {
  const Probe = () => JSON.stringify(useCountdown(countdownTarget));
  expect(renderToString(createElement(Probe))).toBe('null');
});
