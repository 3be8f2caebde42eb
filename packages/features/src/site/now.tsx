import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** The page's moment, and what the device's clock showed then, in milliseconds since 1970. */
interface Clock {
  now: Date;
  startedAt: number;
}

const ClockContext = createContext<Clock | null>(null);

/** How often what tells the time is told anew, in milliseconds. */
const tickMs = 60_000;

/** Gives a page the moment it was rendered at, so that the browser draws what the server drew. */
export function NowProvider({ now, children }: { now: Date; children: ReactNode }) {
  const [clock] = useState<Clock>(() => ({ now, startedAt: Date.now() }));
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/**
 * The moment that counts as now on this page.
 * @throws Error outside a `NowProvider`
 */
export function useNow(): Date {
  return useClock().now;
}

/**
 * The moment that it is now, told anew every minute and when the tab comes to the front: for screens that stay open
 * overnight. Not for what the server renders: it has another moment by then.
 * @throws Error outside a `NowProvider`
 */
export function useRunningNow(): Date {
  const clock = useClock();
  const [moment, setMoment] = useState(() => momentOn(clock));
  useEffect(() => {
    const tell = () => setMoment(momentOn(clock));
    const timer = setInterval(tell, tickMs);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [clock]);
  return moment;
}

function useClock(): Clock {
  const clock = useContext(ClockContext);
  if (clock === null) throw new Error('useNow needs a NowProvider above it: wrap the page in AppProviders.');
  return clock;
}

function momentOn({ now, startedAt }: Clock): Date {
  return new Date(now.getTime() + Date.now() - startedAt);
}
