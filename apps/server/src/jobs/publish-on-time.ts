import type { Resources } from '../records/resources.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** How often is looked for what is due, in milliseconds: an index of the scheduled records answers it. */
const everyMs = 2000;

/**
 * Publishes what is scheduled once its time has come, counted as the job `publishing`; at the start what came due before.
 * @param failed told when it doesn't work any more; each look tries again
 * @returns a function that ends it
 */
export function publishOnTime(
  { resources, metrics }: { resources: Pick<Resources, 'publishDue'>; metrics: Metrics },
  failed: (error: unknown) => void,
): () => void {
  let isBusy = false;
  let isFailing = false;
  const run = async () => {
    if (isBusy) return;
    isBusy = true;
    const works = await metrics
      .job('publishing', () => resources.publishDue())
      .then(
        () => true,
        (error: unknown) => {
          if (!isFailing) failed(error);
          return false;
        },
      );
    isFailing = !works;
    isBusy = false;
  };
  void run();
  const timer = setInterval(() => void run(), everyMs).unref();
  return () => clearInterval(timer);
}
