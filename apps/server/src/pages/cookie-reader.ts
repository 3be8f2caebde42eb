import { hostCookiePrefix } from '@porchlight/contract/page-identifiers';

/**
 * Creates a function that reads a visitor's choice from the cookie of a switch; it returns undefined when the cookie
 * has none of the values. The cookie with the host prefix takes precedence, even if empty; the one without is set over
 * plain http, or by older versions.
 */
export function createCookieReader<Value extends string>(
  name: string,
  values: readonly Value[],
): (cookie: string | undefined) => Value | undefined {
  const patterns = [hostCookiePrefix + name, name].map(
    (each) => new RegExp(`(?:^|;\\s*)${each}=(${values.join('|')}|)(?:;|$)`),
  );
  return (cookie) => {
    if (cookie === undefined) return undefined;
    const chosen = patterns.map((pattern) => pattern.exec(cookie)?.[1]).find((found) => found !== undefined);
    return values.find((value) => value === chosen);
  };
}
