/** Whether a visitor who sends this `If-None-Match` has the answer with this entity tag already. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(/\s*,\s*/).includes(etag);
}
