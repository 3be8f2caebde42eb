import { parseException } from '@porchlight/contract/settings-lines';
import { unfinishedHours } from '../WeekHours/index.ts';

/** A day with other opening hours than usual. */
export interface SpecialDay {
  /** `YYYY-MM-DD`; '' while it is missing. */
  day: string;
  isOpen: boolean;
  /** `HH:mm`; '' while it is missing, and where it is closed. */
  opens: string;
  closes: string;
  /** The reason; '' for none. */
  note: string;
}

/** A line as `dayText` writes it while something is missing: `2026-12-24 10:00- Christmas Eve`. */
const unfinishedLine = new RegExp(`^(\\d{4}-\\d\\d-\\d\\d)? ?(closed|${unfinishedHours})(?: (.+))?$`);

const isDay = (day: string) => typeof parseException(`${day} closed`) !== 'string';

function readLine(line: string): SpecialDay | null {
  const parsed = parseException(line);
  if (typeof parsed !== 'string') {
    const { day, hours, note } = parsed;
    return { day, note, isOpen: hours !== null, opens: hours?.opens ?? '', closes: hours?.closes ?? '' };
  }
  const [isRead, day = '', hours, opens = '', closes = '', note = ''] = unfinishedLine.exec(line) ?? [];
  if (isRead === undefined || (day && !isDay(day))) return null;
  return { day, isOpen: hours !== 'closed', opens, closes, note };
}

/** Reads the lines of a settings' text, ascending by day; those without a day are last. @returns null if a line can't be read */
export function readDays(text: string): SpecialDay[] | null {
  const days: SpecialDay[] = [];
  for (const line of text.split('\n').filter((each) => each.trim())) {
    const read = readLine(line.trim());
    if (!read) return null;
    days.push(read);
  }
  return days.toSorted((a, b) => (a.day || '9').localeCompare(b.day || '9'));
}

/** Writes days as lines: `2026-12-25 closed Christmas`. */
export function daysText(days: readonly SpecialDay[]): string {
  return days
    .map(({ day, isOpen, opens, closes, note }) =>
      [day, isOpen ? `${opens}-${closes}` : 'closed', note.trim()].filter(Boolean).join(' '),
    )
    .join('\n');
}
