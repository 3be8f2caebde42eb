/** Whether a visitor who sends this `If-None-Match` has the answer with this entity tag already. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  // Not split by a pattern with blanks on both sides, which looks at thousands of them once for each.
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((each) => each.trim() === etag);
}
