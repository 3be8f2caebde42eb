/** Parsers for the lines of the organization's settings. For forms and the server; pages get the parsed values. */
import type { LineKind } from './fields.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

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

const dayNames: readonly string[] = weekdays;

/** A parsed line, or its validation error. */
type Parsed<Line> = Line | string;

const time = String.raw`((?:[01]?\d|2[0-3]):[0-5]\d)`;
const span = `${time} ?[-–] ?${time}`;
const day = weekdays.join('|');
const hoursPattern = new RegExp(`^(${day})(?: ?(?:[-–]|to|and) ?(${day}))? ${span}$`, 'i');
const exceptionPattern = new RegExp(`^(\\d{4}-\\d\\d-\\d\\d) (closed|${span})(?: (.+))?$`, 'i');
const networks = {
  facebook: 'facebook',
  instagram: 'instagram',
  youtube: 'youtube',
  linkedin: 'linkedin',
  x: 'x',
  twitter: 'x',
} as const;

function hoursOf(opens = '', closes = ''): Parsed<Pick<HoursLine, 'opens' | 'closes'>> {
  const [from, until] = [opens.padStart(5, '0'), closes.padStart(5, '0')];
  return from < until ? { opens: from, closes: until } : 'it closes before it opens.';
}

/** Parses weekdays with their opening hours. */
export function parseHours(line: string): Parsed<HoursLine> {
  const [, first, last, opens, closes] = hoursPattern.exec(line) ?? [];
  if (!first) return 'write days and hours such as Monday 09:00-17:00 or Tuesday-Saturday 10:00-18:00.';
  const [from, to] = [first, last ?? first].map((name) => dayNames.indexOf(name.toLowerCase()));
  const days = [...weekdays, ...weekdays].slice(from, (to ?? 0) < (from ?? 0) ? (to ?? 0) + 8 : (to ?? 0) + 1);
  const hours = hoursOf(opens, closes);
  return typeof hours === 'string' ? hours : { weekdays: days, ...hours };
}

/** Parses a day with other opening hours than usual. */
export function parseException(line: string): Parsed<ExceptionLine> {
  const [, date, hoursText, opens, closes, note = ''] = exceptionPattern.exec(line) ?? [];
  if (!date || !hoursText) return 'write a day such as 2026-12-25 closed or 2026-12-24 10:00-14:00.';
  const moment = new Date(`${date}T00:00Z`);
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(date)) return 'there is no such day.';
  if (opens === undefined) return { day: date, hours: null, note };
  const hours = hoursOf(opens, closes);
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

const parsers: Readonly<Record<LineKind, (line: string) => Parsed<object>>> = {
  hours: parseHours,
  exception: parseException,
  amount: parseAmount,
  social: parseSocial,
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
