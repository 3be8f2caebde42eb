import type { FieldDifferenceProps } from '../FieldDifference/index.ts';

/** One field before and after. */
export type HistoryChange = Pick<
  FieldDifferenceProps,
  'label' | 'kind' | 'from' | 'to' | 'fromUrl' | 'toUrl' | 'optionLabels'
>;

/** One change in a history. */
export interface HistoryListEntry {
  id: string | number;
  /** Who made it: 'ada', 'A visitor'. */
  who: string;
  /** What they did: 'changed', 'brought back version 2 of'. */
  action: string;
  /** The record: 'this article', 'Event: Seed swap'. */
  subject: string;
  /** Where the record is shown; without it the subject is no link. */
  subjectHref?: string;
  /** Moment of the change, as a record has it; '' when it is not known. */
  at: string;
  /** The moment as people read it below the day: '4:16 PM'. */
  time: string;
  /** Day that it stands under, such as 'Today'; without one it has no heading. */
  day?: string;
  /** 'Version 3'. */
  versionText?: string;
  /** What differs, field by field. */
  changes: readonly HistoryChange[];
  /** What differs between this version, `from`, and the record as it is, `to`. Can be opened where there is any. */
  thenAndNow?: readonly HistoryChange[];
  /** Said where there are no changes to show. */
  note?: string;
  /** Whether the changes wait behind a button, as those of a new record do. @default false */
  isFolded?: boolean;
  /** Whether this version can be restored. @default false */
  canRestore?: boolean;
  /** Whether this change can be undone. @default false */
  canUndo?: boolean;
  /** Changes of the same kind by the same person one after the other, which this line stands for. */
  burst?: readonly HistoryListEntry[];
}
