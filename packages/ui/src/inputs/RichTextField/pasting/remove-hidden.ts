import { isHTMLElement, textNodesIn } from './markup-nodes.ts';
import { cellColumns } from './table-columns.ts';

/**
 * Removes text that its author hid, so that it is not published: hidden rows and columns of spreadsheets, hidden runs of
 * word processors, preheaders of newsletters, text in the color of its background.
 * @returns the number of removed places with text
 */
export function removeHidden(root: HTMLElement): number {
  let count = 0;
  const remove = (node: ChildNode) => {
    if (node.textContent?.trim()) count += 1;
    node.remove();
  };
  for (const table of root.querySelectorAll('table')) for (const cell of cellsOfHiddenColumns(table)) remove(cell);
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (root.contains(element) && isHiddenElement(element)) remove(element);
  }
  for (const node of invisibleTexts(root)) remove(node);
  return count;
}

const isZero = (length: string) => /^-?0*\.?0*(?:px|pt|em|rem|in|cm|%)?$/.test(length) && length !== '';
const isFarOut = (length: string) => Number.parseFloat(length) <= -500;

function isHiddenElement(element: HTMLElement): boolean {
  if (!isHTMLElement(element)) return false;
  const { style } = element;
  const source = element.getAttribute('style') ?? '';
  if (element.hidden || style.display === 'none' || /mso-hide\s*:\s*all/i.test(source)) return true;
  if (/^(?:hidden|collapse)$/.test(style.visibility)) return !element.querySelector('[style*="visibility: visible"]');
  if (style.opacity !== '' && Number.parseFloat(style.opacity) === 0) return true;
  const sizes = [style.maxHeight, style.height, style.maxWidth, style.width];
  const isClipped = /^(?:hidden|clip)$/.test(style.overflow) && sizes.some((size) => isZero(size) || size === '1px');
  const isAway = /^(?:absolute|fixed)$/.test(style.position) && [style.left, style.top, style.right].some(isFarOut);
  return (
    isClipped ||
    isAway ||
    isFarOut(style.textIndent) ||
    /^rect\((?:0|1px)/.test(style.clip) ||
    /^inset\((?:50|100)%/.test(style.clipPath) ||
    element.matches('.sr-only, .visually-hidden, .screen-reader-text')
  );
}

/** Texts of no size, and those in the color of their background. */
function invisibleTexts(root: HTMLElement): ChildNode[] {
  const texts = textNodesIn(root).filter((node) => node.data.trim() !== '');
  const tiny = texts.filter((node) => nearest(node, root, ({ style }) => sizeOf(style.fontSize)) === 0);
  const uncolored = texts.filter((node) => !tiny.includes(node) && isUncolored(node, root));
  const characters = (nodes: Text[]) => nodes.reduce((sum, { data }) => sum + data.trim().length, 0);
  // Most of a text is not hidden: it is from a page with a dark background, which was not copied.
  return characters(uncolored) * 2 < characters(texts) ? [...tiny, ...uncolored] : tiny;
}

/** The size of a font in pixels or points; undefined for a relative one. One pixel is how newsletters write zero. */
function sizeOf(fontSize: string): number | undefined {
  const [, size] = /^([\d.]+)(?:px|pt|em|rem|%)?$/.exec(fontSize) ?? [];
  if (size === undefined) return undefined;
  return Number(size) === 0 || /^1(?:\.0*)?(?:px|pt)$/.test(fontSize) ? 0 : 1;
}

function isUncolored(node: Text, root: HTMLElement): boolean {
  const color = nearest(node, root, (element) => rgbOf(element.style.color || element.getAttribute('color') || ''));
  if (!color) return false;
  const background = nearest(node, root, backgroundOf);
  if (background === 'picture') return false;
  if (color === 'transparent') return true;
  const behind = (background ?? '255,255,255').split(',');
  return color.split(',').every((part, index) => Math.abs(Number(part) - Number(behind[index])) <= 5);
}

/** The background of an element: a color, or that it is a picture or cut out as the text. */
function backgroundOf(element: HTMLElement): string | undefined {
  const source = element.getAttribute('style') ?? '';
  if (/url\(|gradient\(|background-clip:\s*text/.test(source) || element.hasAttribute('background')) return 'picture';
  const color = rgbOf(element.style.backgroundColor || element.getAttribute('bgcolor') || '');
  return color === 'transparent' ? undefined : color;
}

/** A color as `r,g,b`; undefined for none. The browser reads names and notations. */
function rgbOf(color: string): string | undefined {
  const probe = document.createElement('i').style;
  probe.color = /^[0-9a-f]{6}$/i.test(color) ? `#${color}` : color;
  const named: Readonly<Record<string, string>> = { white: '255,255,255', black: '0,0,0', window: '255,255,255' };
  const value = probe.color;
  if (named[value]) return named[value];
  if (value === 'transparent') return 'transparent';
  const [red, green, blue, alpha] = /^rgba?\(/.test(value) ? (value.match(/[\d.]+/g) ?? []) : [];
  if (blue === undefined) return undefined;
  return alpha !== undefined && Number(alpha) === 0 ? 'transparent' : [red, green, blue].join(',');
}

/** The first value that an ancestor of a node has, from the inside to the outside. */
function nearest<Value>(node: Node, root: HTMLElement, read: (element: HTMLElement) => Value | undefined) {
  for (let element = node.parentElement; element && root.contains(element); element = element.parentElement) {
    const value = isHTMLElement(element) ? read(element) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Cells whose columns are all hidden by `col` elements; cells that span some of them become narrower. */
function cellsOfHiddenColumns(table: HTMLTableElement): HTMLTableCellElement[] {
  const hidden = [...table.querySelectorAll<HTMLTableColElement>('col, colgroup')]
    .filter(
      (column) => column.closest('table') === table && (column.localName === 'col' || !column.querySelector('col')),
    )
    .flatMap((column) => Array.from({ length: Math.min(column.span, 1000) }, () => isHiddenColumn(column)));
  if (!hidden.includes(true)) return [];
  return [...cellColumns(table)].flatMap(([cell, start]) => {
    const columns = Array.from({ length: cell.colSpan }, (_, index) => start + index);
    const shown = columns.filter((column) => !hidden[column]).length;
    if (shown > 0) cell.colSpan = shown;
    return shown === 0 ? [cell] : [];
  });
}

function isHiddenColumn(column: HTMLTableColElement): boolean {
  return [column, column.parentElement].some(
    (element) =>
      isHTMLElement(element) &&
      element.localName.startsWith('col') &&
      (element.hidden || element.style.display === 'none' || element.style.visibility === 'collapse'),
  );
}
