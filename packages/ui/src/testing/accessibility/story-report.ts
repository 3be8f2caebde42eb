import type { Scheme } from '../../theme/primitives.ts';

/** Widths in px at which every story is checked: a desktop, and a phone (or a desktop zoomed in to 400 %, WCAG 1.4.10). */
const checkedWidths = [1280, 320] as const;

/** One look at a story: a scheme and a width. */
export interface CheckedView {
  scheme: Scheme;
  width: (typeof checkedWidths)[number];
}

/** Every way in which every story is looked at; the light desktop comes first, since that is how it is drawn. */
export const checkedViews: readonly CheckedView[] = checkedWidths.flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ scheme, width })),
);

/** What axe and the layout check said of one story. */
export interface StoryReport {
  /** The story's id, as in its address: 'data-display-readmore--default'. */
  id: string;
  /** The views that were checked, each with one line per violation, empty where there is none. */
  views: (CheckedView & { violations: string[] })[];
}

declare module 'vitest' {
  interface TaskMeta {
    /** Left by the check after each story, for the reporter. */
    accessibility?: StoryReport;
  }
}
