import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from 'vitest';

/** Starts something for each test of a file or group and stops it afterwards; the returned object always is the current one's. */
export function forEachTest<Made extends { stop(): Promise<void> }>(start: () => Promise<Made>): Made {
  const made: Made = Object.create(null);
  beforeEach(async () => void Object.assign(made, await start()));
  afterEach(() => made.stop());
  return made;
}

/** Starts something once for all tests of a file or group, as {@link forEachTest} does. */
export function forAllTests<Made extends { stop(): Promise<void> }>(
  start: () => Promise<Made>,
  timeoutMs?: number,
): Made {
  const made: Made = Object.create(null);
  beforeAll(async () => void Object.assign(made, await start()), timeoutMs);
  afterAll(() => made.stop());
  return made;
}

/** Stops something after the current test, whether it passes or fails. */
export function forThisTest<Made extends { stop(): Promise<void> }>(made: Made): Made {
  onTestFinished(() => made.stop());
  return made;
}
