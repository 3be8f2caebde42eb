import type { LinkChecker } from '../links/check-links.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** Interval of the search for links that are due, in milliseconds. */
const intervalMs = 60 * 60 * 1000;

/**
 * Checks the links to other sites that are due, now and every hour, measured as the job `links`.
 * @param failed called with the error of a failed run; the next run tries again
 * @returns a function that stops it
 */
export function startLinkChecking(
  { linkChecker, metrics }: { linkChecker: Pick<LinkChecker, 'run'>; metrics: Metrics },
  failed: (error: unknown) => void,
): () => void {
  const run = () => void metrics.job('links', () => linkChecker.run()).catch(failed);
  run();
  const timer = setInterval(run, intervalMs).unref();
  return () => clearInterval(timer);
}
