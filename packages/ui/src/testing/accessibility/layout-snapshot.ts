/**
 * A text that describes everything of a document except its colors: markup, positions, sizes, and visibility.
 * Decorative icons don't count, such as sun and moon of the scheme switch. Two views with the same text differ in
 * colors only, so only axe's `colorRules` have to be run again. Self-contained, so that it can be evaluated in a page.
 */
export function layoutSnapshot(): string {
  const elements = document.body.querySelectorAll('*:not(svg[aria-hidden=true], svg[aria-hidden=true] *)');
  const boxes = Array.from(elements, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${x},${y},${width},${height},${element.checkVisibility({ visibilityProperty: true, opacityProperty: true })}`;
  });
  return `${innerWidth} ${scrollX} ${scrollY} ${document.body.innerHTML} ${boxes.join(';')}`;
}

/** Axe's rules that depend on colors. All others depend on markup, names, positions and sizes. */
export const colorRules: readonly string[] = ['color-contrast', 'link-in-text-block'];
