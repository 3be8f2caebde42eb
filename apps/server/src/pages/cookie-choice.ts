/**
 * Gives a function that reads what a visitor chose by a switch, out of the cookie that the switch sets; undefined when
 * it holds none of the values.
 */
export function cookieChoice<Value extends string>(
  name: string,
  values: readonly Value[],
): (cookie: string | undefined) => Value | undefined {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=(${values.join('|')})(?:;|$)`);
  return (cookie) => {
    const chosen = pattern.exec(cookie ?? '')?.[1];
    return values.find((value) => value === chosen);
  };
}
