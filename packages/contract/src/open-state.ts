import { addDays, clockTime, monthName, wallTime } from './dates.ts';
import type { ExceptionLine, HoursLine, OpenDay } from './settings-lines.ts';

/** Whether a place is open now. */
export interface OpenState {
  isOpen: boolean;
  /** 'Open now until 4:00 PM', 'Opens Thursday at 10:00 AM'. */
  text: string;
}

/** How many days ahead a place that is closed is looked for when it opens. ours */
const daysAhead = 60;

const weekdays: readonly OpenDay[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Whether a place is open, until when, and when it opens next, in the organization's time zone.
 * @param hours those of the usual week
 * @param exceptions days with other hours, or none
 * @returns null for a place without hours, or that doesn't open within 60 days
 */
export function openState(
  hours: readonly HoursLine[],
  exceptions: readonly ExceptionLine[],
  now: Date,
): OpenState | null {
  const wall = wallTime(now);
  if (hours.length === 0 || wall === null) return null;
  const [today, time] = [wall.slice(0, 10), wall.slice(11, 16)];
  const current = spansOn(today, hours, exceptions).find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { isOpen: true, text: `Open now until ${clockOf(current.closes)}` };
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    const next = spansOn(day, hours, exceptions).find(({ opens }) => ahead > 0 || opens > time);
    if (next) return { isOpen: false, text: `Opens ${dayText(day, ahead)} at ${clockOf(next.opens)}` };
  }
  return null;
}

type Span = Pick<HoursLine, 'opens' | 'closes'>;

/** The times of a day at which a place is open, in order; those that touch are one. */
function spansOn(day: string, hours: readonly HoursLine[], exceptions: readonly ExceptionLine[]): Span[] {
  const special = exceptions.filter((exception) => exception.day === day);
  const weekday = weekdays[weekdayOf(day)];
  const spans: readonly Span[] = special.length
    ? special.flatMap((exception) => exception.hours ?? [])
    : hours.filter((line) => weekday && line.weekdays.includes(weekday));
  const joined: Span[] = [];
  for (const { opens, closes } of spans.toSorted((a, b) => a.opens.localeCompare(b.opens))) {
    const last = joined.at(-1);
    if (last && opens <= last.closes) last.closes = closes > last.closes ? closes : last.closes;
    else joined.push({ opens, closes });
  }
  return joined;
}

const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay();

const clockOf = (time: string) => clockTime(`2026-01-01T${time}`);

function dayText(day: string, ahead: number): string {
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return ahead < 7 ? capitalized(weekdays[weekdayOf(day)] ?? '') : `${monthName(day)} ${Number(day.slice(8))}`;
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
