import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from 'vitest';

/** Starts something for each test of a file or group and stops it afterwards; the returned object always is the current one's. */
export function forEachTest<Resource extends { stop(): Promise<void> }>(start: () => Promise<Resource>): Resource {
  const current: Resource = Object.create(null);
  beforeEach(async () => void Object.assign(current, await start()));
  afterEach(() => current.stop());
  return current;
}

/** Starts something once for all tests of a file or group, as {@link forEachTest} does. */
export function forAllTests<Resource extends { stop(): Promise<void> }>(start: () => Promise<Resource>): Resource {
  const current: Resource = Object.create(null);
  beforeAll(async () => void Object.assign(current, await start()));
  afterAll(() => current.stop());
  return current;
}

/** Stops something after the current test, whether it passes or fails. */
export function forThisTest<Resource extends { stop(): Promise<void> }>(resource: Resource): Resource {
  onTestFinished(() => resource.stop());
  return resource;
}
