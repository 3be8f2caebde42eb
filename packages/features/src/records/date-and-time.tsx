import { LongDate } from '@porchlight/ui/data-display/LongDate';
import type { ReactNode } from 'react';
import { readingTime } from './reading-time.ts';

/** When a text was published, and how long it takes to read it; undefined if neither is known. */
export function dateAndTime(date: string | null | undefined, text: string): ReactNode {
  const time = readingTime(text);
  if (!date) return time;
  return (
    <>
      <LongDate date={date} />
      {time && ` · ${time}`}
    </>
  );
}
