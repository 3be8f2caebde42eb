import { expect, test, vi } from 'vitest';
import { Metrics } from '../telemetry/metrics.ts';
import { startScheduledPublishing } from './scheduled-publishing.ts';

test('a database that is away is reported once, and once more if it goes away again', async () => {
  vi.useFakeTimers();
  let isAway = true;
  const applySchedules = async () => {
    if (isAway) throw new Error('connect ECONNREFUSED');
  };
  const failed = vi.fn();
  const changeSets = { publishDue: async () => undefined };
  const stop = startScheduledPublishing({ resources: { applySchedules }, changeSets, metrics: new Metrics() }, failed);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(failed).toHaveBeenCalledTimes(1);
  isAway = false;
  await vi.advanceTimersByTimeAsync(4000);
  isAway = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(failed).toHaveBeenCalledTimes(2);
  stop();
  vi.useRealTimers();
});
