import { hostCookiePrefix } from '@porchlight/contract/page-marks';

/**
 * Gives a function that reads what a visitor chose by a switch, out of the cookie that the switch sets; undefined when
 * it holds none of the values. Where there is one that is this host's alone, it counts, empty as it may be; the other is
 * from plain http, or from before names had a prefix.
 */
export function cookieChoice<Value extends string>(
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
