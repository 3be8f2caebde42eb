/** A description for error messages: the element's tag and the start of its text. */
function describeElement(element: Element): string {
  const text = element.textContent?.trim().slice(0, 40);
  return `<${element.localName}${element.className ? ` class="${element.getAttribute('class')}"` : ''}>${text ? ` '${text}'` : ''}`;
}

/**
 * Checks that the page does not scroll horizontally.
 * @throws Error that names the widest element
 */
export function checkNoHorizontalScroll(): void {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return;
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  const widest = [...document.body.querySelectorAll('*')].reduce((widestSoFar, each) =>
    rightOf(each) > rightOf(widestSoFar) ? each : widestSoFar,
  );
  throw new Error(
    `The page scrolls sideways: ${page.scrollWidth} px in ${page.clientWidth} px. Farthest right: ${describeElement(widest)}.`,
  );
}

/** Whether a text is for screen readers only: in a box of one pixel. */
function isVisuallyHidden(element: HTMLElement | null): boolean {
  return element !== null && (element.offsetWidth === 1 || isVisuallyHidden(element.parentElement));
}

/** Length of a word that must fit in a phone's line even at 200 % text size: 'registration'. */
const maxUnbrokenLetters = 12;

/**
 * Checks that no word of ordinary length is broken between letters; breaks at hyphens are fine.
 * @throws Error that names the words
 */
export function checkNoBrokenWords(): void {
  const brokenWords: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (isVisuallyHidden(text.parentElement)) continue;
    // URLs and email addresses may break.
    const words = (text.nodeValue ?? '').replaceAll(/\S+[./@]\S+/g, (address) => ' '.repeat(address.length));
    for (const { index, 0: word } of words.matchAll(/[^\s\p{Pd}…]+/gu)) {
      if (word.length > maxUnbrokenLetters) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) brokenWords.push(`'${word}' in ${describeElement(text.parentElement as Element)}`);
    }
  }
  if (brokenWords.length > 0) throw new Error(`Broken inside a word: ${brokenWords.join('; ')}.`);
}
