import axe from 'axe-core';

/** How a person would find the element: its tag and the start of its text. */
function describe(element: Element): string {
  const text = element.textContent?.trim().slice(0, 40);
  return `<${element.localName}${element.className ? ` class="${element.getAttribute('class')}"` : ''}>${text ? ` '${text}'` : ''}`;
}

/**
 * Checks that the page does not scroll sideways.
 * @throws Error that names the widest element
 */
export function checkNoSideScroll(): void {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return;
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  const widest = [...document.body.querySelectorAll('*')].reduce((wide, each) =>
    rightOf(each) > rightOf(wide) ? each : wide,
  );
  throw new Error(
    `The page scrolls sideways: ${page.scrollWidth} px in ${page.clientWidth} px. Farthest right: ${describe(widest)}.`,
  );
}

/**
 * Checks that pointer targets are 24 by 24 px, or that far from each other.
 * @throws Error that names the targets
 * @see https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum
 */
export async function checkTargets(): Promise<void> {
  const { violations } = await axe.run(document.body, { runOnly: { type: 'rule', values: ['target-size'] } });
  const small = violations.flatMap(({ nodes }) => nodes);
  if (small.length === 0) return;
  throw new Error(
    `Targets smaller than 24 px: ${small.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  );
}
