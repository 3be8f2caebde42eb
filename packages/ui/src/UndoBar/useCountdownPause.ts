import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Calls back after a time that stands still while somebody is occupied with the thing, or has another tab in front.
 * @param durationMs whole time in milliseconds, 0 = never
 * @param key starts over when it changes
 * @see https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable.html
 */
export function useCountdownPause(durationMs: number, key: string, isRunning: boolean, onEnd: () => void) {
  const [isPaused, setIsPaused] = useState(false);
  const left = useRef(durationMs);
  const end = useEffectEvent(onEnd);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new message, whose time starts over
  useEffect(() => {
    left.current = durationMs;
  }, [durationMs, key, isRunning]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!isRunning || isPaused || durationMs === 0) return;
    let started = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left.current -= performance.now() - started;
    };
    const follow = () => {
      stop();
      if (document.visibilityState === 'hidden') return;
      started = performance.now();
      timer = setTimeout(end, Math.max(0, left.current));
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [durationMs, key, isRunning, isPaused]);

  return setIsPaused;
}
