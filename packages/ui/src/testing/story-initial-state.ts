/** Everything that determines how a story looks before its play function. */
export interface StoryInitialState {
  /** Its args, including the meta's. */
  args: unknown;
  render?: unknown;
  decorators?: unknown;
  loaders?: unknown;
  parameters?: Record<string, unknown>;
  beforeEach?: unknown;
  globals?: unknown;
}

/** A key that is equal for stories that start alike and differ in their play functions only. */
export function initialStateKey(state: StoryInitialState): string {
  const visited = new WeakSet<object>();
  return JSON.stringify(state, (_key, value) => {
    if (typeof value === 'function') return `${value.name}${value}`;
    if (typeof value !== 'object' || value === null) return value;
    // React elements have circular references.
    if (visited.has(value)) return undefined;
    visited.add(value);
    return value;
  });
}
