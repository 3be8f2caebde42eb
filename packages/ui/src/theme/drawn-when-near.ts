/**
 * Styles of a part of the server's page that is laid out and painted only when it comes near the screen: an old phone
 * then reads the first screen sooner. It has no effect on paper, and none where a browser does not know it.
 *
 * Give them to what stands below the first screen, under `:not([data-drawn])`, with `useDrawn` for that attribute.
 * @param heightPx room it is given until it is laid out: rather more than it needs on a phone. With less, a position far
 *   down could not be restored, and whoever measures colors would find its text on what stands below.
 */
export function drawnWhenNear(heightPx: number): string {
  return `@media screen{content-visibility:auto;contain-intrinsic-height:auto ${heightPx}px}`;
}
