/** Text after a link's text that tells screen readers that it opens a new tab. */
export function NewTabNote() {
  return <span className="pl-sr"> (opens in a new tab)</span>;
}
