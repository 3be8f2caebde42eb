import type { AccountDuty, PasswordProblem } from './account-texts.ts';
import type { RecordBase } from './entity.ts';
import { answerSchema, documentInput, inputSchema } from './field-schemas.ts';
import { type Field, type Fields, type FileKind, fieldsOfKind, fileFieldsOf } from './fields.ts';
import { checkFile, fileRules } from './file-rules.ts';
import type { Role } from './permissions.ts';
import { pictureFields } from './pictures.ts';
import { states } from './publication.ts';
import { readDocument } from './rich-text-strings.ts';
import { z } from './zod.ts';

const recordBaseSchema = z.object({
  id: z.int().positive(),
  version: z.int().positive(),
  created_at: z.string(),
  updated_at: z.string(),
}) satisfies z.ZodType<RecordBase>;

/**
 * The schema of what the server answers for an entity; whatever it does not name is dropped.
 * Fields that never leave the server, such as a password, are not in it.
 */
export function recordSchema(fields: Fields) {
  const answered = Object.entries(fields).flatMap(([name, field]) => {
    const schema = answerSchema(field);
    return schema ? [[name, schema] as const] : [];
  });
  return recordBaseSchema.extend(Object.fromEntries(answered));
}

/** What staff are answered of a public record's publication. */
export const publicationSchema = {
  state: z.enum(states).optional(),
  publish_at: z.string().nullable().optional(),
  created_by: z.int().nullable().optional(),
  file_keys: z.record(z.string(), z.string()).optional(),
  replaces: z.int().optional(),
  changes: z.object({ id: z.int(), state: z.enum(states), publish_at: z.string().nullable() }).optional(),
};

/** What is answered of a record's pictures beside their names: see `PictureFacts`. */
export function pictureSchema(names: readonly string[]): Record<string, z.ZodType> {
  return Object.fromEntries(
    names.flatMap((name) => [
      ...['alt', 'focus', 'credit', 'licence'].map((fact) => [`${name}_${fact}`, z.string().optional()]),
      [`${name}_decorative`, z.boolean().optional()],
      [`${name}_version`, z.int().optional()],
    ]),
  );
}

/** The schema of what a create call takes: required fields must be there, unknown ones are dropped. */
export function createSchema(fields: Fields) {
  return z.object(inputShape(fields, (field) => field.required === true));
}

/** The schema of what an update call takes: a field that is not sent stays as it is. */
export function updateSchema(fields: Fields) {
  return z.object({
    ...inputShape(fields, () => false),
    /** The version the change was made on; without it the update is taken as it is. */
    version: versionSchema,
    ...Object.fromEntries(pictureFields(fields).map((name) => [`${name}_version`, versionSchema])),
    ...(Object.values(fields).some(({ restricted }) => restricted) && { confirm_own: confirmOwn() }),
  });
}

/** What a create call takes besides fields, where records have states: the published one that a draft is to replace. */
export const replacesSchema = () => ({
  replaces: z.coerce.number('This has to be the id of a record.').int().positive().optional(),
  /** The version of it that the changes were made on. @default the present one */
  replaces_version: versionSchema,
});

const versionSchema = z.coerce.number('This has to be a whole number.').int().positive().optional();

/** Yes to the question whether somebody means to change their own rights. */
function confirmOwn() {
  return z.preprocess((value) => value === 'true' || value, z.boolean('This has to be true or false.')).optional();
}

function inputShape(fields: Fields, isRequired: (field: Field) => boolean) {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    const input = inputSchema(field);
    if (input) shape[name] = isRequired(field) ? requiredInput(input, field) : input.optional();
  }
  return shape;
}

/** Says 'This can’t be empty.' for a field that is missing, whatever the type's own message is. */
function requiredInput(input: z.ZodType, { kind }: Field) {
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
export function isRequiredInForm(field: Field, isNew: boolean): boolean {
  return field.required === true && (isNew || field.kind !== 'password');
}

/**
 * Dates that are before those they may not be before.
 * @param values texts that are in order when their moments are
 * @returns what is wrong, by field
 */
export function wrongOrder(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { notBefore }]) => {
      const [start, end] = [notBefore && values[notBefore], values[name]];
      return start && end && String(end) < String(start) ? [[name, 'It would end before it begins.']] : [];
    }),
  );
}

/** The schema of what a form holds: the texts of its fields as typed, and the files that were chosen or null. */
export type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

/**
 * The rules of a record's form, which are those of the calls that it makes.
 * @param isNew whether it makes a new record; an edit may leave the password empty
 */
export function formSchema(fields: Fields, isNew: boolean): FormSchema {
  const shape = inputShape(fields, (field) => isRequiredInForm(field, isNew));
  const files = Object.entries(fileFieldsOf(fields)).map(([name, kind]) => [name, fileInput(kind, shape[name])]);
  const texts = fieldsOfKind(fields, 'longText').map((name) => [name, withFormatting(shape[name])] as const);
  return z
    .object({ ...shape, ...Object.fromEntries(texts), ...Object.fromEntries(files) })
    .superRefine((values, context) => {
      for (const [name, message] of Object.entries(wrongOrder(fields, values)))
        context.addIssue({ code: 'custom', path: [name], message });
    });
}

/** A form holds a long text alone or with its formatting: see `readDocument`. */
function withFormatting(text: z.ZodType = z.string()) {
  return z.unknown().transform((value, context) => {
    const document = typeof value === 'string' && readDocument(value);
    const result = document ? documentInput().safeParse(document) : text.safeParse(value);
    for (const { message } of result.error?.issues ?? []) context.addIssue({ code: 'custom', message });
    return result.data;
  });
}

/** A file that was chosen, by its rules; or, where the field takes a text as well, one by its own. */
function fileInput(kind: FileKind, text?: z.ZodType) {
  const chosen = z
    .unknown()
    .superRefine((value, context) => {
      const message = value instanceof File ? checkFile(value, fileRules[kind]) : undefined;
      if (message) context.addIssue({ code: 'custom', message });
    })
    .optional();
  return text
    ? z.unknown().transform((value, context) => {
        const result = (value instanceof File ? chosen : text).safeParse(value);
        for (const { message } of result.error?.issues ?? []) context.addIssue({ code: 'custom', message });
        return result.data;
      })
    : chosen;
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
  /** Whether to be kept signed in on the device, where that is offered. */
  keep: z.preprocess((value) => value === 'true' || value, z.boolean('This has to be true or false.')).optional(),
});

/** Who is signed in. */
export interface SignedInUser {
  id: number;
  username: string;
  /** What the screens offer goes by it. Ours: a backend may lack it, and is asked for everything then. */
  role?: Role;
}

/** What `POST /api/login` answers. */
export interface LoginAnswer {
  /** Opaque; sent back as `Authorization: Bearer {token}`. */
  token: string;
  user: SignedInUser;
  /** What is wrong with the password, where it may be chosen no more; the account works as before. Ours. */
  password_problem?: PasswordProblem;
  /** What has to be done with the account first: until then calls answer 403 `account_incomplete`. Ours. */
  duty?: AccountDuty;
}

/** What `POST /api/login` answers with 202, for an account with a second factor: it is not signed in yet. Ours. */
export interface PendingAnswer {
  /** Good for `POST /api/login/factor`, for `pendingSignInMinutes`, and for nothing else. */
  pending_token: string;
}

/** What `GET /api/session` answers: who is signed in. */
export type SessionAnswer = Pick<LoginAnswer, 'user' | 'password_problem' | 'duty'>;
