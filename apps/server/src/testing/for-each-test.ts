import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from 'vitest';

/** Gives each test of a file or a group what `start` makes anew, under one name, and stops it after the test. */
export function forEachTest<Made extends { stop(): Promise<void> }>(start: () => Promise<Made>): Made {
  const made: Made = Object.create(null);
  beforeEach(async () => void Object.assign(made, await start()));
  afterEach(() => made.stop());
  return made;
}

/** Gives all tests of a file or a group what `start` makes once: see `forEachTest`. */
export function forAllTests<Made extends { stop(): Promise<void> }>(
  start: () => Promise<Made>,
  timeoutMs?: number,
): Made {
  const made: Made = Object.create(null);
  beforeAll(async () => void Object.assign(made, await start()), timeoutMs);
  afterAll(() => made.stop());
  return made;
}

/** Stops something after the test that has started it, however that ends. */
export function forThisTest<Made extends { stop(): Promise<void> }>(made: Made): Made {
  onTestFinished(() => made.stop());
  return made;
}
