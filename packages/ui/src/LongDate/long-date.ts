const hasOffset = /(z|[+-]\d\d:?\d\d)$/i;
const isDay = /^\d{4}-\d\d-\d\d$/;

const months = 'January February March April May June July August September October November December'.split(' ');

/** Formats by what they write and their zone; making one takes longer than a thousand uses of it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(style: 'dateStyle' | 'timeStyle', timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { [style]: style === 'dateStyle' ? 'long' : 'short', timeZone });
  formats.set(key, made);
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
  // A day needs no zone and no rules: a browser's first format costs some thirty milliseconds, which a list of days saves.
  if (isDay.test(text)) {
    return `${months[moment.getUTCMonth()]} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`;
  }
  const zone = isMoment ? timeZone : 'UTC';
  const day = formatOf('dateStyle', zone).format(moment);
  return withTime ? `${day} at ${formatOf('timeStyle', zone).format(moment).replace(/\s/g, '\u00a0')}` : day;
}
