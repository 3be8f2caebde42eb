import { z } from 'zod';
import {
  donationMaxAmount,
  emailMaxCharacters,
  longTextMaxCharacters,
  textMaxCharacters,
  urlMaxCharacters,
} from './limits.ts';
import { passwordLengthProblem } from './passwords.ts';
import { slugify } from './slug.ts';
import { passwordProblems } from './texts.ts';
import { cleanUsername } from './usernames.ts';

// zod would make code of its schemas, and tries whether it may: a page's policy forbids it, and the browser reports that.
if ('document' in globalThis) z.config({ jitless: true });

/** What a field holds: tells the database its column, the form its control and the list its format. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'slug'
  | 'email'
  | 'password'
  | 'url'
  | 'money'
  | 'date'
  | 'dateTime'
  | 'choice'
  | 'image'
  | 'pdf';

/**
 * One field of an entity.
 * `Stored` is its type in an answer, `never` for a field that never leaves the server.
 */
export interface Field<Stored> {
  kind: FieldKind;
  /** Whether a record can't be created without it. */
  required: boolean;
  /** Checks a value that leaves the server. `null` for a field that never does. */
  stored: z.ZodType<Stored> | null;
  /**
   * Checks and normalizes a value that comes in, from JSON or from a form, where everything is text.
   * `null` for files: they come as parts of a multipart body, and a text under their name is dropped.
   */
  input: z.ZodType | null;
  /** The values of a choice. */
  options?: readonly string[];
}

/** The fields of an entity by name, in the order of forms. */
export type Fields = Record<string, Field<unknown>>;

/** Turns Windows line ends into `\n` and drops control characters that no text needs. */
function cleanText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/** Forms send '' for a field that was left empty, JSON may send null: both mean "nothing". */
function emptyTo<Empty, T extends z.ZodType>(empty: Empty, schema: T) {
  return z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? empty : value),
    schema,
  );
}

const line = z.string('This has to be a text.').transform((value) => cleanText(value).replace(/\s+/g, ' ').trim());

/** A text of one line. */
export function text(options: { required?: boolean } = {}): Field<string> {
  const bounded = line.pipe(
    z.string().max(textMaxCharacters, `This may have at most ${textMaxCharacters.toLocaleString('en-US')} characters.`),
  );
  return {
    kind: 'text',
    required: options.required ?? false,
    stored: z.string(),
    input: options.required
      ? emptyTo('', bounded.pipe(z.string().min(1, 'This can’t be empty.')))
      : emptyTo('', bounded),
  };
}

/** The name of an account: see {@link cleanUsername}. */
export function username(): Field<string> {
  const field = text({ required: true });
  const clean = (value: unknown) => (typeof value === 'string' ? cleanUsername(value) : value);
  return { ...field, input: field.input && z.preprocess(clean, field.input) };
}

/**
 * What one of several schemas takes. Not zod's union, whose issues are those of its members: readers of issues, such as a
 * form's resolver, would tell people what the wrong member says.
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

/** A text of several lines; blank lines part its paragraphs. */
export function longText(): Field<string> {
  return {
    kind: 'longText',
    required: false,
    stored: z.string(),
    input: emptyTo(
      '',
      z
        .string('This has to be a text.')
        .max(
          longTextMaxCharacters,
          `This may have at most ${longTextMaxCharacters.toLocaleString('en-US')} characters.`,
        )
        .transform((value) => cleanText(value).trim()),
    ),
  };
}

/** The readable part of a record's address. Left empty, the server makes one of the main field. */
export function slug(): Field<string> {
  return { kind: 'slug', required: false, stored: z.string(), input: emptyTo('', line.transform(slugify)) };
}

/** An e-mail address, by the rule browsers use for `type="email"`. */
export function email(options: { required?: boolean } = {}): Field<string> {
  const message = 'This has to be an e-mail address, such as name@example.org.';
  const address = line.pipe(
    z
      .email({ pattern: z.regexes.html5Email, error: message })
      .max(emailMaxCharacters, `This may have at most ${emailMaxCharacters} characters.`),
  );
  return {
    kind: 'email',
    required: options.required ?? false,
    stored: z.string(),
    input: options.required ? emptyTo('', address) : emptyTo('', oneOf(message, z.literal(''), address)),
  };
}

/** A password: taken as typed, never answered. Left empty in an update, the old one stays. The server refuses more. */
export function password(): Field<never> {
  return {
    kind: 'password',
    required: true,
    stored: null,
    input: z.string('This has to be a text.').superRefine((value, context) => {
      const problem = value === '' ? null : passwordLengthProblem(value);
      if (problem) context.addIssue({ code: 'custom', message: passwordProblems[problem] });
    }),
  };
}

/** What a path of this site is: `//` and `/\\` would lead to another one. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/;

/**
 * A link to another site: http or https only, so that a stored link can't run a script.
 * @param options.ownPaths whether a path of this site, such as `/media/rain.mp3`, is taken too: it stays right when the
 * site moves. @default false
 */
export function url({ ownPaths = false } = {}): Field<string> {
  const message = `This has to be a full link that starts with https:// or http://${ownPaths ? ', or a path of this site that starts with /' : ''}.`;
  return {
    kind: 'url',
    required: false,
    stored: z.string(),
    input: emptyTo(
      '',
      oneOf(
        message,
        z.literal(''),
        ...(ownPaths ? [line.pipe(z.string().regex(ownPath).max(urlMaxCharacters))] : []),
        line.pipe(z.url({ protocol: /^https?$/, hostname: /^[^\s]+$/ }).max(urlMaxCharacters)),
      ),
    ),
  };
}

/** An amount of money in the organization's currency, exact to the cent, above zero. */
export function money(): Field<number> {
  const message = 'This has to be an amount such as 25 or 25.50.';
  return {
    kind: 'money',
    required: true,
    stored: z.number(),
    input: z.preprocess(
      (value) => (typeof value === 'string' ? parseMoney(value) : value),
      z
        .number(message)
        .positive('This has to be more than zero.')
        .max(donationMaxAmount, `This may be at most ${donationMaxAmount.toLocaleString('en-US')}.`)
        .refine((amount) => Math.round(amount * 100) === Number((amount * 100).toFixed(4)), {
          error: 'This may have at most two digits after the point.',
        }),
    ),
  };
}

/** Reads '1,234.50' and '$25' as people type them; anything else stays NaN and is refused. */
function parseMoney(typed: string): number {
  const plain = typed.trim().replace(/^\$\s*/, '');
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN;
}

const isDate = (value: string) => z.iso.date().safeParse(value).success;
const isDateTime = (value: string) =>
  z.iso.datetime({ local: true, offset: true }).safeParse(value).success ||
  z.iso.datetime({ offset: true, precision: -1 }).safeParse(value).success;

/** A calendar day, `YYYY-MM-DD`; null when not given. A moment is taken too, as its day. */
export function date(): Field<string | null> {
  return {
    kind: 'date',
    required: false,
    stored: z.string().nullable(),
    input: dateInput('This has to be a date, such as 2026-03-14.'),
  };
}

/**
 * A moment. Comes in as `YYYY-MM-DDTHH:mm` in the organization's time zone, or with an offset or `Z`;
 * goes out as `YYYY-MM-DDTHH:mm:ssZ`; null when not given. A day alone means its first minute.
 */
export function dateTime(): Field<string | null> {
  return {
    kind: 'dateTime',
    required: false,
    stored: z.string().nullable(),
    input: dateInput('This has to be a date and a time, such as 2026-03-14T18:30.'),
  };
}

function dateInput(message: string) {
  return emptyTo(
    null,
    z
      .string(message)
      .transform((value) => value.trim().replace(' ', 'T'))
      .refine((value) => isDate(value) || isDateTime(value), message)
      .nullable(),
  );
}

/** One of a few words. */
export function choice<const Options extends readonly [string, ...string[]]>(options: Options): Field<Options[number]> {
  const message = `This has to be one of: ${options.join(', ')}.`;
  return {
    kind: 'choice',
    required: true,
    stored: z.enum(options) as z.ZodType<Options[number]>,
    input: z.preprocess(
      (value) => (typeof value === 'string' ? value.trim() : value),
      z.enum(options, { error: message }),
    ),
    options,
  };
}

/** A picture: the name of a stored file under `/images/`, null when there is none. */
export function image(): Field<string | null> {
  return { kind: 'image', required: false, stored: z.string().nullable(), input: null };
}

/** A PDF: the name of a stored file under `/pdfs/`, null when there is none. */
export function pdf(): Field<string | null> {
  return { kind: 'pdf', required: false, stored: z.string().nullable(), input: null };
}
