/** What the address of the page names after its '#'; '' for nothing, and for what can't be read. */
export function requestedName(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
