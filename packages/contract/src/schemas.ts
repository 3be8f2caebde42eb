import { z } from 'zod';
import { type Field, type Fields, isFile, type RecordBase } from './entity.ts';
import { answerSchema, inputSchema } from './field-schemas.ts';
import { checkFile, fileRules } from './file-rules.ts';
import type { PasswordProblem } from './texts.ts';

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

/** The schema of what a create call takes: required fields must be there, unknown ones are dropped. */
export function createSchema(fields: Fields) {
  return z.object(inputShape(fields, (field) => field.required === true));
}

/** The schema of what an update call takes: a field that is not sent stays as it is. */
export function updateSchema(fields: Fields) {
  return z.object({
    ...inputShape(fields, () => false),
    /** The version the change was made on; without it the update is taken as it is. */
    version: z.coerce.number('This has to be a whole number.').int().positive().optional(),
  });
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

/** The schema of what a form holds: the texts of its fields as typed, and the files that were chosen or null. */
export type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

/**
 * The rules of a record's form, which are those of the calls that it makes.
 * @param isNew whether it makes a new record; an edit may leave the password empty
 */
export function formSchema(fields: Fields, isNew: boolean): FormSchema {
  const files = Object.entries(fields).flatMap(([name, field]) =>
    isFile(field) ? [[name, fileInput(field.kind === 'pdf' ? 'pdf' : 'image')] as const] : [],
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
