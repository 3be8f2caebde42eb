export interface Bar {
  /** Full label, such as 'March 2026'. Unique among the bars. */
  label: string;
  /** Short label below the bar. */
  shortLabel: string;
  /** The value; negative ones extend below zero. */
  value: number;
  /** Link target of the bar and of its row in the table. */
  href?: string;
}
