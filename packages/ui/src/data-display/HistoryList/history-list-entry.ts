import type { FieldDifferenceProps } from '../FieldDifference/index.ts';

/** A changed field with its values before and after. */
export type HistoryChange = Pick<
  FieldDifferenceProps,
  'label' | 'kind' | 'from' | 'to' | 'fromUrl' | 'toUrl' | 'optionLabels'
>;

/** A change in a history. */
export interface HistoryListEntry {
  id: string | number;
  /** Who made the change: 'ada', 'A visitor'. */
  who: string;
  /** What they did: 'changed', 'restored version 2 of'. */
  action: string;
  /** The record: 'this article', 'Event: Seed swap'. */
  subject: string;
  /** URL of the record; without it the subject is no link. */
  subjectHref?: string;
  /** Moment of the change; '' if unknown. */
  at: string;
  /** Time of the change, formatted: '4:16 PM'. */
  time: string;
  /** Heading of the day, such as 'Today'; without it there is no heading. */
  day?: string;
  /** Version of the record after the change: 'Version 3'. */
  versionText?: string;
  /** The changed fields. */
  changes: readonly HistoryChange[];
  /**
   * Differences between this version (`from`) and the current record (`to`), which can be expanded if there are any.
   */
  versionDiff?: readonly HistoryChange[];
  /** Shown if there are no changes to list. */
  note?: string;
  /** Whether the changes are collapsed, such as those of a new record. @default false */
  isInitiallyCollapsed?: boolean;
  /** Whether this version can be restored. @default false */
  canRestore?: boolean;
  /** Whether this change can be undone. @default false */
  canUndo?: boolean;
  /** Consecutive changes of the same type by the same person, which this entry summarizes. */
  burst?: readonly HistoryListEntry[];
}
