import { addDays, dayAt } from '@porchlight/contract/dates';
import { type CheckedAnswers, checkAnswers, type StoredAnswer } from '@porchlight/contract/forms/check-answers';
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
import type { EntryFiles, UnsentFile } from './entry-files.ts';
import { queueEntryMails } from './entry-mails.ts';
import { networkKey, rememberSending, wasSent } from './form-sendings.ts';
import { FormTokens, formTokensSecret, jsonHash, questionsHash } from './form-tokens.ts';
import type { SentFiles, SentForm } from './read-answers.ts';
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

/** Inserts an entry in a transaction. */
export type InsertEntry = (
  change: Omit<RowChange, 'resource' | 'slugs'>,
  columns: Record<string, ColumnValue>,
) => Promise<{ row: StoredRow; changes: readonly Change[] }>;

interface FormEntriesOptions {
  db: Database;
  /** Inserts an entry in a transaction. */
  insertEntry: InsertEntry;
  changes: Pick<Changes, 'emit'>;
  now: () => Date;
  files: EntryFiles;
}

/** Sentences for what can be mended by sending the form again. */
const texts = {
  noToken: 'Check your answers, and send the form again.',
  changed: 'We have changed this form in the meantime. Check your answers, and send it again.',
  invalid: 'Some answers are missing or can’t be read.',
} as const;

/** Receives what visitors send with forms. Its methods throw `HttpError`. Call `Mailer.wake` after an entry. */
export class FormEntries {
  /** The files among the answers. */
  readonly files: EntryFiles;
  readonly #options: FormEntriesOptions;
  readonly #tokens: FormTokens;

  constructor(options: FormEntriesOptions) {
    this.#options = options;
    this.files = options.files;
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
    { token: sentToken, answers: sentAnswers, trap, network, files: sentFiles }: SentForm,
  ): Promise<{ isRepeated: boolean; deleteOn: string }> {
    const { db, now, changes, insertEntry, files } = this.#options;
    const form = await liveRow({ trx: db.read, resource: resources.form }, id, 'published');
    const questions = questionsOf(form);
    const deleteOn = deletionDay(form, now());
    const token = await this.#tokens.read(id, sentToken);
    const kept = await this.#keptFiles(questions, token?.key, sentFiles);
    const answers = withFiles(questions, sentAnswers, kept);
    const reject = async (message: string, errors: RejectedForm['errors'] = {}, row = form): Promise<never> => {
      const formKey = await this.#keyFor(db.read, row, token?.key);
      throw new FormRejected({ ...formKey, rejected: { answers: shown(questionsOf(row), answers), errors, message } });
    };
    const checked = withRefused(checkAnswers(questions, answers), sentFiles?.refused);
    const sending = checked.isValid && {
      pageKey: token?.key,
      networkKey: senderOf(questions, checked.answers).sender ? networkKey(id, network) : undefined,
      // Two files can have one name.
      answersHash: jsonHash([checked.answers, ...kept.map(contentOf)].slice(0, kept.length > 0 ? undefined : 1)),
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
        entryColumns(current, questions, withTypes(checked.answers, kept), { suspected, deleteOn }),
      );
      const used = kept.filter(({ question }) => checked.answers.some(({ id: each }) => each === question));
      await files.attach(
        trx,
        used.map(({ name }) => name),
        entry.row.id,
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

  /** The questions of a published form that ask for a file. @returns ids @throws HttpError `not_found` */
  async fileQuestions(id: number): Promise<string[]> {
    const { db } = this.#options;
    const form = await liveRow({ trx: db.read, resource: resources.form }, id, 'published');
    return questionsOf(form).flatMap(({ id: question, kind }) => (kind === 'file' ? [question] : []));
  }

  /** Keeps what has arrived for the page, if the page is one of ours. @returns the files that the page has now */
  async #keptFiles(
    questions: readonly Question[],
    pageKey: string | undefined,
    sent: SentFiles | undefined,
  ): Promise<UnsentFile[]> {
    if (!questions.some(({ kind }) => kind === 'file')) return [];
    const { files } = this.#options;
    if (sent && !pageKey) await files.drop(sent.arrived);
    if (!pageKey) return [];
    if (sent) await files.keep(pageKey, sent.arrived);
    return files.keptFor(pageKey);
  }

  /** Returns a form to be sent again, for a reason outside of it. @throws HttpError `not_found` */
  async rejection(id: number, sent: SentForm, message: string): Promise<FormRejected> {
    const { db } = this.#options;
    const form = await liveRow({ trx: db.read, resource: resources.form }, id, 'published');
    const token = await this.#tokens.read(id, sent.token);
    const questions = questionsOf(form);
    const answers = withFiles(questions, sent.answers, await this.#keptFiles(questions, token?.key, sent.files));
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

/** The answers with the names of the files: what a form says in their place counts for nothing. */
function withFiles(questions: readonly Question[], answers: Answers, kept: readonly UnsentFile[]): Answers {
  const files = questions.filter(({ kind }) => kind === 'file');
  if (files.length === 0) return answers;
  const named = files.map(({ id }) => [id, kept.find(({ question }) => question === id)?.title ?? ''] as const);
  return { ...answers, ...Object.fromEntries(named) };
}

/** Adds what is wrong with files that were refused. */
function withRefused(checked: CheckedAnswers, refused: SentFiles['refused'] = {}): CheckedAnswers {
  if (Object.keys(refused).length === 0) return checked;
  return { isValid: false, errors: { ...(checked.isValid ? {} : checked.errors), ...refused } };
}

/** Adds the types of the files, by which people who read the entry know that there is one. */
function withTypes(answers: readonly StoredAnswer[], kept: readonly UnsentFile[]): StoredAnswer[] {
  return answers.map((answer) => {
    const file = kept.find(({ question }) => question === answer.id);
    return file ? { ...answer, file: file.type } : answer;
  });
}

/** What tells a file's content from another: the hash in its name. */
const contentOf = ({ name }: UnsentFile) => name.split('.')[0];

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
