/** Props of `NewTabNote`. */
export interface NewTabNoteProps {
  /** @default '(opens in a new tab)' */
  text?: string;
}

/** Tells screen readers, after a link's words, that it opens a new tab. Renders nothing for an empty text. */
export function NewTabNote({ text = '(opens in a new tab)' }: NewTabNoteProps) {
  return text ? <span className="pl-sr">{` ${text}`}</span> : null;
}
