import type { Scheme } from '../../theme/primitives.ts';

/** Widths in px at which every story is checked: a desktop, and a phone (or a desktop at 400 % zoom, WCAG 1.4.10). */
const checkedWidths = [1280, 320] as const;

/** A color scheme and a width in which a story is checked. */
export interface CheckedView {
  scheme: Scheme;
  width: (typeof checkedWidths)[number];
}

/** What is checked in a view. */
export interface ViewCheck extends CheckedView {
  /** Everything, or only what depends on colors. */
  rules: 'all' | 'colors';
  /** A further look, see `sampleLooks`. @default that of the demonstration */
  look?: 'high-contrast';
}

/**
 * Markup and layout don't depend on the scheme, so two views show all of them. The contract tests the colors of all
 * looks; the last view finds a component that has others.
 */
const componentViews: readonly ViewCheck[] = [
  { scheme: 'light', width: 1280, rules: 'all' },
  { scheme: 'dark', width: 1280, rules: 'colors' },
  { scheme: 'dark', width: 320, rules: 'all' },
  { scheme: 'light', width: 320, rules: 'colors', look: 'high-contrast' },
];

/** Screens have no colors of their own: those of their components are checked in these components' stories. */
const screenViews = componentViews.filter(({ rules }) => rules === 'all');

/**
 * The views in which a story is checked, in this order.
 * @param name title or id of the story
 */
export function checkedViews(name: string): readonly ViewCheck[] {
  return /^screens\b/i.test(name) ? screenViews : componentViews;
}

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
