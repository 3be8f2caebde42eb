export interface Bar {
  /** What it stands for, in full, such as 'March 2026'. Unique among the bars. */
  label: string;
  /** The same in a few letters, for below the bar. */
  shortLabel: string;
  /** Its length; below zero it hangs down. */
  value: number;
  /** Where what it stands for is told in full; the bar and its row in the table lead there. */
  href?: string;
}
