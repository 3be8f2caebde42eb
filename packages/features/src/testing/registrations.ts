import type { Event } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { RegistrationKey, RegistrationsResponse } from '@porchlight/contract/registrations';
import { sampleEvents } from './events.ts';
import { mockCall } from './mock-call.ts';

/** An event for which people register, as a list. */
export const registeredEvents: Event[] = sampleEvents.slice(0, 1).map((event) => ({
  ...event,
  ...{ id: 1, title: 'Second supper', venue: 'The old depot', date: '2026-04-11T21:00:00Z' },
  ...{ registration: 'needed', registration_form: 'record:form/1', seats: 40, seats_each: 6 },
  ...{ registration_closes_hours: 24, waiting_list: true, reminder: true },
}));

const question = (id: string, kind: 'text' | 'email' | 'number', label: string) => ({
  ...{ id, kind, label, help: '', required: true, options: [], autocomplete: '', condition: null },
});

/** The key of an event with seats. */
export const sampleRegistrationKey: RegistrationKey = {
  standing: 'open',
  seats_left: 9,
  questions: [
    question('number-of-seats', 'number', 'How many people are you?'),
    question('name', 'text', 'What is your name?'),
    question('mail', 'email', 'What is your email address?'),
  ],
  ...{ introduction: 'It costs nothing.', token: 'abc', delete_on: '2026-05-11' },
};

/** Answers the call for the key of any event. */
export const mockRegistrationKey = (registration_key = sampleRegistrationKey) =>
  mockCall(otherCalls.registrationKey, () => ({ registration_key }));

const none = {
  version: 1,
  offered_until: null,
  checked_in: 0,
  checked_in_at: null,
  created_at: '2026-03-10T15:00:00Z',
};

/** Who has registered. */
export const sampleRegistrations: RegistrationsResponse = {
  numbers: { seats: 40, confirmed: 31, offered: 0, waiting: 3, checked_in: 0 },
  registrations: [
    { ...none, id: 1, entry: 1, name: 'Odessa Freeman', email: 'odessa@example.org', seats: 4, state: 'confirmed' },
    { ...none, id: 2, entry: 2, name: 'Cal Whitlock', email: 'cal@example.org', seats: 3, state: 'waiting' },
    { ...none, id: 3, entry: 3, name: 'Ruth Hart', email: '', seats: 1, state: 'cancelled' },
  ],
};
