/** What a story starts with: everything that decides how it looks before its play function. */
export interface StoryStart {
  /** The meta's args and its own. */
  args: unknown;
  render?: unknown;
  decorators?: unknown;
  loaders?: unknown;
  parameters?: Record<string, unknown>;
  beforeEach?: unknown;
  globals?: unknown;
}

/** A text that two stories share when they start out alike and differ only in what their play functions do. */
export function startOf(start: StoryStart): string {
  const seen = new WeakSet<object>();
  return JSON.stringify(start, (_key, value) => {
    if (typeof value === 'function') return `${value.name}${value}`;
    if (typeof value !== 'object' || value === null) return value;
    // Elements know what they were made by, which knows them.
    if (seen.has(value)) return undefined;
    seen.add(value);
    return value;
  });
}
