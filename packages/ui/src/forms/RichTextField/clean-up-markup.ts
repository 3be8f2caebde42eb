/** What was removed from pasted markup. */
export interface MarkupCleanup {
  /**
   * Number of removed pictures: other programs' files can't be read, and other sites' pictures must not be embedded.
   */
  pictures: number;
}

/**
 * Cleans up markup from a word processor in place: Word's lists, which are paragraphs with a bullet, become lists;
 * headings start at the second level; empty paragraphs and pictures are removed. Fonts, colors and unknown tags are
 * dropped by the editor itself.
 */
export function cleanUpMarkup(root: HTMLElement): MarkupCleanup {
  for (const comment of commentsIn(root)) comment.remove();
  for (const element of root.querySelectorAll(
    'style, script, xml, meta, link, title, [style*="mso-element:comment"], .Apple-interchange-newline',
  ))
    element.remove();
  const images = root.querySelectorAll('img, picture, svg, video, object, v\\:shape, v\\:imagedata');
  const pictures = [...images].filter(
    ({ parentElement }) => !parentElement?.closest('figure[data-name], picture'),
  ).length;
  for (const image of images) if (!image.closest('figure[data-name]')) image.remove();
  convertWordLists(root);
  normalizeHeadings(root);
  replaceNonBreakingSpaces(root);
  for (const paragraph of root.querySelectorAll('p, h2, h3, h4'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('br')) paragraph.remove();
  return { pictures };
}

function commentsIn(root: HTMLElement): Comment[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Comment) comments.push(walker.currentNode);
  return comments;
}

/** List level of a Word paragraph; null if it isn't in a list. */
function wordLevel(element: Element): number | null {
  const [, level] = /mso-list:\s*l\d+ level(\d)/i.exec(element.getAttribute('style') ?? '') ?? [];
  return level ? Number(level) : null;
}

function convertWordLists(root: HTMLElement): void {
  /** The open lists, the outermost first. */
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = wordLevel(paragraph);
    const previous = paragraph.previousElementSibling;
    if (level === null) continue;
    if (!previous || previous !== open[0]?.list) open = [];
    const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const tag = /^[\s\u00a0]*[(]?(\d+|[a-z]{1,4})[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let last = open.at(-1);
    if (!last || last.level < level) {
      const list = root.ownerDocument.createElement(tag);
      const item = last?.list.lastElementChild;
      if (item) item.append(list);
      else paragraph.before(list);
      last = { list, level };
      open.push(last);
    }
    const item = root.ownerDocument.createElement('li');
    const text = root.ownerDocument.createElement('p');
    text.append(...paragraph.childNodes);
    item.append(text);
    last.list.append(item);
    paragraph.remove();
  }
}

/** Shifts headings to start at the second level, in order; Word's title counts as a heading. */
function normalizeHeadings(root: HTMLElement): void {
  const headingElements = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6, p.MsoTitle, p.MsoSubtitle')];
  const shift = headingElements.some(({ tagName }) => tagName === 'H1' || tagName === 'P') ? 1 : 0;
  for (const heading of headingElements) {
    const level = Number(heading.tagName.slice(1)) || (heading.className === 'MsoTitle' ? 1 : 2);
    const replacement = root.ownerDocument.createElement(`h${Math.min(4, Math.max(2, level + shift))}`);
    replacement.append(...heading.childNodes);
    heading.replaceWith(replacement);
  }
}

/** Replaces non-breaking spaces, which Word adds without need. */
function replaceNonBreakingSpaces(root: HTMLElement): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode.nodeValue?.includes('\u00a0'))
      currentNode.nodeValue = currentNode.nodeValue.replaceAll('\u00a0', ' ');
  }
}
