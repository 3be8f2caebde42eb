import type { ReactNode } from 'react';

/** A record in the trash. */
export interface TrashListEntry {
  id: string | number;
  title: string;
  /** URL of a thumbnail. */
  pictureUrl?: string | null;
  /** Type and main values, in one line: 'Event · March 14, 2026'. */
  details: ReactNode;
  /** Who deleted it and when: 'Deleted by ada, today at 9:58 AM'. */
  deletedText: string;
  /** Time until it is purged: '12 days left'. */
  leftText: string;
  /** Highlights `leftText`, when little time is left. @default false */
  isUrgent?: boolean;
}
