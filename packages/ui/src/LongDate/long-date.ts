const hasOffset = /(z|[+-]\d\d:?\d\d)$/i;
const isDay = /^\d{4}-\d\d-\d\d$/;

/** How a zone's days and times are written; making one takes longer than a thousand uses of it. */
interface ZoneFormats {
  day: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

const formats = new Map<string, ZoneFormats>();

function formatsOf(timeZone: string): ZoneFormats {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = {
    day: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }),
    time: new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }),
  };
  formats.set(timeZone, made);
  return made;
}

/**
 * A date in US English long form: 'March 14, 2026', or 'March 14, 2026 at 6:30 PM' with the time.
 * Put together from two formats, since what browsers and servers put between date and time differs.
 * @param date a day `YYYY-MM-DD`, or a moment; without an offset it is meant in `timeZone`
 * @param timeZone IANA zone that a moment with an offset is told in
 * @returns null when it is no date
 */
export function formatLongDate(
  date: string,
  { withTime, timeZone }: { withTime: boolean; timeZone: string },
): string | null {
  const text = date.trim().replace(' ', 'T');
  const isMoment = hasOffset.test(text) && !isDay.test(text);
  const moment = new Date(isMoment || isDay.test(text) ? text : `${text}Z`);
  if (Number.isNaN(moment.getTime())) return null;
  const { day, time } = formatsOf(isMoment ? timeZone : 'UTC');
  if (!withTime || isDay.test(text)) return day.format(moment);
  return `${day.format(moment)} at ${time.format(moment).replace(/\s/g, '\u00a0')}`;
}
