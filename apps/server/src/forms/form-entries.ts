import { addDays, dayAt } from '@porchlight/contract/dates';
import { checkAnswers, type StoredAnswer } from '@porchlight/contract/forms/check-answers';
import {
  type FormKey,
  type FormStanding,
  type RejectedForm,
  standingTexts,
} from '@porchlight/contract/forms/form-calls';
import { type Answers, type Question, readQuestions } from '@porchlight/contract/forms/questions';
import { readItems } from '@porchlight/contract/items';
import { resources } from '@porchlight/contract/resources';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { acquireTransactionLock } from '../db/dialect.ts';
import { sharedSecret } from '../db/shared-secrets.ts';
import type { ColumnValue, StoredRow, Tables } from '../db/tables.ts';
import type { Change, Changes } from '../records/changes.ts';
import { liveRow } from '../records/live-rows.ts';
import { referenceName } from '../records/references.ts';
import type { RowChange } from '../writes/row-changes.ts';
import { queueEntryMails } from './entry-mails.ts';
import { networkKey, rememberSending, wasSent } from './form-sendings.ts';
import { FormTokens, formTokensSecret, jsonHash, questionsHash } from './form-tokens.ts';
import type { SentForm } from './read-answers.ts';
import { senderOf } from './sender-of.ts';
import { isSuspected } from './suspicion.ts';

/** A form that was not accepted: what is wrong with it, and a key for sending it again. */
export class FormRejected extends Error {
  readonly formKey: FormKey & { rejected: RejectedForm };

  constructor(formKey: FormKey & { rejected: RejectedForm }) {
    super(formKey.rejected.message);
    this.formKey = formKey;
  }
}

interface FormEntriesOptions {
  db: Database;
  /** Inserts an entry in a transaction. */
  insertEntry: (
    change: Omit<RowChange, 'resource' | 'slugs'>,
    columns: Record<string, ColumnValue>,
  ) => Promise<{ row: StoredRow; changes: readonly Change[] }>;
  changes: Pick<Changes, 'emit'>;
  now: () => Date;
}

/** Sentences for what can be mended by sending the form again. */
const texts = {
  noToken: 'Check your answers, and send the form again.',
  changed: 'We have changed this form in the meantime. Check your answers, and send it again.',
  invalid: 'Some answers are missing or can’t be read.',
} as const;

/** Receives what visitors send with forms. Its methods throw `HttpError`. Call `Mailer.wake` after an entry. */
export class FormEntries {
  readonly #options: FormEntriesOptions;
  readonly #tokens: FormTokens;

  constructor(options: FormEntriesOptions) {
    this.#options = options;
    this.#tokens = new FormTokens(options.now, () => sharedSecret(options.db, formTokensSecret));
  }

  /** Returns what a visitor needs to send a published form. @throws HttpError `not_found` */
  async key(id: number): Promise<FormKey> {
    const { db } = this.#options;
    return this.#keyFor(db.read, await liveRow({ trx: db.read, resource: resources.form }, id, 'published'));
  }

  /**
   * Stores an entry, and queues its emails in the same transaction. The same answers are stored once, however often they
   * are sent: see {@link wasSent}.
   * @throws FormRejected when something has to be mended; HttpError `not_found`
   */
  async send(
    id: number,
    { token: sentToken, answers, trap, network }: SentForm,
  ): Promise<{ isRepeated: boolean; deleteOn: string }> {
    const { db, now, changes, insertEntry } = this.#options;
    const form = await liveRow({ trx: db.read, resource: resources.form }, id, 'published');
    const questions = questionsOf(form);
    const deleteOn = deletionDay(form, now());
    const token = await this.#tokens.read(id, sentToken);
    const reject = async (message: string, errors: RejectedForm['errors'] = {}, row = form): Promise<never> => {
      const formKey = await this.#keyFor(db.read, row, token?.key);
      throw new FormRejected({ ...formKey, rejected: { answers: shown(questionsOf(row), answers), errors, message } });
    };
    const checked = checkAnswers(questions, answers);
    const sending = checked.isValid && {
      pageKey: token?.key,
      networkKey: senderOf(questions, checked.answers).sender ? networkKey(id, network) : undefined,
      answersHash: jsonHash(checked.answers),
    };
    if (sending && (await wasSent(db.read, sending, now()))) return { isRepeated: true, deleteOn };
    const standing = await standingOf(db.read, form, now());
    if (standing !== 'open') return reject(standingTexts[standing]);
    if (!checked.isValid || !sending) return reject(texts.invalid, checked.isValid ? {} : checked.errors);
    if (!token) return reject(texts.noToken);
    if (token.questions !== questionsHash(questions)) return reject(texts.changed);
    const suspected = isSuspected({
      ...{ trap, answers: checked.answers },
      elapsedMs: now().getTime() - token.openedAt,
    });
    const result = await db.write(async (trx) => {
      // One after the other, so that a limit is exact.
      await acquireTransactionLock(trx, `form ${id}`);
      if (await wasSent(trx, sending, now())) return 'repeated';
      const current = await liveRow({ trx, resource: resources.form }, id, 'published');
      const currentStanding = await standingOf(trx, current, now());
      const isChanged = questionsHash(questionsOf(current)) !== token.questions;
      if (currentStanding !== 'open') return { row: current, message: standingTexts[currentStanding] };
      if (isChanged) return { row: current, message: texts.changed };
      const entry = await insertEntry(
        { trx, now: now() },
        entryColumns(current, questions, checked.answers, { suspected, deleteOn }),
      );
      await rememberSending(trx, sending, { id: entry.row.id, now: now() });
      if (!suspected) await queueEntryMails(trx, { form: current, entry: entry.row, now: now() });
      return entry;
    });
    if (result === 'repeated') return { isRepeated: true, deleteOn };
    if ('message' in result) return reject(result.message, {}, result.row);
    for (const each of result.changes) changes.emit(each);
    return { isRepeated: false, deleteOn };
  }

  /** Returns a form to be sent again, for a reason outside of it. @throws HttpError `not_found` */
  async rejection(id: number, { token: sentToken, answers }: SentForm, message: string): Promise<FormRejected> {
    const { db } = this.#options;
    const form = await liveRow({ trx: db.read, resource: resources.form }, id, 'published');
    const token = await this.#tokens.read(id, sentToken);
    const formKey = await this.#keyFor(db.read, form, token?.key);
    return new FormRejected({
      ...formKey,
      rejected: { answers: shown(questionsOf(form), answers), errors: {}, message },
    });
  }

  async #keyFor(db: Kysely<Tables>, form: StoredRow, key?: string): Promise<FormKey> {
    const { now } = this.#options;
    return {
      standing: await standingOf(db, form, now()),
      token: await this.#tokens.issue(form.id, questionsOf(form), key),
      delete_on: deletionDay(form, now()),
    };
  }
}

/** The questions of a stored form. */
export function questionsOf(form: StoredRow): Question[] {
  return readQuestions(readItems(form.questions ?? '') ?? []);
}

/** The answers to the questions that the form has now. */
function shown(questions: readonly Question[], answers: Answers): Answers {
  const ids = new Set(questions.map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)));
}

/** The day on which what is sent now is deleted. */
function deletionDay({ keep_days }: StoredRow, now: Date): string {
  return addDays(dayAt(now), Number(keep_days));
}

/** Whether a form can be sent. Suspected and deleted entries take nobody's place. */
async function standingOf(db: Kysely<Tables>, form: StoredRow, now: Date): Promise<FormStanding> {
  const at = now.toISOString();
  if (form.opens_at && Date.parse(String(form.opens_at)) > Date.parse(at)) return 'early';
  if (form.closes_at && Date.parse(String(form.closes_at)) <= Date.parse(at)) return 'closed';
  if (form.entries_max === null || form.entries_max === undefined) return 'open';
  const { count } = await db
    .selectFrom('form_entries')
    .select((each) => each.fn.countAll().as('count'))
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'suspected')
    .where(
      sql<boolean>`id in (select record_id from named_files where resource = 'formEntry' and name = ${referenceName('form', form.id)})`,
    )
    .executeTakeFirstOrThrow();
  return Number(count) >= Number(form.entries_max) ? 'full' : 'open';
}

function entryColumns(
  form: StoredRow,
  questions: readonly Question[],
  answers: readonly StoredAnswer[],
  { suspected, deleteOn }: { suspected: boolean; deleteOn: string },
) {
  return {
    ...senderOf(questions, answers),
    form: JSON.stringify([{ id: form.id, name: String(form.title) }]),
    answers: JSON.stringify(answers),
    status: suspected ? 'suspected' : 'new',
    delete_on: deleteOn,
  };
}
