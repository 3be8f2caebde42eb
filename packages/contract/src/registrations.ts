/** Registrations for events. Plain code without schemas, since public pages load it. docs/decisions/0191 */
import { parseDate } from './dates.ts';
import type { RejectedForm } from './forms/form-calls.ts';
import type { Question } from './forms/questions.ts';

/**
 * The states of a registration: it has its seats (`confirmed`); it waits for seats (`waiting`); seats are kept for it
 * until it accepts them or the time is up (`offered`); or it has none any longer (`cancelled`).
 */
export const registrationStates = {
  confirmed: 'Confirmed',
  offered: 'Offered a seat',
  waiting: 'Waiting',
  cancelled: 'Cancelled',
} as const;
export type RegistrationState = keyof typeof registrationStates;

/** States whose seats nobody else can have. */
export const seatedStates = ['confirmed', 'offered'] as const;

/** What of an event decides about registration. */
export interface RegistrationRules {
  registration: string;
  registration_form: string;
  date: string | null;
  status: string;
  seats: number | null;
  seats_each: number | null;
  registration_opens_days: number | null;
  registration_closes_hours: number | null;
  waiting_list: boolean;
}

/** Whether people can register at a moment, as far as the time and the event's state decide. */
export type RegistrationTime = 'open' | 'early' | 'closed' | 'over' | 'cancelled';

/** Whether people can register: `waiting` if only for the waiting list, `unavailable` if the form is gone. */
export type RegistrationStanding = RegistrationTime | 'full' | 'waiting' | 'unavailable';

const hourMs = 60 * 60 * 1000;

/** When registration opens and closes; null for no limit. An event without a date has none. */
export function registrationTimes(event: RegistrationRules): { opensAt: Date | null; closesAt: Date | null } {
  const start = event.date === null ? null : (parseDate(event.date)?.moment ?? null);
  if (!start) return { opensAt: null, closesAt: null };
  const before = (hours: number) => new Date(start.getTime() - hours * hourMs);
  const { registration_opens_days: days, registration_closes_hours: hours } = event;
  return { opensAt: days === null ? null : before(days * 24), closesAt: before(hours ?? 0) };
}

/** Whether people can register for an event at a moment. */
export function registrationTime(event: RegistrationRules, now: Date): RegistrationTime {
  if (event.status === 'cancelled') return 'cancelled';
  const { opensAt, closesAt } = registrationTimes(event);
  const start = event.date === null ? null : parseDate(event.date)?.moment;
  if (start && start <= now) return 'over';
  if (closesAt && closesAt <= now) return 'closed';
  return opensAt && opensAt > now ? 'early' : 'open';
}

/** Sentences for an event for which nobody can register. */
export const registrationTexts = {
  early: 'Registration is not open yet.',
  closed: 'Registration is closed.',
  over: 'This event has begun or is over, so nobody can register any longer.',
  cancelled: 'This event is cancelled, so nobody can register.',
  full: 'All seats are taken.',
  unavailable: 'Registration is not possible at the moment. Please ask us.',
} as const satisfies Readonly<Record<Exclude<RegistrationStanding, 'open' | 'waiting'>, string>>;

/** Id of the question for the number of seats, which is asked before those of the form. */
export const seatsQuestionId = 'number-of-seats';

/** What one visitor needs to register. Never cached. */
export interface RegistrationKey {
  standing: RegistrationStanding;
  /** How many seats are left; null without a limit. */
  seats_left: number | null;
  /** The questions, that for the number of seats first. */
  questions: Question[];
  /** What the form says above its questions. */
  introduction: string;
  /** Sent with the answers: it says when the page was opened, and keeps two presses from becoming two registrations. */
  token: string;
  /** The day on which answers that are sent today are deleted, `YYYY-MM-DD`; '' without a form. */
  delete_on: string;
  /** Only on the page in response to a registration that was rejected. */
  rejected?: RejectedForm;
}

/** Response of `GET /api/get-registration-key/{id}`, which is never cached. */
export interface RegistrationKeyResponse {
  registration_key: RegistrationKey;
}

/** Response of `POST /api/send-registration/{id}`. */
export interface SendRegistrationResponse {
  sent: {
    /** Whether the same answers had arrived before. */
    is_repeated: boolean;
    /** Null if they had come from another page. */
    state: RegistrationState | null;
    /** Path of the page with which it is changed and cancelled; null if they had come from another page. */
    link: string | null;
  };
}

/** A registration, for staff. Times are UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
export interface Registration {
  id: number;
  version: number;
  /** Id of its form entry, with the answers. */
  entry: number;
  /** Name of the person, or the email address. */
  name: string;
  email: string;
  seats: number;
  state: RegistrationState;
  /** While seats are offered: until when. */
  offered_until: string | null;
  /** How many people of it have arrived, and when the last of them did. */
  checked_in: number;
  checked_in_at: string | null;
  created_at: string;
}

/** Seats of an event, each state with the sum of the seats of its registrations. */
export interface SeatNumbers {
  /** Null without a limit. */
  seats: number | null;
  confirmed: number;
  offered: number;
  waiting: number;
  checked_in: number;
}

/** Response of `GET /api/get-registrations/{id}` and of the calls that change registrations. */
export interface RegistrationsResponse {
  numbers: SeatNumbers;
  /** By name, without those that were cancelled more than a year ago. */
  registrations: Registration[];
}
