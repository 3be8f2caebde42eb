/** Names that are listed before the rest is counted. */
const namedFiles = 5;

/**
 * Which of several dropped files were not taken, where there is room for one.
 * @returns '' when nothing was left out
 */
export function leftOutText(taken: Pick<File, 'name'>, others: readonly Pick<File, 'name'>[]): string {
  if (others.length === 0) return '';
  const rest = others.length - namedFiles;
  const names = others.slice(0, namedFiles).map(({ name }) => name);
  const list = new Intl.ListFormat('en-US').format(rest > 0 ? [...names, `${rest} more`] : names);
  return `Only ${taken.name} was taken: one file goes here. Not taken: ${list}.`;
}
