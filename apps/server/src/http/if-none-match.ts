/** Whether an `If-None-Match` or `If-Match` header contains an entity tag or is `*`. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  // Not split by a pattern with whitespace on both sides: it would take quadratic time for thousands of spaces.
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((each) => each.trim() === etag);
}
