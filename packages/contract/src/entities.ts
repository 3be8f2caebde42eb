import { z } from 'zod';
import {
  choice,
  date,
  dateTime,
  email,
  type Field,
  type FieldKind,
  type Fields,
  image,
  longText,
  money,
  password,
  pdf,
  slug,
  text,
  url,
  username,
} from './fields.ts';
import { checkFile, fileRules } from './file-rules.ts';
import { teamTypes } from './limits.ts';
import type { PasswordProblem } from './texts.ts';

/** The fields of the eleven entities, in the order of their forms. spec 3 */
export const entityFields = {
  user: { username: username(), email: email(), password: password() },
  story: {
    image: image(),
    title: text({ required: true }),
    subtitle: text(),
    content: longText(),
    date: date(),
    slug: slug(),
  },
  article: { pdf: pdf(), title: text({ required: true }), subtitle: text(), slug: slug(), body: longText() },
  donation: { email: email(), amount: money(), date: date() },
  gallery: { image: image(), title: text({ required: true }), slug: slug() },
  podcast: {
    image: image(),
    title: text({ required: true }),
    slug: slug(),
    link: url({ ownPaths: true }),
    description: longText(),
  },
  event: {
    image: image(),
    title: text({ required: true }),
    slug: slug(),
    date: dateTime(),
    flag: text(),
    description: longText(),
  },
  election: {
    image: image(),
    title: text({ required: true }),
    slug: slug(),
    date: dateTime(),
    description: longText(),
  },
  email: { email: email({ required: true }) },
  team: {
    image: image(),
    name: text({ required: true }),
    type: choice(teamTypes),
    position: text(),
    workstation: text(),
  },
  actionNetwork: {
    image: image(),
    title: text({ required: true }),
    slug: slug(),
    link: url(),
    description: longText(),
  },
} as const satisfies Record<string, Fields>;

/** What every record carries besides its fields. */
const rowSchema = z.object({
  id: z.int().positive(),
  /** Goes up by one with every change; an update that sends an older one is refused with 409. */
  version: z.int().positive(),
  /** Moment of creation, UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  created_at: z.string(),
  /** Moment of the last change, UTC. */
  updated_at: z.string(),
});

type StoredOf<F extends Fields> = {
  -readonly [Name in keyof F as F[Name] extends Field<infer Stored>
    ? [Stored] extends [never]
      ? never
      : Name
    : never]: F[Name] extends Field<infer Stored> ? Stored : never;
};

/** The type of an entity's record as the server answers it. */
export type EntityRecord<F extends Fields> = z.infer<typeof rowSchema> & StoredOf<F>;

/**
 * The schema of what the server answers for an entity; whatever it does not name is dropped.
 * Fields that never leave the server, such as a password, are not in it.
 */
export function recordSchema<F extends Fields>(fields: F): z.ZodType<EntityRecord<F>>;
export function recordSchema(fields: Fields): z.ZodType {
  const stored = Object.entries(fields).flatMap(([name, field]) => (field.stored ? [[name, field.stored]] : []));
  return rowSchema.extend(Object.fromEntries(stored));
}

/** The schema of what a create call takes: required fields must be there, unknown ones are dropped. */
export function createSchema(fields: Fields) {
  return z.object(inputShape(fields, (field) => field.required));
}

/** The schema of what an update call takes: a field that is not sent stays as it is. */
export function updateSchema(fields: Fields) {
  return z.object({
    ...inputShape(fields, () => false),
    /** The version the change was made on; without it the update is taken as it is. */
    version: z.coerce.number('This has to be a whole number.').int().positive().optional(),
  });
}

function inputShape(fields: Fields, isRequired: (field: Field<unknown>) => boolean) {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.input === null) continue;
    shape[name] = isRequired(field) ? requiredInput(field.input, field.kind) : field.input.optional();
  }
  return shape;
}

/** Says 'This can’t be empty.' for a field that is missing, whatever the type's own message is. */
function requiredInput(input: z.ZodType, kind: FieldKind) {
  return z
    .unknown()
    .superRefine((value, context) => {
      // A password may be of blanks.
      const text = typeof value === 'string' && kind !== 'password' ? value.trim() : value;
      if (text === undefined || text === null || text === '') {
        context.addIssue({ code: 'custom', message: 'This can’t be empty.' });
      }
    })
    .pipe(input);
}

/** Whether a form has to hold something for a field. In an edit a password that is left empty stays. */
export function isRequiredInForm(field: Field<unknown>, isNew: boolean): boolean {
  return field.required && (isNew || field.kind !== 'password');
}

/** The schema of what a form holds: the texts of its fields as typed, and the files that were chosen or null. */
export type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

/**
 * The rules of a record's form, which are those of the calls that it makes.
 * @param isNew whether it makes a new record; an edit may leave the password empty
 */
export function formSchema(fields: Fields, isNew: boolean): FormSchema {
  const files = Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'image' || kind === 'pdf' ? [[name, fileInput(kind)] as const] : [],
  );
  return z.object({
    ...inputShape(fields, (field) => isRequiredInForm(field, isNew)),
    ...Object.fromEntries(files),
  });
}

function fileInput(kind: 'image' | 'pdf') {
  return z
    .unknown()
    .superRefine((value, context) => {
      const message = value instanceof File ? checkFile(value, fileRules[kind]) : undefined;
      if (message) context.addIssue({ code: 'custom', message });
    })
    .optional();
}

/** Records as the backend answers them. spec 3 */
export type User = EntityRecord<(typeof entityFields)['user']>;
export type Story = EntityRecord<(typeof entityFields)['story']>;
export type Article = RecordOf<'article'>;
export type Donation = EntityRecord<(typeof entityFields)['donation']>;
export type GalleryItem = EntityRecord<(typeof entityFields)['gallery']>;
export type Podcast = EntityRecord<(typeof entityFields)['podcast']>;
export type Event = EntityRecord<(typeof entityFields)['event']>;
export type Election = EntityRecord<(typeof entityFields)['election']>;
export type EmailSubscriber = EntityRecord<(typeof entityFields)['email']>;
export type TeamMember = EntityRecord<(typeof entityFields)['team']>;
export type ActionNetwork = EntityRecord<(typeof entityFields)['actionNetwork']>;

/** Record type of each resource, by its name in the resource table. */
export type RecordOf<Name extends keyof typeof entityFields> = EntityRecord<(typeof entityFields)[Name]> &
  (Name extends 'article' ? FileSizes : unknown);

/** What the server tells of an article's PDF where the article is asked for alone. Other backends may leave it out. */
export interface FileSizes {
  /** Size of the PDF, in bytes; missing without a PDF, null when the file is gone. */
  pdf_bytes?: number | null;
}

/** The answer of `GET /api/total-amount`, in the organization's currency and time zone. spec 3 */
export const totalAmountSchema = z.object({
  total_amount_current_date: z.number(),
  total_amount_current_month: z.number(),
  total_amount_current_year: z.number(),
});
/**
 * The answer of `GET /api/total-amount-by-month`: twelve months, the oldest first, empty ones with 0, and what
 * `GET /api/total-amount` answers, so that a screen with both makes one call. ours
 */
export const monthlyAmountsSchema = z.object({
  months: z.array(
    z.object({
      /** `YYYY-MM`, by the calendar where the organization is. */
      month: z.string(),
      total_amount: z.number(),
    }),
  ),
  totals: totalAmountSchema,
});
/** Donations month by month. */
export type MonthlyAmounts = z.infer<typeof monthlyAmountsSchema>;

/** What `POST /api/import-email` takes: at most `importChunkLines` addresses. */
export const importEmailsSchema = z.object({
  emails: z.array(z.string('This has to be a text.').max(1000, 'This is too long.')).min(1),
  /** Only says what would happen. */
  dry_run: z.boolean().optional(),
});

/** What `POST /api/import-email` answers. Everything that was not named is on the list now, or could be. */
export interface ImportEmailsAnswer {
  /** How many were added, or would be. */
  added: number;
  /** Places in `emails` of addresses that were on the list before, ascending. */
  already: number[];
  /** Places of those that are refused, and why. */
  invalid: { index: number; message: string }[];
}

/** Donation totals of today, this month and this year. */
export type TotalAmount = z.infer<typeof totalAmountSchema>;

/** What `POST /api/login` takes. */
export const loginSchema = z.object({
  username: z.string('This can’t be empty.').min(1, 'This can’t be empty.').max(10_000),
  password: z.string('This can’t be empty.').min(1, 'This can’t be empty.').max(10_000),
});

/** What `POST /api/login` answers. */
export interface LoginAnswer {
  /** Opaque; sent back as `Authorization: Bearer {token}`. */
  token: string;
  user: { id: number; username: string };
  /** What is wrong with the password, where it may be chosen no more; the account works as before. Ours. */
  password_problem?: PasswordProblem;
}

/** What `GET /api/session` answers: who is signed in. */
export type SessionAnswer = Pick<LoginAnswer, 'user' | 'password_problem'>;
