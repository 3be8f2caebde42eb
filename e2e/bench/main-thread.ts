/** Main-thread time of a page in Chromium. */
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Request } from 'playwright';

/** The page is idle when its main thread was busy for less than a tenth of this interval, in milliseconds. */
const idleIntervalMs = 400;

/** CPU time of the page's main thread in milliseconds; waiting doesn't count. */
export async function mainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Opens a page with a function that waits until it is idle and returns its main-thread time. */
export async function measuredPage(context: BrowserContext) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // CPU time instead of wall time, which would depend on the load of the machine.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const calls = new Set<Request>();
  page.on('request', (request) => calls.add(request));
  const end = (request: Request) => void calls.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  /** Waits without evaluating anything in the page, which would add work. */
  const whenIdle = async () => {
    for (let last = await mainThreadMs(cdp); ; ) {
      await wait(idleIntervalMs);
      const now = await mainThreadMs(cdp);
      if (calls.size === 0 && now - last < idleIntervalMs / 10) return now;
      last = now;
    }
  };
  return { page, cdp, whenIdle };
}
