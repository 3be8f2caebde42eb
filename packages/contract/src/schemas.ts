import type { AccountDuty, PasswordProblem } from './account-texts.ts';
import type { RecordBase } from './entity.ts';
import { documentInputSchema } from './field-kinds/document.ts';
import { emptyText, filled } from './field-kinds/input-schemas.ts';
import { inputSchema, responseSchema } from './field-schemas.ts';
import { type Field, type Fields, type FileKind, fieldsOfKind, fileFieldsOf, isSecret } from './fields.ts';
import { checkFile, fileRules } from './file-rules.ts';
import { reviewNoteMaxCharacters } from './limits.ts';
import type { Role } from './permissions.ts';
import { pictureFields } from './pictures.ts';
import { canBeUntitled, states } from './publication.ts';
import { redirectToSchema } from './redirect-to.ts';
import { readDocument } from './rich-text-strings.ts';
import { flagSchema, requiredText } from './schema-parts.ts';
import { furtherDatesKey } from './series-lists.ts';
import { seriesScopeSchema } from './series-scope.ts';
import { z } from './zod.ts';

const recordBaseSchema = z.object({
  id: z.int().positive(),
  version: z.int().positive(),
  created_at: z.string(),
  updated_at: z.string(),
}) satisfies z.ZodType<RecordBase>;

/**
 * The schema of an entity's record in responses; unknown properties are dropped.
 * Fields that never leave the server, such as a password, are not in it.
 */
export function recordSchema(fields: Fields) {
  const properties = Object.entries(fields).flatMap(([name, field]) => {
    const schema = responseSchema(field);
    return schema ? [[name, schema] as const] : [];
  });
  return recordBaseSchema.extend(Object.fromEntries(properties));
}

/** Schemas of a public record's publication in responses to staff. */
export const publicationSchema = {
  state: z.enum(states).optional(),
  publish_at: z.string().nullable().optional(),
  visible_until: z.string().nullable().optional(),
  published_at: z.string().nullable().optional(),
  review_note: z.string().optional(),
  created_by: z.int().nullable().optional(),
  file_keys: z.record(z.string(), z.string()).optional(),
  replaces: z.int().optional(),
  changes: z.object({ id: z.int(), state: z.enum(states), publish_at: z.string().nullable() }).optional(),
  change_set: z.object({ id: z.int(), name: z.string(), publish_at: z.string().nullable() }).optional(),
};

/** Schema of how many further dates a series has, in lists that have each series once. */
export const furtherDatesSchema = { [furtherDatesKey]: z.int().optional() };

/** Schemas of the facts about a record's pictures in responses: see `PictureMetadata`. */
export function pictureSchema(names: readonly string[]): Record<string, z.ZodType> {
  return Object.fromEntries(
    names.flatMap((name) => [
      ...['alt', 'focus', 'credit', 'licence'].map((fact) => [`${name}_${fact}`, z.string().optional()]),
      [`${name}_decorative`, z.boolean().optional()],
      [`${name}_version`, z.int().optional()],
    ]),
  );
}

/**
 * The schema of create requests: required fields must be present, unknown ones are dropped.
 * @param title name of the title, which a draft doesn't need: see {@link withTitle}
 */
export function createSchema(fields: Fields, title?: string) {
  return z.object(inputShape(withoutRequired(fields, title), (field) => field.required === true));
}

function withoutRequired(fields: Fields, name: string | undefined): Fields {
  const field = name === undefined ? undefined : fields[name];
  return name === undefined || field === undefined ? fields : { ...fields, [name]: { ...field, required: undefined } };
}

/** Requires a title unless the record is a draft or archived. Reported along with the errors of other fields. */
export function withTitle<Schema extends z.ZodType<Record<string, unknown>>>(schema: Schema, title: string): Schema {
  return schema.refine((values) => canBeUntitled(values.state) || Boolean(values[title]), {
    error: emptyText,
    path: [title],
    when: () => true,
  });
}

/**
 * The schema of update requests: a field that is not sent is not changed.
 * @param title name of the title, for records with states: whether it can be emptied depends on the stored record
 * @param hasPage whether records have public pages of their own
 */
export function updateSchema(fields: Fields, title?: string, hasPage = false) {
  return z.object({
    ...inputShape(withoutRequired(fields, title), () => false),
    /** The version that was edited; without it the update is not checked for conflicts. */
    version: versionSchema,
    ...Object.fromEntries(pictureFields(fields).map((name) => [`${name}_version`, versionSchema])),
    /** Whether a person confirmed that they want to change their own role. */
    ...(Object.values(fields).some(({ restricted }) => restricted) && { confirm_own: flag() }),
    ...(title !== undefined && { review_note: reviewNoteSchema }),
    ...(hasPage && { redirect_to: redirectToSchema }),
    /** Which events of a series it is for. */
    ...(fieldsOfKind(fields, 'recurrence').length > 0 && { series_scope: seriesScopeSchema }),
    /** Whether the moments of all records stay with a new time zone, and their clock times change. */
    ...(fieldsOfKind(fields, 'timeZone').length > 0 && { keep_moments: flag() }),
  });
}

/** Additional properties of create requests where records have states: the published record that a draft replaces. */
export const replacesSchema = () => ({
  replaces: z.coerce.number('This has to be the id of a record.').int().positive().optional(),
  /** The version of that record that was edited. @default the current one */
  replaces_version: versionSchema,
});

/** Why a record is sent back to its author. */
const reviewNoteSchema = z
  .string('This has to be text.')
  .max(reviewNoteMaxCharacters, `This can have at most ${reviewNoteMaxCharacters.toLocaleString('en-US')} characters.`)
  .transform((value) => value.trim())
  .optional();

const versionSchema = z.coerce.number('This has to be a whole number.').int().positive().optional();

/** A choice that a person has made about a change. */
function flag() {
  return z.preprocess((value) => value === 'true' || value, flagSchema).optional();
}

function inputShape(fields: Fields, isRequired: (field: Field) => boolean) {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    const input = inputSchema(field);
    if (input) shape[name] = isRequired(field) ? filled(input, field) : input.optional();
  }
  return shape;
}

/** Whether a field is required in a form. In an edit an empty password means no change. */
export function isRequiredInForm(field: Field, isNew: boolean): boolean {
  return field.required === true && (isNew || !isSecret(field));
}

/**
 * Finds dates before the date that they may not be before.
 * @param values strings that sort chronologically
 * @returns error messages by field
 */
export function dateOrderErrors(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { notBefore }]) => {
      const [start, end] = [notBefore && values[notBefore], values[name]];
      return start && end && String(end) < String(start) ? [[name, 'The end can’t be before the start.']] : [];
    }),
  );
}

/** The schema of a form's values: the strings of its fields as typed, and the chosen files or null. */
export type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

/**
 * The validation schema of a record's form, the same as that of its calls.
 * @param isNew whether it creates a record; an edit may leave the password empty
 * @param title name of the title, where a draft doesn't need it
 */
export function formSchema(fields: Fields, isNew: boolean, title?: string): FormSchema {
  const shape = inputShape(withoutRequired(fields, title), (field) => isRequiredInForm(field, isNew));
  const files = Object.entries(fileFieldsOf(fields)).map(([name, kind]) => [name, fileInput(kind, shape[name])]);
  const texts = fieldsOfKind(fields, 'longText').map((name) => [name, withFormatting(shape[name])] as const);
  const form = withAnnouncements(
    z.object({ ...shape, ...Object.fromEntries(texts), ...Object.fromEntries(files) }),
    fields,
  );
  return (title === undefined ? form : withTitle(form, title)).superRefine((values, context) => {
    for (const [name, message] of Object.entries(dateOrderErrors(fields, values)))
      context.addIssue({ code: 'custom', path: [name], message });
  });
}

/** Asks for each date that can be announced later, or for the box that says so, unless the record is a draft. */
function withAnnouncements<Schema extends z.ZodType<Record<string, unknown>>>(schema: Schema, fields: Fields): Schema {
  return Object.entries(fields).reduce((extended, [box, { announces, label }]) => {
    if (announces === undefined) return extended;
    return extended.refine((values) => canBeUntitled(values.state) || values[announces] || values[box], {
      error: `Enter the date, or tick ‘${label}’.`,
      path: [announces],
      when: () => true,
    });
  }, schema);
}

/** The form value of a long text: a plain text or a document, see `readDocument`. */
function withFormatting(text: z.ZodType = z.string()) {
  return z.unknown().transform((value, context) => {
    const document = typeof value === 'string' && readDocument(value);
    const result = document ? documentInputSchema().safeParse(document) : text.safeParse(value);
    for (const { message } of result.error?.issues ?? []) context.addIssue({ code: 'custom', message });
    return result.data;
  });
}

/** A chosen file, validated by its kind's rules; or, where the field also accepts a text, that text. */
function fileInput(kind: FileKind, text?: z.ZodType) {
  const fileSchema = z
    .unknown()
    .superRefine((value, context) => {
      const message = value instanceof File ? checkFile(value, fileRules[kind]) : undefined;
      if (message) context.addIssue({ code: 'custom', message });
    })
    .optional();
  return text
    ? z.unknown().transform((value, context) => {
        const result = (value instanceof File ? fileSchema : text).safeParse(value);
        for (const { message } of result.error?.issues ?? []) context.addIssue({ code: 'custom', message });
        return result.data;
      })
    : fileSchema;
}

/** Response of `GET /api/total-amount`, in the organization's currency and time zone. spec 3 */
export const totalAmountSchema = z.object({
  total_amount_current_date: z.number(),
  total_amount_current_month: z.number(),
  total_amount_current_year: z.number(),
});
/**
 * Response of `GET /api/total-amount-by-month`: twelve months, oldest first, empty ones with 0, and the totals of
 * `GET /api/total-amount`, so that a screen with both needs one request. ours
 */
export const monthlyAmountsSchema = z.object({
  months: z.array(
    z.object({
      /** `YYYY-MM`, in the organization's time zone. */
      month: z.string(),
      total_amount: z.number(),
    }),
  ),
  totals: totalAmountSchema,
});
/** Donations by month. */
export type MonthlyAmounts = z.infer<typeof monthlyAmountsSchema>;

/** Request body of `POST /api/import-email`: at most `importChunkLines` addresses. */
export const importEmailsSchema = z.object({
  emails: z.array(z.string('This has to be text.').max(1000, 'This is too long.')).min(1),
  /** Only reports what would happen. */
  dry_run: z.boolean().optional(),
});

/** Why an address is not added to the email list: staff removed it, its owner left, or emails to it bounced. */
export const suppressionReasons = ['removed', 'left', 'bounced'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** Response of `POST /api/import-email`. */
export interface ImportEmailsResponse {
  /** How many addresses were added, or would be. */
  added: number;
  /** Indexes in `emails` of addresses that were already on the list, ascending. */
  already: number[];
  /** Addresses that an import doesn't add: indexes in `emails`, why, and since when. */
  removed: { index: number; removed_at: string; reason: SuppressionReason }[];
  /** Indexes in `emails` of rejected addresses, with the reason. */
  invalid: { index: number; message: string }[];
}

/** Request body of `POST /api/import-redirect`: at most `importChunkLines` redirects. */
export const importRedirectsSchema = z.object({
  redirects: z.array(z.record(z.string(), z.string('This has to be text.').max(4096, 'This is too long.'))).min(1),
  /** Only reports what would happen. */
  dry_run: z.boolean().optional(),
});

/** Response of `POST /api/import-redirect`. */
export interface ImportRedirectsResponse {
  /** How many redirects were added, or would be. */
  added: number;
  /** Indexes in `redirects` of those that were there before, ascending. */
  already: number[];
  /** Indexes in `redirects` of rejected ones, with the reason, ascending. */
  invalid: { index: number; message: string }[];
}

/** Donation totals of today, this month and this year. */
export type TotalAmount = z.infer<typeof totalAmountSchema>;

/** Request body of `POST /api/login`. */
export const loginSchema = z.object({
  username: requiredText.max(10_000),
  password: requiredText.max(10_000),
  /** Whether to stay signed in on the device, where that is offered. */
  keep: z.preprocess((value) => value === 'true' || value, flagSchema).optional(),
});

/** Who is signed in. */
export interface SignedInUser {
  id: number;
  username: string;
  /** Display name; missing for none. Ours. */
  name?: string;
  /** Decides what the screens offer. Not from the spec: if a backend doesn't send it, they offer everything. */
  role?: Role;
  /** The forms whose entries the person may read without the permission for all; missing for none. Ours. */
  entry_forms?: number[];
}

/** Response of `POST /api/login`. */
export interface LoginResponse {
  /** Opaque; sent back as `Authorization: Bearer {token}`. */
  token: string;
  user: SignedInUser;
  /** Why the password may no longer be chosen, if so; the account works nevertheless. Ours. */
  password_problem?: PasswordProblem;
  /** What must be done with the account first: until then calls return 403 `account_incomplete`. Ours. */
  duty?: AccountDuty;
}

/** Response of `POST /api/login` with status 202 for an account with a second factor, not signed in yet. Ours. */
export interface PendingSignInResponse {
  /** Accepted only by `POST /api/login/factor`, for `pendingSignInMinutes`. */
  pending_token: string;
}

/** Response of `GET /api/session`: who is signed in. */
export type SessionResponse = Pick<LoginResponse, 'user' | 'password_problem' | 'duty'>;
