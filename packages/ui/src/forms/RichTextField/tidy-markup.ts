/** What was taken out of what was pasted. */
export interface Tidied {
  /** Pictures: those of other programs can't be had, and those of other sites are not ours. */
  pictures: number;
}

/**
 * Tidies what was copied from a word processor, in place, so that only what it means is left: Word's lists, which are
 * paragraphs with a bullet before them, become lists; its headings begin below the page's; empty lines and pictures go.
 * Fonts, colors and tags that nobody knows are left out by the editor itself.
 */
export function tidyMarkup(root: HTMLElement): Tidied {
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
  wordLists(root);
  headings(root);
  plainSpaces(root);
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

/** Where a paragraph stands in a list of Word's; null for one that stands in none. */
function wordLevel(element: Element): number | null {
  const [, level] = /mso-list:\s*l\d+ level(\d)/i.exec(element.getAttribute('style') ?? '') ?? [];
  return level ? Number(level) : null;
}

function wordLists(root: HTMLElement): void {
  /** Lists that are open, the outermost first. */
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = wordLevel(paragraph);
    const before = paragraph.previousElementSibling;
    if (level === null) continue;
    if (!before || before !== open[0]?.list) open = [];
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

/** Headings from the second level on, in their order; a title of Word's is one. */
function headings(root: HTMLElement): void {
  const named = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6, p.MsoTitle, p.MsoSubtitle')];
  const down = named.some(({ tagName }) => tagName === 'H1' || tagName === 'P') ? 1 : 0;
  for (const heading of named) {
    const level = Number(heading.tagName.slice(1)) || (heading.className === 'MsoTitle' ? 1 : 2);
    const next = root.ownerDocument.createElement(`h${Math.min(4, Math.max(2, level + down))}`);
    next.append(...heading.childNodes);
    heading.replaceWith(next);
  }
}

/** Word sets spaces that do not break where none is meant. */
function plainSpaces(root: HTMLElement): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode.nodeValue?.includes('\u00a0'))
      currentNode.nodeValue = currentNode.nodeValue.replaceAll('\u00a0', ' ');
  }
}
