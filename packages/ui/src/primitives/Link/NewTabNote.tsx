/** Tells screen readers, after a link's words, that it opens a new tab. */
export function NewTabNote() {
  return <span className="pl-sr"> (opens in a new tab)</span>;
}
