/**
 * Removes elements that don't belong in a text. Parsing `style` would also be reported as a violation of the page's
 * policy.
 */
const createHTML = (markup: string) => markup.replace(/<(script|style|xml)\b[\s\S]*?<\/\1\s*>/gi, '');

/** Not `default`, which would apply to all code that writes HTML: this policy is only used here. */
const policy = globalThis.trustedTypes?.createPolicy('clipboard', { createHTML });

/** Parsed HTML from the clipboard. */
export interface ClipboardMarkup {
  root: HTMLElement;
  /** The contents of its style elements. */
  css: string;
}

/**
 * Parses HTML from the clipboard. `DOMParser` creates an inert document: no script runs and nothing is loaded, so the
 * HTML needs no sanitizing. The page's policy allows creating `clipboard` only once.
 */
export function parseMarkup(markup: string): ClipboardMarkup {
  const root = new DOMParser().parseFromString((policy ?? { createHTML }).createHTML(markup), 'text/html').body;
  const styles = markup.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi);
  return { root, css: Array.from(styles, ([, css]) => css).join('\n') };
}
