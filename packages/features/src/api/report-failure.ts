/**
 * Logs a failure that the specification wants logged and not shown; the screen keeps what the person typed.
 * spec 8
 * @param what what was being tried, as in 'delete article 4'
 */
export function reportFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification's one place for failures that are only logged
  console.error(`Could not ${what}:`, error);
}
