import { countdownTickMs } from '@porchlight/contract/limits';
import { useMemo, useSyncExternalStore } from 'react';

/** Time left until a moment; all zero once it has passed. */
export interface Countdown {
  /** Whole days. */
  days: number;
  /** 0 to 23. */
  hours: number;
  /** 0 to 59. */
  minutes: number;
  /** 0 to 59. */
  seconds: number;
  /** Whether the moment has passed. */
  isOver: boolean;
}

export interface UseCountdownOptions {
  /** The moment, with its offset: '2024-09-30T00:00:00-04:00'. An invalid date counts as passed. */
  target: string;
  /** Interval between updates, in milliseconds. @default 1000 */
  tickMs?: number;
  /** Returns the current time in milliseconds since 1970; must be referentially stable. @default Date.now */
  now?: () => number;
}

/** Whole seconds left; 0 once the moment has passed. */
function secondsUntil(target: string, nowMs: number): number {
  const leftMs = Date.parse(target) - nowMs;
  return leftMs > 0 ? Math.ceil(leftMs / 1000) : 0;
}

/**
 * Splits seconds into days, hours, minutes and seconds.
 * @param totalSeconds whole, 0 or more
 */
export function countdownOf(totalSeconds: number): Countdown {
  return {
    days: Math.floor(totalSeconds / 86_400),
    hours: Math.floor(totalSeconds / 3600) % 24,
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
    isOver: totalSeconds === 0,
  };
}

/** Store of the seconds left, updated at every tick and constant in between, as `useSyncExternalStore` requires. */
function countdownStore(target: string, tickMs: number, now: () => number) {
  let seconds: number | undefined;
  return {
    secondsLeft(): number {
      seconds ??= secondsUntil(target, now());
      return seconds;
    },
    subscribe(onTick: () => void): () => void {
      seconds = secondsUntil(target, now());
      if (seconds === 0) return () => {};
      const timer = setInterval(() => {
        seconds = secondsUntil(target, now());
        if (seconds === 0) clearInterval(timer);
        onTick();
      }, tickMs);
      return () => clearInterval(timer);
    },
  };
}

/**
 * Counts down to a moment. The timer stops at zero, and none is started for a moment that has passed.
 * @returns null on the server and while hydrating, when the visitor's time is not known
 */
export function useCountdown({
  target,
  tickMs = countdownTickMs,
  now = Date.now,
}: UseCountdownOptions): Countdown | null {
  const store = useMemo(() => countdownStore(target, tickMs, now), [target, tickMs, now]);
  const seconds = useSyncExternalStore(store.subscribe, store.secondsLeft, () => null);
  return useMemo(() => (seconds === null ? null : countdownOf(seconds)), [seconds]);
}
