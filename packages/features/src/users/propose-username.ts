/**
 * Proposes a username for an email address: the part before the `@` without a tag, with a number where it is taken.
 * @param taken the usernames that exist, in any case
 */
export function proposeUsername(email: string, taken: readonly string[]): string {
  const base = (email.split('@')[0] ?? '').trim().replace(/\+.*$/, '').toLowerCase();
  if (base === '') return '';
  const names = new Set(taken.map((name) => name.toLowerCase()));
  let name = base;
  for (let number = 2; names.has(name); number += 1) name = `${base}${number}`;
  return name;
}
