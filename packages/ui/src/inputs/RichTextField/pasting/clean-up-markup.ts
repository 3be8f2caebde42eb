import { linkAttributes } from '@porchlight/contract/rich-text-links';
import { applyStyleRules } from './apply-style-rules.ts';
import { normalizeLists } from './list-markup.ts';
import { unwrapElement } from './markup-nodes.ts';
import { nothingReported, type PasteReport } from './paste-report.ts';
import { type EmbeddedPicture, takeOutPictures } from './picture-markup.ts';
import { removeHidden } from './remove-hidden.ts';
import { removeReviewMarks } from './remove-review-marks.ts';
import { spellFormatting } from './spell-formatting.ts';
import { spellMath } from './spell-math.ts';
import { spellScripts } from './spell-scripts.ts';
import { spellSymbols } from './spell-symbols.ts';
import { normalizeTables } from './table-markup.ts';

/** What was done to pasted markup. */
export interface MarkupCleanup {
  report: PasteReport;
  /** Pictures of the markup that are to be stored and put in the place of their placeholders. */
  embedded: EmbeddedPicture[];
}

/**
 * Cleans up markup of another program in place. What its reader did not see is removed, what carries meaning is kept or
 * spelled out, and lists, tables and headings become those of a text. Fonts, colors and unknown tags are dropped by the
 * editor itself.
 * @param css contents of the markup's style elements
 */
export function cleanUpMarkup(root: HTMLElement, css: string): MarkupCleanup {
  const report = { ...nothingReported };
  for (const element of root.querySelectorAll('[style]')) element.setAttribute('style', oneLine(element));
  applyStyleRules(root, css);
  for (const comment of commentsIn(root)) comment.replaceWith(...picturesIn(comment, root));
  for (const element of root.querySelectorAll(notContent)) element.remove();
  Object.assign(report, removeReviewMarks(root));
  report.spelled = spellMath(root);
  report.hidden = removeHidden(root);
  report.spelled += spellSymbols(root);
  const embedded = takeOutPictures(root, report);
  report.spelled += spellScripts(root);
  spellFormatting(root);
  normalizeLists(root);
  normalizeTables(root);
  normalizeHeadings(root);
  replaceNonBreakingSpaces(root);
  report.links = unlinkInvalid(root);
  for (const paragraph of root.querySelectorAll('p, h2, h3, h4'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('br')) paragraph.remove();
  return { report, embedded };
}

const notContent =
  '.mw-editsection, style, script, xml, meta, link, title, template, noscript, datalist, select, textarea, .Apple-interchange-newline';

/** An element's style without the line breaks that Word puts between a property and its value. */
function oneLine(element: Element): string {
  return (element.getAttribute('style') ?? '').replace(/\s+/g, ' ').replace(/ ?([:;]) ?/g, '$1');
}

/** Pictures that Word only writes as a drawing in a comment; most are there as a picture as well. */
function picturesIn({ data }: Comment, root: HTMLElement): HTMLImageElement[] {
  const shapes = data.match(/<v:shape\b[^>]*>(?=\s*<v:imagedata)/g) ?? [];
  return shapes.flatMap((shape) => {
    const [, id = ''] = /\bid="([^"]+)"/.exec(shape) ?? [];
    if ([...root.querySelectorAll('img')].some((image) => image.getAttribute('v:shapes')?.split(' ').includes(id)))
      return [];
    const image = root.ownerDocument.createElement('img');
    image.setAttribute('alt', /\balt="([^"]*)"/.exec(shape)?.[1] ?? '');
    return [image];
  });
}

function commentsIn(root: HTMLElement): Comment[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Comment) comments.push(walker.currentNode);
  return comments;
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

/** Removes links to where no link can lead; their words stay. @returns the number of links with words */
function unlinkInvalid(root: HTMLElement): number {
  let count = 0;
  for (const anchor of root.querySelectorAll('a[href]')) {
    if (linkAttributes(anchor.getAttribute('href') ?? '', location.origin)) continue;
    if (anchor.textContent?.trim()) count += 1;
    unwrapElement(anchor);
  }
  return count;
}
