/** Most file names that are listed; the rest is counted. */
const maxListedFiles = 5;

/**
 * A message that lists which of several dropped files were not taken.
 * @returns '' if there was one file only
 */
export function skippedFilesText(accepted: Pick<File, 'name'>, others: readonly Pick<File, 'name'>[]): string {
  if (others.length === 0) return '';
  const unlistedCount = others.length - maxListedFiles;
  const names = others.slice(0, maxListedFiles).map(({ name }) => name);
  const list = new Intl.ListFormat('en-US').format(unlistedCount > 0 ? [...names, `${unlistedCount} more`] : names);
  return `Only ${accepted.name} was added, because this field takes one file. Not added: ${list}.`;
}
