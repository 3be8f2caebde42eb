/** Widths in px at which every story is checked: a desktop, and a phone (or a desktop zoomed in to 400 %, WCAG 1.4.10). */
export const checkedWidths = [1280, 320] as const;

/** What axe and the layout check said of one story in one scheme. */
export interface StoryReport {
  /** The story's id, as in its address: 'text-readmore--default'. */
  id: string;
  /** One line per violation, by width; empty where there is none. A width that is missing was not checked. */
  violations: Partial<Record<(typeof checkedWidths)[number], string[]>>;
}

declare module 'vitest' {
  interface TaskMeta {
    /** Left by the check after each story, for the reporter. */
    accessibility?: StoryReport;
  }
}
