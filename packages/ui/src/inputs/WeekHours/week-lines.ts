import { parseHours, weekdays } from '@porchlight/contract/settings-lines';

/** Hours from opening to closing, `HH:mm` each; '' while one is still missing. */
export interface Span {
  opens: string;
  closes: string;
}

/** The opening hours of each day of a week, Monday first; a day without any is closed. */
export type Week = readonly (readonly Span[])[];

/** The days of a week as in a sentence, Monday first. */
export const dayNames: readonly string[] = weekdays.map((day) => day.charAt(0).toUpperCase() + day.slice(1));

export const closedWeek: Week = dayNames.map(() => []);

const time = '(?:[01]\\d|2[0-3]):[0-5]\\d';

/** Hours as `weekText` and `daysText` write them while a time is missing or the end is before the beginning: `09:00-`. */
export const unfinishedHours = `(${time})?-(${time})?`;

const unfinishedLine = new RegExp(`^([A-Z]\\w+day)(?:-([A-Z]\\w+day))? ${unfinishedHours}$`);

/** The days and the hours of a line; null for a line that means none. */
function readLine(line: string): { days: readonly number[]; span: Span } | null {
  const parsed = parseHours(line);
  if (typeof parsed !== 'string') {
    const { opens, closes } = parsed;
    return { days: parsed.weekdays.map((day) => weekdays.indexOf(day)), span: { opens, closes } };
  }
  const [, first = '', last = first, opens = '', closes = ''] = unfinishedLine.exec(line) ?? [];
  const [from, to] = [dayNames.indexOf(first), dayNames.indexOf(last)];
  if (from === -1 || to === -1) return null;
  return {
    days: [...dayNames.keys()].slice(from, to + 1),
    span: { opens, closes },
  };
}

/** Reads the lines of a settings' text. @returns null if a line can't be read */
export function readWeek(text: string): Week | null {
  const week: Span[][] = dayNames.map(() => []);
  for (const line of text.split('\n').filter((each) => each.trim())) {
    const read = readLine(line.trim());
    if (!read) return null;
    for (const day of read.days) week[day]?.push({ ...read.span });
  }
  return week;
}

const spansText = (spans: readonly Span[] = []) => spans.map(({ opens, closes }) => `${opens}-${closes}`);

/** Writes a week as lines: `Tuesday-Saturday 10:00-18:00`. Days in a row with the same hours share their lines. */
export function weekText(week: Week): string {
  const lines: string[] = [];
  for (let first = 0; first < week.length; ) {
    const hours = spansText(week[first]);
    let last = first;
    while (last + 1 < week.length && spansText(week[last + 1]).join() === hours.join()) last += 1;
    const days = first === last ? dayNames[first] : `${dayNames[first]}-${dayNames[last]}`;
    lines.push(...hours.map((span) => `${days} ${span}`));
    first = last + 1;
  }
  return lines.join('\n');
}

/** What is wrong with hours, as a sentence; undefined for nothing, and while a time is missing. */
export function spanProblem({ opens, closes }: Span): string | undefined {
  return opens && closes && closes <= opens ? 'It closes before it opens.' : undefined;
}

/** What to propose for a closed day: the hours of the nearest open day before it, or of a usual day. */
export function proposedSpans(week: Week, day: number): readonly Span[] {
  const before = week.slice(0, day).findLast((spans) => spans.length > 0);
  return before ?? [{ opens: '09:00', closes: '17:00' }];
}
