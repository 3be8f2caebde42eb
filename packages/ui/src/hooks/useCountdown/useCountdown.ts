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

/**
 * Store of the whole seconds left, updated at every tick and constant in between, as `useSyncExternalStore` requires;
 * 0 once the moment has passed.
 */
export function countdownStore(target: string) {
  let seconds: number | undefined;
  const update = () => {
    const leftMs = Date.parse(target) - Date.now();
    seconds = leftMs > 0 ? Math.ceil(leftMs / 1000) : 0;
    return seconds;
  };
  return {
    secondsLeft: () => seconds ?? update(),
    subscribe(onTick: () => void): () => void {
      if (update() === 0) return () => {};
      const timer = setInterval(() => {
        if (update() === 0) clearInterval(timer);
        onTick();
      }, countdownTickMs);
      return () => clearInterval(timer);
    },
  };
}

/**
 * Counts down to a moment. The timer stops at zero, and none is started for a moment that has passed.
 * @param target the moment, with its offset: '2024-09-30T00:00:00-04:00'. An invalid date counts as passed.
 * @returns null on the server and while hydrating, when the visitor's time is not known
 */
export function useCountdown(target: string): Countdown | null {
  const store = useMemo(() => countdownStore(target), [target]);
  const seconds = useSyncExternalStore(store.subscribe, store.secondsLeft, () => null);
  return useMemo(() => (seconds === null ? null : countdownOf(seconds)), [seconds]);
}
