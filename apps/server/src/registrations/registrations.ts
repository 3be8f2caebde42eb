import type { StoredAnswer } from '@porchlight/contract/forms/check-answers';
import type { RejectedForm } from '@porchlight/contract/forms/form-calls';
import type { Answers, Question } from '@porchlight/contract/forms/questions';
import { linkedRecordId } from '@porchlight/contract/links';
import {
  type RegistrationKey,
  type RegistrationState,
  registrationTexts,
  registrationTime,
} from '@porchlight/contract/registrations';
import { resources } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { countKey } from '../db/limit-counts.ts';
import { timestamp } from '../db/moments.ts';
import { sharedSecret } from '../db/shared-secrets.ts';
import type { StoredRow, Tables } from '../db/tables.ts';
import { type InsertEntry, questionsOf } from '../forms/form-entries.ts';
import { rememberSending, sentEntry } from '../forms/form-sendings.ts';
import { FormTokens, jsonHash, questionsHash } from '../forms/form-tokens.ts';
import type { SentForm } from '../forms/read-answers.ts';
import { senderOf } from '../forms/sender-of.ts';
import { isSuspected } from '../forms/suspicion.ts';
import type { Changes } from '../records/changes.ts';
import { findLiveRow, liveRow, notFound } from '../records/live-rows.ts';
import { announcedEvent } from './announced-event.ts';
import { registrationRules } from './event-rules.ts';
import { allowsConfirmation, queueRegistrationMail } from './registration-mails.ts';
import { lockSeats, moveUp, type SeatChange, seatsLeft } from './registration-rows.ts';
import { checkRegistration, registrationDeletionDay, registrationQuestions } from './sent-registration.ts';

/** A registration that was not accepted: what is wrong with it, and a key for sending it again. */
export class RegistrationRejected extends Error {
  readonly registrationKey: RegistrationKey & { rejected: RejectedForm };

  constructor(registrationKey: RegistrationKey & { rejected: RejectedForm }) {
    super(registrationKey.rejected.message);
    this.registrationKey = registrationKey;
  }
}

/** A registration that was stored. */
export interface StoredRegistration {
  id: number;
  created_at: string;
  state: RegistrationState;
}

export interface RegistrationsOptions {
  db: Database;
  /** Inserts an entry in a transaction. */
  insertEntry: InsertEntry;
  changes: Pick<Changes, 'emit'>;
  now: () => Date;
}

/** Sentences for what can be mended by sending the form again. */
const texts = {
  noToken: 'Check your answers, and send them again.',
  links: 'Leave the links out of your answers, and send them again.',
  changed: 'We have changed the questions in the meantime. Check your answers, and send them again.',
  invalid: 'Some answers are missing or can’t be read.',
} as const;

/** An event and its form, as they are now. */
interface Place {
  event: StoredRow;
  form: StoredRow | undefined;
  questions: Question[];
}

/** Gives seats to people who register. Its methods throw `HttpError`. Call `Mailer.wake` afterwards. */
export class Registrations {
  readonly #options: RegistrationsOptions;
  readonly #tokens: FormTokens;

  constructor(options: RegistrationsOptions) {
    this.#options = options;
    this.#tokens = new FormTokens(options.now, () => sharedSecret(options.db, 'registration_tokens'));
  }

  /** Returns what a visitor needs to register for an event. @throws HttpError `not_found` */
  async key(eventId: number): Promise<RegistrationKey> {
    const { read } = this.#options.db;
    return this.#keyFor(read, await this.#place(read, eventId));
  }

  /**
   * Gives seats to somebody, or a place in the waiting list, and queues the confirmation in the same transaction. The same
   * answers are stored once, however often they are sent.
   * @returns null for the same answers from another page: their link is in the email, and only there
   * @throws RegistrationRejected when something has to be mended; HttpError `not_found`
   */
  async register(
    eventId: number,
    sent: SentForm,
  ): Promise<{ registration: StoredRegistration | null; isRepeated: boolean }> {
    const { db, now, changes } = this.#options;
    const place = await this.#place(db.read, eventId);
    const token = await this.#tokens.read(eventId, sent.token);
    const reject = async (message: string, errors: RejectedForm['errors'] = {}, at = place): Promise<never> => {
      const key = await this.#keyFor(db.read, at, token?.key);
      throw new RegistrationRejected({
        ...key,
        rejected: { answers: shown(at.questions, sent.answers), errors, message },
      });
    };
    const { questions } = place;
    const checked = checkRegistration(registrationRules(place.event), questions, sent.answers);
    const sending = checked.isValid && {
      pageKey: token?.key,
      networkKey: countKey('registration', String(eventId), sent.network),
      answersHash: jsonHash([checked.seats, checked.answers]),
    };
    const repeated = sending && (await this.#repeated(db.read, sending));
    if (repeated) return repeated;
    const standing = await this.#standing(db.read, place);
    if (standing !== 'open' && standing !== 'waiting') return reject(registrationTexts[standing]);
    if (!checked.isValid || !sending) return reject(texts.invalid, checked.isValid ? {} : checked.errors);
    if (!token) return reject(texts.noToken);
    if (token.questions !== questionsHash(questions)) return reject(texts.changed);
    const suspicion = { trap: sent.trap, answers: checked.answers };
    const elapsedMs = now().getTime() - token.openedAt;
    if (isSuspected({ ...suspicion, elapsedMs }))
      return reject(isSuspected({ ...suspicion, elapsedMs: Infinity }) ? texts.links : texts.noToken);
    const result = await db.write(async (trx) => {
      // One after the other, so that the last seat is given once.
      await lockSeats(trx, eventId);
      const before = await this.#repeated(trx, sending);
      if (before) return before;
      const current = await this.#place(trx, eventId);
      if (questionsHash(current.questions) !== token.questions) return { at: current, message: texts.changed };
      const change = { trx, now: now() };
      // Who waits comes first.
      await moveUp(change, current.event);
      const currentStanding = await this.#standing(trx, current);
      if (currentStanding !== 'open' && currentStanding !== 'waiting')
        return { at: current, message: registrationTexts[currentStanding] };
      const left = (await seatsLeft(trx, current.event)) ?? Number.POSITIVE_INFINITY;
      const fits = checked.seats <= left;
      if (!fits && !registrationRules(current.event).waiting_list) return { at: current, message: tooManyText(left) };
      const state = fits ? 'confirmed' : 'waiting';
      const stored = await this.#store(change, current, { ...checked, state });
      await rememberSending(trx, sending, { id: stored.entry, now: now() });
      return stored;
    });
    if ('message' in result) return reject(result.message, {}, result.at);
    if ('isRepeated' in result) return result;
    for (const each of result.changes) changes.emit(each);
    return { registration: result.registration, isRepeated: false };
  }

  /** Returns a form to be sent again, for a reason outside of it. @throws HttpError `not_found` */
  async rejection(
    eventId: number,
    { token: sentToken, answers }: SentForm,
    message: string,
  ): Promise<RegistrationRejected> {
    const { read } = this.#options.db;
    const place = await this.#place(read, eventId);
    const token = await this.#tokens.read(eventId, sentToken);
    const key = await this.#keyFor(read, place, token?.key);
    return new RegistrationRejected({
      ...key,
      rejected: { answers: shown(place.questions, answers), errors: {}, message },
    });
  }

  /** Registers somebody whom a colleague has entered, even if all seats are taken. @throws HttpError `not_found` */
  async addByHand(
    eventId: number,
    { name, email, note, seats }: { name: string; email: string; note: string; seats: number },
  ): Promise<void> {
    const { db, now, changes } = this.#options;
    const stored = await db.write(async (trx) => {
      await lockSeats(trx, eventId);
      const place = await this.#place(trx, eventId, 'any');
      const answers = [
        { id: 'name', question: 'Name', answer: name },
        { id: 'email', question: 'Email address', answer: email },
        { id: 'note', question: 'Note', answer: note },
      ].filter(({ answer }) => answer);
      const sender = { sender: name, email };
      return this.#store({ trx, now: now() }, place, { seats, answers, sender, state: 'confirmed' });
    });
    for (const each of stored.changes) changes.emit(each);
  }

  /** Stores an entry and its registration. */
  async #store(
    change: SeatChange,
    { event, form, questions }: Place,
    {
      seats,
      answers,
      state,
      sender: given,
    }: {
      seats: number;
      answers: readonly StoredAnswer[];
      state: 'confirmed' | 'waiting';
      sender?: { sender: string; email: string };
    },
  ) {
    const { trx, now } = change;
    const isByHand = given !== undefined;
    const sender = given ?? senderOf(questions, answers);
    const { row, changes } = await this.#options.insertEntry(change, {
      ...sender,
      form: JSON.stringify(form ? [{ id: form.id, name: String(form.title) }] : []),
      answers: JSON.stringify(answers),
      status: 'new',
      delete_on: registrationDeletionDay(form, event, now),
    });
    const at = timestamp(now);
    const { id } = await trx
      .insertInto('registrations')
      .values({
        ...{ event_id: event.id, entry_id: row.id, seats, state, told: announcedEvent(event) },
        ...{ waiting_since: state === 'waiting' ? now.getTime() : null, offered_until: null },
        ...{ checked_in_at: null, reminded_at: null, created_at: at, updated_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (sender.email && (isByHand || (await allowsConfirmation(trx, sender.email, now))))
      await queueRegistrationMail(trx, { registration: Number(id), about: 'received' }, now);
    return { registration: { id: Number(id), created_at: at, state }, entry: row.id, changes };
  }

  /** The registration that the same answers have become; undefined for answers that have not been sent. */
  async #repeated(db: Kysely<Tables>, sending: Parameters<typeof sentEntry>[1]) {
    const sent = await sentEntry(db, sending, this.#options.now());
    if (!sent) return undefined;
    const found = await db
      .selectFrom('registrations')
      .select(['id', 'created_at', 'state'])
      .where('entry_id', '=', sent.entryId)
      .executeTakeFirst();
    // Who has cancelled may register again.
    if (!found || found.state === 'cancelled') return undefined;
    const registration = sent.isSamePage ? { ...found, id: Number(found.id) } : null;
    return { registration, isRepeated: true };
  }

  /** @param state of the event @throws HttpError `not_found` when there is no such event, or it has no registration */
  async #place(db: Kysely<Tables>, eventId: number, state: 'published' | 'any' = 'published'): Promise<Place> {
    const event = await liveRow({ trx: db, resource: resources.event }, eventId, state);
    if (event.registration !== 'needed') throw notFound(resources.event);
    const form = await formOf(db, event);
    return { event, form, questions: form ? registrationQuestions(registrationRules(event), questionsOf(form)) : [] };
  }

  async #standing(db: Kysely<Tables>, { event, form }: Place): Promise<RegistrationKey['standing']> {
    const rules = registrationRules(event);
    const time = registrationTime(rules, this.#options.now());
    if (time !== 'open') return time;
    if (!form) return 'unavailable';
    const left = await seatsLeft(db, event);
    if (left === null || left > 0) return 'open';
    return rules.waiting_list ? 'waiting' : 'full';
  }

  async #keyFor(db: Kysely<Tables>, place: Place, key?: string): Promise<RegistrationKey> {
    const { event, form, questions } = place;
    const left = await seatsLeft(db, event);
    return {
      standing: await this.#standing(db, place),
      seats_left: left === null ? null : Math.max(0, left),
      questions,
      introduction: String(form?.introduction ?? ''),
      token: await this.#tokens.issue(event.id, questions, key),
      delete_on: form ? registrationDeletionDay(form, event, this.#options.now()) : '',
    };
  }
}

/** The published form of an event; undefined when it has none. */
export async function formOf(db: Kysely<Tables>, event: StoredRow): Promise<StoredRow | undefined> {
  const id = linkedRecordId(String(event.registration_form), 'form');
  return id === undefined ? undefined : findLiveRow({ trx: db, resource: resources.form }, id, 'published');
}

/** The answers to the questions that are asked now. */
function shown(questions: readonly Question[], answers: Answers): Answers {
  const ids = new Set(questions.map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)));
}

/** For a party that is larger than the seats that are left. */
export function tooManyText(left: number): string {
  if (left <= 0) return registrationTexts.full;
  return left === 1
    ? 'Only one seat is left. Register one person, or ask us.'
    : `Only ${left} seats are left. Register fewer people, or ask us.`;
}
