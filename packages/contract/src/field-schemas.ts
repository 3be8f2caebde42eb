import { passwordProblems } from './account-texts.ts';
import { dayRange, dayRangeError, withCentury } from './date-ranges.ts';
import { dayAt } from './dates.ts';
import type { Field, FieldKind } from './fields.ts';
import { isInvisible, removeInvisible, trimInvisible } from './invisible-characters.ts';
import {
  donationMaxAmount,
  emailMaxCharacters,
  longTextMaxCharacters,
  numberMax,
  textMaxCharacters,
  urlMaxCharacters,
} from './limits.ts';
import { isExactToCent, parseMoney } from './money.ts';
import { passwordLengthProblem } from './passwords.ts';
import { checkDocument } from './rich-text-schema.ts';
import { lineError } from './settings-lines.ts';
import { slugify } from './slug.ts';
import { normalizeUsername } from './usernames.ts';
import { z } from './zod.ts';

/** Normalizes line ends to `\n` and removes control characters. */
function cleanText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/**
 * Treats an empty value as missing: forms send '' for an empty field, JSON may send null. A text that shows nothing is
 * empty.
 */
function emptyTo<Empty, T extends z.ZodType>(empty: Empty, schema: T) {
  return z.preprocess(
    (value) => (value === null || (typeof value === 'string' && isInvisible(value)) ? empty : value),
    schema,
  );
}

/** Removes invisible characters from a value in which none has a meaning: they come with copied addresses. */
function visible<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (typeof value === 'string' ? removeInvisible(value) : value), schema);
}

const line = z
  .string('This has to be text.')
  .transform((value) => trimInvisible(cleanText(value).replace(/\s+/g, ' ')));

const boundedLine = line.pipe(
  z.string().max(textMaxCharacters, `This can have at most ${textMaxCharacters.toLocaleString('en-US')} characters.`),
);

/** A single-line text; not empty if required. */
function text({ required }: Field) {
  return emptyTo('', required ? boundedLine.pipe(z.string().min(1, 'This can’t be empty.')) : boundedLine);
}

/** A username: see {@link normalizeUsername}. */
function username(field: Field) {
  return z.preprocess((value) => (typeof value === 'string' ? normalizeUsername(value) : value), text(field));
}

/**
 * Accepts what one of several schemas accepts, with a single message. Unlike zod's union, whose issues contain those of
 * its members: readers of issues, such as a form's resolver, would show the message of the wrong member.
 */
function oneOf<Output>(message: string, ...schemas: z.ZodType<Output>[]) {
  return z.unknown().transform((value, context): Output => {
    for (const schema of schemas) {
      const result = schema.safeParse(value);
      if (result.success) return result.data;
    }
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** A multi-line text with paragraphs separated by blank lines. */
function longText() {
  return emptyTo(
    '',
    z
      .string('This has to be text.')
      .max(longTextMaxCharacters, `This can have at most ${longTextMaxCharacters.toLocaleString('en-US')} characters.`)
      .transform((value) => cleanText(value).trim()),
  );
}

/** Lines of one entry each; the message names the first wrong line by its number. Blank lines are dropped. */
function lines({ lineKind }: Field) {
  return longText().transform((value, context) => {
    const entries = value.split('\n').map((entry) => (isInvisible(entry) ? '' : entry.replace(/\s+/g, ' ').trim()));
    for (const [index, entry] of entries.entries()) {
      const problem = entry && lineKind ? lineError(lineKind, entry) : null;
      if (!problem) continue;
      context.addIssue({ code: 'custom', message: `Line ${index + 1}, ‘${shorten(entry)}’: ${problem}` });
      return z.NEVER;
    }
    return entries.filter(Boolean).join('\n');
  });
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** An IANA time zone known to this runtime's `Intl`. */
function timeZone() {
  const message = 'This has to be a time zone such as America/New_York.';
  return line.transform((value, context) => {
    const zone = /^[A-Z][\w+-]*(\/[\w+-]+)*$/i.test(value) ? canonicalZone(value) : null;
    if (zone) return zone;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

function canonicalZone(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The document of a long text, as an object or as JSON; null for none. */
export function documentInputSchema() {
  return emptyTo(
    null,
    z.unknown().transform((value, context) => {
      if (value === null) return null;
      const checked = checkDocument(value);
      if (typeof checked !== 'string') return checked;
      context.addIssue({ code: 'custom', message: checked });
      return z.NEVER;
    }),
  );
}

/** An email address, by the rule browsers use for `type="email"`. */
function email({ required }: Field) {
  const message = 'This has to be an email address, such as name@example.org.';
  const address = line.pipe(
    z
      .email({ pattern: z.regexes.html5Email, error: message })
      .max(emailMaxCharacters, `This can have at most ${emailMaxCharacters} characters.`),
  );
  return emptyTo('', required ? address : oneOf(message, z.literal(''), address));
}

/** A password as typed; only its length is checked here, the rest by the server. */
function password() {
  return z.string('This has to be text.').superRefine((value, context) => {
    const problem = value === '' ? null : passwordLengthProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: passwordProblems[problem] });
  });
}

/** A path of this site; `//` and `/\\` would lead to another site. */
const sitePath = /^\/(?![/\\])[^\s\\]*$/;

/** An http or https link, so that a stored link can't run a script; with `allowsSitePaths` also a path of this site. */
function url({ allowsSitePaths }: Field) {
  const message = `This has to be a full link that starts with https:// or http://${allowsSitePaths ? ', or a path of this site that starts with /' : ''}.`;
  return emptyTo(
    '',
    oneOf(
      message,
      z.literal(''),
      ...(allowsSitePaths ? [line.pipe(z.string().regex(sitePath).max(urlMaxCharacters))] : []),
      line.pipe(z.url({ protocol: /^https?$/, hostname: /^[^\s]+$/ }).max(urlMaxCharacters)),
    ),
  );
}

/** A telephone number: digits with spaces, periods, hyphens, slashes, parentheses, a plus sign, an extension. */
function phone() {
  const message = 'This has to be a telephone number, such as (229) 555-0142.';
  const number = line.pipe(z.string().regex(/^\+?[\d\s().\-/]{7,40}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i));
  return emptyTo('', oneOf(message, z.literal(''), number));
}

/** An amount of money in the organization's currency, exact to the cent, above zero. */
function money() {
  const message = 'This has to be an amount such as 25 or 25.50.';
  return z.preprocess(
    (value) => (typeof value === 'string' ? parseMoney(value) : value),
    z
      .number(message)
      .positive('This has to be more than zero.')
      .max(donationMaxAmount, `This can be at most ${donationMaxAmount.toLocaleString('en-US')}.`)
      .refine(isExactToCent, {
        error: 'This can have at most two digits after the point.',
      }),
  );
}

/** A non-negative integer, with or without thousands separators; null if empty. */
function number() {
  const message = 'This has to be a whole number, such as 12.';
  return emptyTo(
    null,
    z.preprocess(
      (value) =>
        typeof value === 'string' && /^\s*(\d+|\d{1,3}(,\d{3})+)\s*$/.test(value)
          ? Number(value.replaceAll(',', ''))
          : value,
      z
        .int(message)
        .min(0, message)
        .max(numberMax, `This can be at most ${numberMax.toLocaleString('en-US')}.`)
        .nullable(),
    ),
  );
}

/** A year of four digits; null if empty. */
function year() {
  const message = 'This has to be a year, such as 1968.';
  return emptyTo(
    null,
    z.preprocess(
      (value) => (typeof value === 'string' && /^\s*\d{4}\s*$/.test(value) ? Number(value) : value),
      z.int(message).min(1000, message).max(9999, message).nullable(),
    ),
  );
}

/** A point of a picture in percent, as in CSS's `object-position`. */
function focus() {
  const message = 'This has to be two percentages, such as 30% 70%.';
  return emptyTo('', oneOf(message, z.literal(''), line.pipe(z.string().regex(/^(100|\d?\d)% (100|\d?\d)%$/))));
}

/** The id of a picture, or null. */
function picture() {
  const message = 'This has to be the id of a picture in the library.';
  return emptyTo(null, z.coerce.number(message).int(message).positive(message).nullable());
}

/** A boolean, as JSON or as a form sends it. */
function boolean() {
  return z.preprocess(
    (value) =>
      new Map<unknown, boolean>([
        ['true', true],
        ['on', true],
        ['false', false],
        ['', false],
      ]).get(value) ?? value,
    z.boolean('This has to be true or false.'),
  );
}

const isDate = (value: string) => z.iso.date().safeParse(value).success;
const isDateTime = (value: string) =>
  z.iso.datetime({ local: true, offset: true }).safeParse(value).success ||
  z.iso.datetime({ offset: true, precision: -1 }).safeParse(value).success;

/**
 * A day or a moment: `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm` in the organization's time zone or with an offset or `Z`. Both
 * kinds of date fields accept both: a moment in a day field stands for its day, a day in a moment field for its first
 * minute. A year of two digits is completed. Null if empty.
 */
function date(message: string, field: Field) {
  return emptyTo(
    null,
    z
      .string(message)
      .transform((value) => value.trim().replace(' ', 'T'))
      .refine((value) => isDate(value) || isDateTime(value), message)
      .transform((value, context) => {
        const today = dayAt(new Date());
        const range = dayRange(field, today);
        const completed = withCentury(value, range);
        const error = dayRangeError(completed, range, today);
        if (error) context.addIssue({ code: 'custom', message: error });
        return completed;
      })
      .nullable(),
  );
}

/** One of the field's options. */
function choice({ options = {} }: Field) {
  const values = Object.keys(options);
  return z.preprocess(
    (value) => (typeof value === 'string' ? value.trim() : value),
    z.enum(values, { error: `This has to be one of: ${values.join(', ')}.` }),
  );
}

const inputSchemas: Readonly<Record<FieldKind, (field: Field) => z.ZodType | null>> = {
  text,
  longText,
  lines,
  timeZone,
  document: documentInputSchema,
  slug: () => emptyTo('', line.transform(slugify)),
  username,
  email: (field) => visible(email(field)),
  password,
  url: (field) => visible(url(field)),
  phone: () => visible(phone()),
  money: () => visible(money()),
  number: () => visible(number()),
  year: () => visible(year()),
  date: (field) => visible(date('This has to be a date, such as 2026-03-14.', field)),
  dateTime: (field) => visible(date('This has to be a date and a time, such as 2026-03-14T18:30.', field)),
  boolean,
  choice,
  focus,
  picture,
  pixels: () => null,
  image: () => null,
  pdf: () => null,
};

/**
 * Returns the schema that validates and normalizes a field's value in a request, from JSON or a form, whose values are
 * all strings.
 * @returns null for files, which are parts of a multipart body, and for fields that the server fills in
 */
export function inputSchema(field: Field): z.ZodType | null {
  return inputSchemas[field.kind](field);
}

const anyString = () => z.string();
const nullableString = () => z.string().nullable();
/** A text with its formatting in a response; it was validated when it was stored. */
export const documentResponseSchema = z.object({
  version: z.literal(1),
  type: z.literal('doc'),
  content: z.array(z.looseObject({ type: z.string() })),
});
const responseSchemas: Readonly<Record<FieldKind, (field: Field) => z.ZodType | null>> = {
  text: anyString,
  longText: anyString,
  lines: anyString,
  timeZone: anyString,
  document: () => documentResponseSchema.optional(),
  slug: anyString,
  username: anyString,
  email: anyString,
  password: () => null,
  url: anyString,
  phone: anyString,
  money: () => z.number(),
  number: () => z.int().nullable(),
  year: () => z.int().nullable(),
  date: nullableString,
  dateTime: nullableString,
  boolean: () => z.boolean(),
  choice: ({ options = {} }) => z.enum(Object.keys(options)),
  focus: anyString,
  picture: () => null,
  pixels: () => z.int().nullable(),
  image: nullableString,
  pdf: nullableString,
};

/**
 * Returns the schema of a field's value in a response.
 * @returns null for fields that are never sent, such as a password
 */
export function responseSchema(field: Field): z.ZodType | null {
  return responseSchemas[field.kind](field);
}
