import { useEffect, useEffectEvent, useRef } from 'react';
import { type PausableTimer, pausableTimer } from './pausable-timer.ts';

interface PausableTimerOptions {
  /** Whole time in milliseconds; 0 = never. */
  durationMs: number;
  /** Starts over when it changes. */
  message: string;
  isRunning: boolean;
  /** Whether somebody is occupied with the thing. A page that is not in front pauses by itself. */
  isPaused: boolean;
  onEnd: () => void;
}

/**
 * Calls back after a time that stands still while somebody is occupied with the thing, or has another tab in front.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable.html
 */
export function usePausableTimer({ durationMs, message, isRunning, isPaused, onEnd }: PausableTimerOptions) {
  const timer = useRef<PausableTimer | null>(null);
  const end = useEffectEvent(onEnd);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is another thing to undo, with its own time
  useEffect(() => {
    if (!isRunning || durationMs === 0) return;
    const started = pausableTimer(durationMs, () => end());
    timer.current = started;
    return () => {
      started.pause();
      timer.current = null;
    };
  }, [durationMs, message, isRunning]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that starts over has to be set going again
  useEffect(() => {
    const follow = () => {
      if (isPaused || document.visibilityState === 'hidden') timer.current?.pause();
      else timer.current?.resume();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [durationMs, message, isRunning, isPaused]);
}
