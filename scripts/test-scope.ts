import type { TestScope } from '../packages/ui/src/testing/accessibility/story-report.ts';

/**
 * Scope of this run: environment variable `TEST_SCOPE`, by default `full`.
 * @throws Error for anything but `core`, `rest` and `full`
 */
export const testScope = readTestScope(process.env.TEST_SCOPE || 'full');

function readTestScope(value: string): TestScope {
  if (value === 'core' || value === 'rest' || value === 'full') return value;
  throw new Error(`TEST_SCOPE is '${value}'. Set it to core, rest or full, or leave it out for full.`);
}
