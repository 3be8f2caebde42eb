/**
 * Logs a failure to the console, where the specification wants it logged and not shown. spec 8
 * @param what the action that failed, as in 'delete article 4'
 */
export function reportFailure(action: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification's one place for failures that are only logged
  console.error(`Could not ${action}:`, error);
}
