import type { Scheme } from '../../theme/primitives.ts';

/** A color scheme and a width in px in which a story is checked. */
export interface CheckedView {
  scheme: Scheme;
  width: 1280 | 320;
}

/**
 * The views in which every story is checked, in this order: a desktop, and a phone (or a desktop at 400 % zoom, WCAG
 * 1.4.10). Markup and layout don't depend on the scheme, so two views show all of them. The contract tests the colors of
 * all looks, and the other checkers those of whole screens in both schemes.
 */
export const checkedViews: readonly CheckedView[] = [
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 320 },
];

/**
 * What a run covers, passed to every program as `TEST_SCOPE`: `core` is `npm test`, `full` is `npm run test:all`, and
 * `rest` is what `full` adds to `core`.
 */
export type TestScope = 'core' | 'rest' | 'full';

/** Results of axe and the layout check for one story. */
export interface StoryReport {
  /** Id of the story, as in its URL: 'data-display-readmore--default'. */
  id: string;
  /** The checked views, each with one line per violation. */
  views: (CheckedView & { violations: string[] })[];
}

declare module 'vitest' {
  interface TaskMeta {
    /** Set by the check after each story, for the reporter. */
    accessibility?: StoryReport;
  }
}
