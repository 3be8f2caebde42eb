/**
 * Everything of a document but its colors: its markup, where each element stands and how large it is, and what of it is
 * hidden. Signs that are drawn for the eye alone don't count: the sun and the moon of the scheme's switch take turns.
 * Two looks at a page with the same shape differ by colors alone, and so do the answers of axe: only `colorRules` have to
 * be asked again. Self-contained, so that it can be sent into a page.
 */
export function shapeOfPage(): string {
  const told = document.body.querySelectorAll('*:not(svg[aria-hidden=true], svg[aria-hidden=true] *)');
  const boxes = Array.from(told, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${x},${y},${width},${height},${element.checkVisibility({ visibilityProperty: true, opacityProperty: true })}`;
  });
  return `${innerWidth} ${scrollX} ${scrollY} ${document.body.innerHTML} ${boxes.join(';')}`;
}

/** The rules of axe that read colors. Every other one reads markup, names, places and sizes. */
export const colorRules: readonly string[] = ['color-contrast', 'link-in-text-block'];
