/** Parsers for the lines of the organization's settings. For forms and the server; pages get the parsed values. */
import type { LineKind } from './fields.ts';
import { emailMaxCharacters, synonymGroupMax, synonymMaxWords } from './limits.ts';

/** The days of a week, Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A day of the week. */
export type OpenDay = (typeof weekdays)[number];

/** `Tuesday-Saturday 10:00-18:00`. */
export interface HoursLine {
  weekdays: OpenDay[];
  /** `HH:mm`. */
  opens: string;
  closes: string;
}

/** `2026-12-25 closed Christmas`, or with hours in the place of `closed`. */
export interface ExceptionLine {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Null where it is closed all day. */
  hours: Pick<HoursLine, 'opens' | 'closes'> | null;
  /** The reason; '' for none. */
  note: string;
}

/** `12 Gas for one morning`. */
export interface AmountLine {
  dollars: number;
  text: string;
}

/** `https://facebook.com/porchlight`. */
export interface SocialLine {
  network: 'facebook' | 'instagram' | 'youtube' | 'linkedin' | 'x';
  href: string;
}

/** A parsed line, or its validation error. */
type Parsed<Line> = Line | string;

/** `16:00`, `4 PM` or `4:30pm`, as three groups. */
const time = String.raw`(\d{1,2})(?::([0-5]\d))?(?: ?(am|pm|a\.m\.|p\.m\.)(?!\w))?`;
const span = `${time} ?(?:[-–—]|to) ?${time}`;
/** `Wednesday`, `Wednesdays` or `Wed.`. */
const day = weekdays.map((name) => `${name}s?|${name.slice(0, 3)}\\.?`).join('|');
const hoursPattern = new RegExp(`^(${day})(?: ?(?:[-–—]|to|and) ?(${day}))?,? ${span}$`, 'i');
const exceptionPattern = new RegExp(`^(\\d{4}-\\d\\d-\\d\\d) (closed|${span})(?: (.+))?$`, 'i');
const networks = {
  facebook: 'facebook',
  instagram: 'instagram',
  youtube: 'youtube',
  linkedin: 'linkedin',
  x: 'x',
  twitter: 'x',
} as const;

/** Minutes since midnight; undefined for no time. @param half `am` or `pm`; undefined for a clock of 24 hours */
function minutesOf(hour: string, minute = '0', half?: string): number | undefined {
  const hours = Number(hour);
  if (half === undefined) return hours < 24 ? hours * 60 + Number(minute) : undefined;
  return hours >= 1 && hours <= 12 ? ((hours % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute) : undefined;
}

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':');

const halfOf = (text: string | undefined) => text?.toLowerCase().replaceAll('.', '');

/** The opening hours in the groups of a span: `4–8 PM` is in the afternoon, and so is the end of `10 AM–2`. */
function hoursOf(groups: readonly (string | undefined)[]): Parsed<Pick<HoursLine, 'opens' | 'closes'>> {
  const [hour = '', minute, half, endHour = '', endMinute, endHalf] = groups;
  const [first, last] = [halfOf(half), halfOf(endHalf)];
  const has24Hours = !first && !last;
  if (has24Hours && !(minute && endMinute) && Number(endHour) <= 12) return 'write AM or PM, such as 4-8 PM.';
  const [opens, closes] = [first ?? last, last ?? first].map((known, index) => {
    const [hours, minutes] = index === 0 ? [hour, minute] : [endHour, endMinute];
    return minutesOf(hours, minutes, known);
  });
  if (opens === undefined || closes === undefined) return 'there is no such time.';
  if (opens < closes) return { opens: clock(opens), closes: clock(closes) };
  // Of `10-2 PM` and `10 AM-2`, only one half of the day is written.
  const [morning, afternoon] = [minutesOf(hour, minute, 'am'), minutesOf(endHour, endMinute, 'pm')];
  if (!first && last && morning !== undefined && morning < closes)
    return { opens: clock(morning), closes: clock(closes) };
  if (first && !last && afternoon !== undefined && opens < afternoon)
    return { opens: clock(opens), closes: clock(afternoon) };
  return 'it closes before it opens.';
}

/** The day that a name or its first three letters mean. */
const dayIndex = (name: string) => weekdays.findIndex((each) => each.startsWith(name.toLowerCase().slice(0, 3)));

/** Parses weekdays with their opening hours. */
export function parseHours(line: string): Parsed<HoursLine> {
  const [, first, last, ...groups] = hoursPattern.exec(line) ?? [];
  if (!first) return 'write days and hours such as Monday 9 AM-5 PM or Tuesday-Saturday 10:00-18:00.';
  const [from, to] = [first, last ?? first].map(dayIndex);
  const days = [...weekdays, ...weekdays].slice(from, (to ?? 0) < (from ?? 0) ? (to ?? 0) + 8 : (to ?? 0) + 1);
  const hours = hoursOf(groups);
  return typeof hours === 'string' ? hours : { weekdays: days, ...hours };
}

/** A day as Americans write it: 12/25/2026. */
const americanDay = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?= )/;

const isoDay = (_: string, month: string, day: string, year: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Parses a day with other opening hours than usual. */
export function parseException(line: string): Parsed<ExceptionLine> {
  const [, date, hoursText, ...groups] = exceptionPattern.exec(line.replace(americanDay, isoDay)) ?? [];
  const note = groups.pop() ?? '';
  if (!date || !hoursText) return 'write a day such as 12/25/2026 closed or 12/24/2026 10 AM-2 PM.';
  const moment = new Date(`${date}T00:00Z`);
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(date)) return 'there is no such day.';
  if (groups[0] === undefined) return { day: date, hours: null, note };
  const hours = hoursOf(groups);
  return typeof hours === 'string' ? hours : { day: date, hours, note };
}

/** Parses an amount and what it pays for. */
export function parseAmount(line: string): Parsed<AmountLine> {
  const [, dollars, text = ''] = /^\$? ?(\d{1,6}(?:\.\d\d)?) (.+)$/.exec(line) ?? [];
  if (!dollars) return 'write an amount and what it pays for, such as 25 A box of groceries.';
  return Number(dollars) > 0 ? { dollars: Number(dollars), text } : 'the amount has to be more than zero.';
}

/** Parses an address at one of the networks that have an icon. */
export function parseSocial(line: string): Parsed<SocialLine> {
  const url = /^https?:\/\/\S+$/i.test(line) && URL.canParse(line) ? new URL(line) : null;
  if (!url) return 'write a full link that starts with https://.';
  const label = url.hostname.split('.').find((each) => Object.hasOwn(networks, each));
  if (!label) return 'link to Facebook, Instagram, YouTube, LinkedIn or X.';
  return { network: networks[label as keyof typeof networks], href: url.href.replace(/^(https?:\/\/[^/]+)\/$/, '$1') };
}

/** Parses an email address. */
function parseEmail(line: string): Parsed<{ email: string }> {
  const isAddress = line.length <= emailMaxCharacters && /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(line);
  return isAddress ? { email: line } : 'write one address per line, such as name@example.org.';
}

/** Parses words and phrases that mean the same. */
function parseSynonyms(line: string): Parsed<{ phrases: string[] }> {
  const phrases = line.split(',').map((phrase) => phrase.trim());
  if (phrases.length < 2 || phrases.some((phrase) => !/[\p{L}\p{N}]/u.test(phrase))) {
    return 'write at least two words or phrases with a comma between them, such as groceries, food bank.';
  }
  const long = phrases.find((phrase) => phrase.split(' ').length > synonymMaxWords);
  if (long) return `a phrase can have at most ${synonymMaxWords} words.`;
  return phrases.length > synonymGroupMax ? `this can have at most ${synonymGroupMax} words and phrases.` : { phrases };
}

const parsers: Readonly<Record<LineKind, (line: string) => Parsed<object>>> = {
  hours: parseHours,
  exception: parseException,
  amount: parseAmount,
  social: parseSocial,
  email: parseEmail,
  synonyms: parseSynonyms,
};

/** The validation error of a line, as the end of a sentence; null for none. */
export function lineError(kind: LineKind, line: string): string | null {
  const parsed = parsers[kind](line);
  return typeof parsed === 'string' ? parsed : null;
}

/** The valid lines of a stored text, parsed. */
export function parseLines<Line extends object>(text: string, parse: (line: string) => Line | string): Line[] {
  return text.split('\n').flatMap((line) => {
    const result = parse(line);
    return typeof result === 'string' ? [] : [result];
  });
}
