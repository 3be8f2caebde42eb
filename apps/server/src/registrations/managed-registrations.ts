import type { RejectedForm } from '@porchlight/contract/forms/form-calls';
import type { Answers, Question } from '@porchlight/contract/forms/questions';
import { readItems } from '@porchlight/contract/items';
import { registrationTexts, seatsQuestionId } from '@porchlight/contract/registrations';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { timestamp } from '../db/moments.ts';

import type { StoredRow, Tables } from '../db/tables.ts';
import { questionsOf } from '../forms/form-entries.ts';
import { senderOf } from '../forms/sender-of.ts';
import type { Changes } from '../records/changes.ts';
import { eventStanding } from './announced-event.ts';
import { eventHasBegun, isEventOver, registrationRules, takesRegistrations } from './event-rules.ts';
import type { RegistrationLinks } from './registration-links.ts';
import { queueRegistrationMail } from './registration-mails.ts';
import {
  eventRow,
  isSeated,
  lockSeats,
  moveUp,
  ofNoList,
  type RegistrationRow,
  type SeatChange,
  seatsLeft,
  writeRegistration,
} from './registration-rows.ts';
import { formOf, tooManyText } from './registrations.ts';
import { checkRegistration, registrationQuestions } from './sent-registration.ts';

/** A registration as who has its link sees it. */
export interface ManagedRegistration {
  row: RegistrationRow;
  event: StoredRow;
  entry: StoredRow;
  /** What can be changed: the number of seats, and the answers. */
  questions: Question[];
  answers: Answers;
  /** Whether it can be changed and cancelled: the event takes place and is still to come. */
  isChangeable: boolean;
}

/** What became of a change: why it was refused, if it was. */
export interface ManagedResult {
  managed: ManagedRegistration;
  rejected?: RejectedForm;
}

/** Changes registrations for people who have their link. All methods return null for a link that doesn't work. */
export class ManagedRegistrations {
  readonly #options: {
    db: Database;
    links: RegistrationLinks;
    changes: Pick<Changes, 'emit'>;
    now: () => Date;
  };

  constructor(options: { db: Database; links: RegistrationLinks; changes: Pick<Changes, 'emit'>; now: () => Date }) {
    this.#options = options;
  }

  /** Reads the registration of a link. Changes nothing. */
  open(token: unknown): Promise<ManagedRegistration | null> {
    return this.#read(this.#options.db.read, token);
  }

  /** Gives up the seats, or the place in the waiting list. */
  async cancel(token: unknown): Promise<ManagedResult | null> {
    return this.#change(token, async (change, { row, event, entry }) => {
      if (row.state === 'cancelled') return undefined;
      await writeRegistration(change, row, { state: 'cancelled', ...ofNoList });
      if (entry.email)
        await queueRegistrationMail(change.trx, { registration: Number(row.id), about: 'cancelled' }, change.now);
      await moveUp(change, event);
      return undefined;
    });
  }

  /** Accepts seats that are offered. */
  async accept(token: unknown): Promise<ManagedResult | null> {
    return this.#change(token, async (change, { row, event }) => {
      // Ends the offer, if its time is up.
      await moveUp(change, event);
      if (row.state === 'confirmed') return undefined;
      if (row.state !== 'offered' || Number(row.offered_until) <= change.now.getTime())
        return 'This offer has ended, and the seats went to the next in the waiting list.';
      await writeRegistration(change, row, { state: 'confirmed', ...ofNoList });
      await queueRegistrationMail(change.trx, { registration: Number(row.id), about: 'received' }, change.now);
      return undefined;
    });
  }

  /** Changes the number of seats and the answers. */
  async change(token: unknown, answers: Answers): Promise<ManagedResult | null> {
    return this.#change(
      token,
      async (change, { row, event, entry, questions }) => {
        if (row.state === 'cancelled') return 'This registration is cancelled. To come after all, register again.';
        const before = Number(row.seats);
        const checked = checkRegistration(registrationRules(event), questions, answers, before);
        if (!checked.isValid) return checked.errors;
        const { trx, now } = change;
        const more = checked.seats - before;
        if (more > 0 && row.state === 'offered') return { [seatsQuestionId]: `You were offered ${seatsText(before)}.` };
        if (more > 0 && isSeated(row)) {
          const left = await seatsLeft(trx, event);
          if (left !== null && more > left)
            return { [seatsQuestionId]: left > 0 ? tooManyMoreText(left) : 'No further seat is left.' };
        }
        await trx
          .updateTable('form_entries')
          .set({
            ...senderOf(questions, checked.answers),
            answers: JSON.stringify(checked.answers),
            version: Number(entry.version) + 1,
            updated_at: timestamp(now),
          })
          .where('id', '=', entry.id)
          .execute();
        await writeRegistration(change, row, { seats: checked.seats });
        await moveUp(change, event);
        return undefined;
      },
      answers,
    );
  }

  /** @param act returns what is wrong, as a whole or by question; undefined if nothing is */
  async #change(
    token: unknown,
    act: (
      change: SeatChange,
      managed: ManagedRegistration,
    ) => Promise<string | Readonly<Record<string, string>> | undefined>,
    answers?: Answers,
  ): Promise<ManagedResult | null> {
    const { db, changes, now } = this.#options;
    const found = await this.open(token);
    if (!found) return null;
    const problem = await db.write(async (trx) => {
      await lockSeats(trx, found.event.id);
      const current = await this.#read(trx, token);
      if (!current) return undefined;
      if (!current.isChangeable) return unchangeableText(current.event, now());
      return act({ trx, now: now() }, current);
    });
    changes.emit({ resource: 'formEntry', id: found.entry.id });
    const managed = await this.open(token);
    if (!managed || problem === undefined) return managed && { managed };
    const [message, errors] =
      typeof problem === 'string' ? [problem, {}] : ['Some answers are missing or can’t be read.', problem];
    return { managed, rejected: { message, errors, answers: answers ?? managed.answers } };
  }

  async #read(db: Kysely<Tables>, token: unknown): Promise<ManagedRegistration | null> {
    const { links, now } = this.#options;
    const id = links.idIn(token);
    if (id === undefined) return null;
    const row = await db.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || !(await links.isValid(String(token), { id: Number(row.id), created_at: row.created_at }))) return null;
    const entry = await db
      .selectFrom('form_entries')
      .selectAll()
      .where('id', '=', row.entry_id)
      .where('deleted_at', 'is', null)
      .$castTo<StoredRow>()
      .executeTakeFirst();
    const event = await eventRow(db, Number(row.event_id));
    if (!entry || !event) return null;
    const form = await formOf(db, event);
    const rules = registrationRules(event);
    const most = Math.max(rules.seats_each ?? 1, Number(row.seats));
    const questions = registrationQuestions({ ...rules, seats_each: most }, form ? questionsOf(form) : []);
    const isChangeable = takesRegistrations(event) && !eventHasBegun(event, now());
    return { row, event, entry, questions, answers: answersOf(entry, row, questions), isChangeable };
  }
}

/** '1 seat', '3 seats'. */
export function seatsText(seats: number): string {
  return seats === 1 ? '1 seat' : `${seats} seats`;
}

function tooManyMoreText(left: number): string {
  return left === 1
    ? 'Only one more seat is left.'
    : tooManyText(left).replace(' seats are left.', ' more seats are left.');
}

function unchangeableText(event: StoredRow, now: Date): string {
  if (eventStanding(event) === 'cancelled') return 'This event does not take place, so there is nothing to change.';
  return isEventOver(event, now) ? 'This event is over.' : registrationTexts.over;
}

/** The stored answers to the questions, as a form shows them. */
function answersOf(entry: StoredRow, row: RegistrationRow, questions: readonly Question[]): Answers {
  const stored = readItems(entry.answers ?? '') ?? [];
  return Object.fromEntries([
    [seatsQuestionId, String(row.seats)],
    ...questions.flatMap(({ id, kind }): [string, string | string[]][] => {
      const answer = String(stored.find((each) => each.id === id)?.answer ?? '');
      return answer === '' ? [] : [[id, kind === 'choices' ? answer.split('\n') : answer]];
    }),
  ]);
}
