import type { Scheme } from '../../theme/primitives.ts';

/** Widths in px at which every story is checked: a desktop, and a phone (or a desktop at 400 % zoom, WCAG 1.4.10). */
const checkedWidths = [1280, 320] as const;

/** A color scheme and a width in which a story is checked. */
export interface CheckedView {
  scheme: Scheme;
  width: (typeof checkedWidths)[number];
}

/**
 * What a run covers, passed to every program as `TEST_SCOPE`: `core` is `npm test`, `full` is `npm run test:all`, and
 * `rest` is what `full` adds to `core`. Of each story, `core` checks the initial view, light on a desktop, and `rest` the
 * others, dark and on a phone.
 */
export type TestScope = 'core' | 'rest' | 'full';

/** The view that `core` checks, and the first of `full`. */
export const coreView: CheckedView = { scheme: 'light', width: 1280 };

/** The views in which a run of that scope checks every story, in this order. */
export function checkedViews(scope: TestScope): readonly CheckedView[] {
  const views = checkedWidths.flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ scheme, width })));
  if (scope === 'full') return views;
  return scope === 'core' ? [coreView] : views.slice(1);
}

/** A further look, see `sampleLooks`, in which the colors of every story are checked. */
export interface CheckedLookView extends CheckedView {
  look: 'plain' | 'high-contrast';
}

/** The looks in which a run of that scope checks every story: at the width of the last view, which saves resizing. */
export function checkedLookViews(scope: TestScope): readonly CheckedLookView[] {
  if (scope === 'core') return [];
  return (['plain', 'high-contrast'] as const).flatMap((look) =>
    (['dark', 'light'] as const).map((scheme) => ({ look, scheme, width: 320 as const })),
  );
}

/** Results of axe and the layout check for one story. */
export interface StoryReport {
  /** Id of the story, as in its URL: 'data-display-readmore--default'. */
  id: string;
  /** The checked views, each with one line per violation. */
  views: (CheckedView & { violations: string[] })[];
}

declare global {
  interface ImportMetaEnv {
    /** Scope of the run; set for the stories' tests only. */
    readonly TEST_SCOPE?: TestScope;
  }
}

declare module 'vitest' {
  interface TaskMeta {
    /** Set by the check after each story, for the reporter. */
    accessibility?: StoryReport;
  }
}
