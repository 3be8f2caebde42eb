/** Most file names that are listed; the rest is counted. */
const namedFiles = 5;

/**
 * A message that lists which of several dropped files were not taken.
 * @returns '' if there was one file only
 */
export function skippedFilesText(taken: Pick<File, 'name'>, others: readonly Pick<File, 'name'>[]): string {
  if (others.length === 0) return '';
  const rest = others.length - namedFiles;
  const names = others.slice(0, namedFiles).map(({ name }) => name);
  const list = new Intl.ListFormat('en-US').format(rest > 0 ? [...names, `${rest} more`] : names);
  return `Only ${taken.name} was taken: one file goes here. Not taken: ${list}.`;
}
