import { cleanUpMarkup, type MarkupCleanup } from './clean-up-markup.ts';
import { parseMarkup } from './clipboard-markup.ts';

/** Pasted markup, cleaned up and ready for the editor's parser. */
export interface PastedMarkup extends MarkupCleanup {
  root: HTMLElement;
  /** Whether it was copied from an editor of this kind, so that nothing was tidied. */
  isFromEditor: boolean;
}

/** Reads and cleans up HTML from the clipboard. The editor loads this module when it gets the focus. */
export function readPasted(markup: string): PastedMarkup {
  const { root, css } = parseMarkup(markup);
  return { root, ...cleanUpMarkup(root, css), isFromEditor: markup.includes('data-pm-slice') };
}
