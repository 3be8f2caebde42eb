import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pausableTimer } from './pausable-timer.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('ends after the time in which nobody was occupied with it', () => {
  const onEnd = vi.fn();
  const timer = pausableTimer(30_000, onEnd);
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  timer.resume();
  vi.advanceTimersByTime(20_000);
  timer.pause();
  vi.advanceTimersByTime(3_600_000);
  timer.resume();
  vi.advanceTimersByTime(9_999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('ends once when it is told to go on twice', () => {
  const onEnd = vi.fn();
  const timer = pausableTimer(1000, onEnd);
  timer.resume();
  vi.advanceTimersByTime(600);
  timer.resume();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).toHaveBeenCalledOnce();
});
