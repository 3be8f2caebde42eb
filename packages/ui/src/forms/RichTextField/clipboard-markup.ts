/** Without what has no business in a text; styles would also be told as stopped by the page's policy. */
const createHTML = (markup: string) => markup.replace(/<(script|style|xml)\b[\s\S]*?<\/\1\s*>/gi, '');

/** Not `default`, which everything that writes markup would pass through: what this one passes is read here alone. */
const policy = globalThis.trustedTypes?.createPolicy('clipboard', { createHTML });

/**
 * Reads what was copied elsewhere. It stands in a document of its own, without a window: nothing in it runs or is loaded,
 * so that it may pass as it is. The page's policy lets `clipboard` be made once.
 */
export function readMarkup(markup: string): HTMLElement {
  return new DOMParser().parseFromString((policy ?? { createHTML }).createHTML(markup), 'text/html').body;
}
