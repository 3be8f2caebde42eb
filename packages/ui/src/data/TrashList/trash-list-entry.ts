import type { ReactNode } from 'react';

/** A record in the trash. */
export interface TrashListEntry {
  id: string | number;
  title: string;
  /** Address of a small picture of it. */
  pictureUrl?: string | null;
  /** What it is and what its list shows of it, in one line: 'Event · March 14, 2026'. */
  details: ReactNode;
  /** 'Deleted by ada, today at 9:58 AM'. */
  deletedText: string;
  /** '12 days left'. */
  leftText: string;
  /** Whether its time is nearly over, which the eye should see. @default false */
  isUrgent?: boolean;
}
