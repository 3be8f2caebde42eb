import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** The page's time, and the device's clock at that time in milliseconds since the Unix epoch. */
interface Clock {
  now: Date;
  startedAt: number;
}

const ClockContext = createContext<Clock | null>(null);

/** Interval at which `useRunningNow` updates, in milliseconds. */
const tickMs = 60_000;

/** Provides the time at which a page was rendered, so that hydration renders the same as the server. */
export function NowProvider({ now, children }: { now: Date; children: ReactNode }) {
  const [clock] = useState<Clock>(() => ({ now, startedAt: Date.now() }));
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/**
 * Returns the current time of this page, which stays the same while the page is open.
 * @throws Error outside a `NowProvider`
 */
export function useNow(): Date {
  return useClock().now;
}

/**
 * Returns the current time, updated every minute and when the tab becomes visible, for screens that stay open for long.
 * Not for server-rendered content: the time differs on hydration.
 * @throws Error outside a `NowProvider`
 */
export function useRunningNow(): Date {
  const clock = useClock();
  const [moment, setMoment] = useState(() => currentTime(clock));
  useEffect(() => {
    const update = () => setMoment(currentTime(clock));
    const timer = setInterval(update, tickMs);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [clock]);
  return moment;
}

/**
 * Returns the time for what changes while a page is cached or open, such as 'Open now': that of the rendering until
 * hydration, which has to render the same, then the device's.
 * @throws Error outside a `NowProvider`
 */
export function useHydratedNow(): Date {
  const renderedAt = useNow();
  const liveNow = useRunningNow();
  const [now, setNow] = useState(renderedAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again at every tick
  useEffect(() => setNow(new Date()), [liveNow]);
  return now;
}

function useClock(): Clock {
  const clock = useContext(ClockContext);
  if (clock === null) throw new Error('useNow needs a NowProvider above it: wrap the page in AppProviders.');
  return clock;
}

function currentTime({ now, startedAt }: Clock): Date {
  return new Date(now.getTime() + Date.now() - startedAt);
}
