import { questionKinds } from '@porchlight/contract/forms/questions';
import { emailMaxCharacters, formTextMaxCharacters, seatsEachMax } from '@porchlight/contract/limits';
import { keysOf } from '@porchlight/contract/records-by-key';
import {
  type RegistrationKeyResponse,
  type RegistrationsResponse,
  registrationStates,
  registrationTexts,
  type SendRegistrationResponse,
} from '@porchlight/contract/registrations';
import { z } from 'zod';
import { timestamp } from '../db/moments.ts';
import { describeCalls, jsonResponse, pathId } from '../http/call-schema.ts';
import { exampleMoment } from '../records/example-records.ts';
import { parseId, recordPath } from '../records/live-rows.ts';

const notText = 'This has to be text.';
const state = z.enum(keysOf(registrationStates));
const count = z.int();

const question = z.object({
  ...{
    id: z.string(),
    kind: z.enum(keysOf(questionKinds)),
    label: z.string(),
    help: z.string(),
    required: z.boolean(),
  },
  ...{ options: z.array(z.string()), autocomplete: z.string() },
  condition: z.object({ id: z.string(), answer: z.string() }).nullable(),
});

const keySchema: z.ZodType<RegistrationKeyResponse> = z
  .object({
    registration_key: z.object({
      standing: z.enum(['open', 'waiting', ...keysOf(registrationTexts)]),
      seats_left: count.nullable().meta({ description: 'Null without a limit.' }),
      questions: z.array(question),
      introduction: z.string(),
      token: z.string().meta({ description: 'Sent with the answers. It is valid for a day.' }),
      delete_on: z
        .string()
        .meta({ description: 'When answers that are sent today are deleted; empty without a form.' }),
    }),
  })
  .meta({ id: 'RegistrationKey', description: 'What a visitor needs to register for an event.' });

const sentSchema: z.ZodType<SendRegistrationResponse> = z
  .object({
    sent: z.object({
      is_repeated: z
        .boolean()
        .meta({ description: 'The same answers had arrived before: nobody is registered twice.' }),
      state: state.nullable().meta({ description: '`confirmed` or `waiting`; null if they came from another page.' }),
      link: z.string().nullable().meta({ description: 'Path of the page to change or cancel it. Keep it secret.' }),
    }),
  })
  .meta({ id: 'SentRegistration', description: 'That a person is registered, or is on the waiting list.' });

const listSchema: z.ZodType<RegistrationsResponse> = z
  .object({
    numbers: z.object({
      seats: count.nullable().meta({ description: 'Null without a limit.' }),
      ...{ confirmed: count, offered: count, waiting: count, checked_in: count },
    }),
    registrations: z.array(
      z.object({
        ...{ id: count, version: count },
        entry: count.meta({ description: 'Id of the form entry with the answers.' }),
        ...{ name: z.string(), email: z.string(), seats: count, state },
        ...{ offered_until: z.string().nullable(), checked_in: count },
        ...{ checked_in_at: z.string().nullable(), created_at: z.string() },
      }),
    ),
  })
  .meta({ id: 'Registrations', description: 'The seats of an event, and who has them.' });

const sendBody = z
  .object({
    token: z.string(notText).meta({ description: 'That of `getRegistrationKey`.' }),
    answers: z
      .record(
        z.string().max(60, 'There is no such question.'),
        z.union([z.string(notText), z.array(z.string(notText))], 'This has to be text, or a list of texts.'),
      )
      .meta({ description: 'By the id of the question, also the number of seats. A list for several answers.' }),
  })
  .meta({ id: 'SendRegistrationInput', description: 'The answers of a person who registers.' });

const text = (max: number) => z.string(notText).trim().max(max, `This can have at most ${max} characters.`);

const addBody = z
  .object({
    name: text(formTextMaxCharacters).min(1, 'Enter a name.'),
    email: z
      .union([z.literal(''), z.email('Enter an email address, such as name@example.org.').max(emailMaxCharacters)])
      .default('')
      .meta({ description: 'Empty for a person without email: they get none.' }),
    note: text(formTextMaxCharacters).default('').meta({ description: 'Such as a telephone number.' }),
    seats: z
      .int('This has to be a whole number.')
      .min(1, 'This has to be at least 1.')
      .max(seatsEachMax, `This can be at most ${seatsEachMax}.`),
  })
  .meta({ id: 'AddRegistrationInput', description: 'A person who has registered by telephone.' });

const setBody = z
  .object({ state: z.enum(['confirmed', 'cancelled'], 'This has to be confirmed or cancelled.') })
  .meta({ id: 'SetRegistrationInput', description: 'Whether a person has seats.' });

const exampleList: RegistrationsResponse = {
  numbers: { seats: 40, confirmed: 31, offered: 0, waiting: 3, checked_in: 0 },
  registrations: [
    {
      ...{ id: 1, version: 1, entry: 1, name: 'Ruth Hart', email: 'ruth@example.org', seats: 2, state: 'confirmed' },
      ...{ offered_until: null, checked_in: 0, checked_in_at: null, created_at: timestamp(exampleMoment) },
    },
  ],
};
const listed = { 200: jsonResponse('The registrations, by name.', listSchema, exampleList) };

/** OpenAPI descriptions of the calls about registrations. */
export const describeRegistrationCalls = describeCalls('Registrations', {
  registrationKey: {
    operationId: 'getRegistrationKey',
    summary: 'What is needed to register for an event',
    description: 'For one visitor and one registration.',
    params: recordPath('event', 'Id of a published event with registration.'),
    response: {
      200: jsonResponse('The key.', keySchema, {
        registration_key: {
          ...{ standing: 'open', seats_left: 9, questions: [], introduction: '' },
          ...{ token: 'aaaaaaaaaaaaaaaa.0.bbbbbbbbbb.c', delete_on: '2026-04-13' },
        },
      }),
    },
    errors: ['bad_request', 'not_found'],
  },
  sendRegistration: {
    summary: 'Register for an event',
    description:
      'Gives seats, or a place in the waiting list. The same answers with the same token are stored once. A visitor can send 20 forms in ten minutes.',
    params: recordPath('event', 'Id of a published event with registration.'),
    body: sendBody,
    takesForms: false,
    example: { token: '', answers: {} },
    response: {
      201: jsonResponse('Registered.', sentSchema, {
        sent: { is_repeated: false, state: 'confirmed', link: '/registration?token=1.aaaa' },
      }),
    },
    errors: ['bad_request', 'not_found', 'validation', 'forbidden', 'too_many_requests'],
  },
  registrations: {
    operationId: 'getRegistrations',
    summary: 'Who has registered for an event',
    description: 'With the numbers of seats. Registrations whose entry is in the trash are left out.',
    params: recordPath('event', 'Id of an event.'),
    response: listed,
    errors: ['bad_request', 'not_found', 'reauthentication_required'],
  },
  addRegistration: {
    summary: 'Register a person by hand',
    description: 'Such as after a telephone call, also when all seats are taken or registration is closed.',
    params: recordPath('event', 'Id of an event with registration.'),
    body: addBody,
    example: { name: 'Ruth Hart', email: 'ruth@example.org', note: '', seats: 2 },
    response: listed,
    errors: ['bad_request', 'not_found', 'validation', 'reauthentication_required'],
  },
  setRegistration: {
    summary: 'Confirm or cancel a registration',
    description: 'The person gets an email. Seats that become free are offered to the waiting list.',
    params: pathId({ description: 'Id of a registration.', example: 1 }, (id) => parseId('formEntry', id)),
    body: setBody,
    example: { state: 'confirmed' },
    response: listed,
    errors: ['bad_request', 'not_found', 'validation', 'reauthentication_required'],
  },
});
