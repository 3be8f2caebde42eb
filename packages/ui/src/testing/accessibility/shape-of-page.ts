/**
 * Everything of a document but its colors: its markup, where each element stands and how large it is, and what of it is
 * hidden. Two looks at a page with the same shape differ by colors alone, and so do the answers of axe: only
 * `colorRules` have to be asked again. Self-contained, so that it can be sent into a page.
 */
export function shapeOfPage(): string {
  const boxes = Array.from(document.body.querySelectorAll('*'), (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${x},${y},${width},${height},${element.checkVisibility({ visibilityProperty: true, opacityProperty: true })}`;
  });
  return `${innerWidth} ${scrollX} ${scrollY} ${document.body.innerHTML} ${boxes.join(';')}`;
}

/** The rules of axe that read colors. Every other one reads markup, names, places and sizes. */
export const colorRules: readonly string[] = ['color-contrast', 'link-in-text-block'];
