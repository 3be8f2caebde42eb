import type { Metrics } from '../telemetry/metrics.ts';

/** Interval in which registrations are kept up, in milliseconds. */
const intervalMs = 30_000;

/**
 * Keeps registrations up, measured as the job `registrations`; starts with what is already due.
 * @param keepUp does what is due
 * @param failed called with the first error of consecutive failures; every run tries again
 * @returns a function that stops it
 */
export function startRegistrationUpkeep(
  { keepUp, metrics }: { keepUp: () => Promise<void>; metrics: Metrics },
  failed: (error: unknown) => void,
): () => void {
  let isBusy = false;
  let isFailing = false;
  const run = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await metrics.job('registrations', keepUp);
      isFailing = false;
    } catch (error) {
      if (!isFailing) failed(error);
      isFailing = true;
    } finally {
      isBusy = false;
    }
  };
  void run();
  const timer = setInterval(() => void run(), intervalMs).unref();
  return () => clearInterval(timer);
}
