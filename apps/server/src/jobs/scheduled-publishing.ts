import type { ChangeSets } from '../change-sets/change-sets.ts';
import type { Resources } from '../entities/resources.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** Interval of the check for due records, in milliseconds; an index of scheduled records makes it cheap. */
const intervalMs = 2000;

/**
 * Publishes scheduled records and change sets when they are due, measured as the job `publishing`; starts with those already due.
 * @param failed called with the first error of consecutive failures; every check tries again
 * @returns a function that stops it
 */
export function startScheduledPublishing(
  {
    resources,
    changeSets,
    metrics,
  }: { resources: Pick<Resources, 'applySchedules'>; changeSets: Pick<ChangeSets, 'publishDue'>; metrics: Metrics },
  failed: (error: unknown) => void,
): () => void {
  let isBusy = false;
  let isFailing = false;
  const run = async () => {
    if (isBusy) return;
    isBusy = true;
    const hasSucceeded = await metrics
      .job('publishing', async () => {
        await resources.applySchedules();
        await changeSets.publishDue();
      })
      .then(
        () => true,
        (error: unknown) => {
          if (!isFailing) failed(error);
          return false;
        },
      );
    isFailing = !hasSucceeded;
    isBusy = false;
  };
  void run();
  const timer = setInterval(() => void run(), intervalMs).unref();
  return () => clearInterval(timer);
}
