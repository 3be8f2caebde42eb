import type { OpeningHoursProps } from '../data-display/OpeningHours/index.ts';

/** What a section with opening hours gets from the page, from the organization's settings. */
export interface PlaceHours {
  /** The hours of the place. */
  rows: OpeningHoursProps['rows'];
  /** Whether it is open now, and until when or when it opens next. */
  state?: OpeningHoursProps['state'];
  /** Coming holidays and exceptions, each as a text without a full stop. */
  exceptions: readonly string[];
}

/** The note below the hours: that there are none, what an editor wrote, and the coming exceptions. */
export function hoursNote({ rows, exceptions }: PlaceHours, note: string): string | undefined {
  const notes = [
    ...(rows.length === 0 ? ['Ask us for opening hours.'] : []),
    ...(note ? [note] : []),
    ...exceptions.map((text) => `${text}.`),
  ];
  return notes.join(' ') || undefined;
}
