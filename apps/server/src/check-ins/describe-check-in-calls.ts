import { seatsEachMax } from '@porchlight/contract/limits';
import { keysOf } from '@porchlight/contract/records-by-key';
import { registrationStates } from '@porchlight/contract/registrations';
import { type CheckIn, checkInKinds, noRegistration } from '@porchlight/contract/registrations/check-in';
import {
  type CheckInListResponse,
  checkInsMax,
  type SendCheckInsResponse,
} from '@porchlight/contract/registrations/check-in-calls';
import { z } from 'zod';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { exampleMoment } from '../records/example-records.ts';
import { recordPath } from '../records/live-rows.ts';

const key = (description: string) =>
  z
    .string('This has to be text.')
    .regex(/^[\w-]{8,64}$/, 'This has to have 8 to 64 letters, digits, hyphens or underscores.')
    .meta({ description });
const wholeNumber = (min: number, max: number) =>
  z
    .int(`This has to be a whole number from ${min} to ${max}.`)
    .min(min, `This has to be ${min} or more.`)
    .max(max, `This can be at most ${max}.`);

const checkInFields = {
  key: key('Random. A press that is sent again has the same key, and is stored once.'),
  kind: z
    .enum(checkInKinds, `This has to be one of: ${checkInKinds.join(', ')}.`)
    .meta({ description: '`arrival`; `extra` for a guest more than was registered; `undo` of another press.' }),
  registration: wholeNumber(0, Number.MAX_SAFE_INTEGER).meta({
    description: 'Id of the registration; 0 for `extra` guests who come without one.',
  }),
  seats: wholeNumber(0, seatsEachMax).meta({ description: 'How many people have come. 0 for `undo`.' }),
  undoes: z.union([z.literal(''), key('')], 'This has to be the key of a press, or empty.').meta({
    description: 'For `undo`, the key of the other press; otherwise empty.',
  }),
  door: key('A device, which is a door. It names no person.'),
  at: z.iso
    .datetime({ precision: 3, error: 'This has to be a moment such as 2026-12-05T18:02:11.000Z.' })
    .meta({ description: 'When it was pressed, by the device’s clock.' }),
};

const sentCheckIn = z.object(checkInFields).meta({ id: 'CheckInInput', description: 'What was pressed at a door.' });
const storedCheckIn = z.object(checkInFields).meta({ id: 'CheckIn', description: 'What was pressed at a door.' });

/** What an arrival, a guest more or a correction has to have. */
function isComplete({ kind, registration, seats, undoes }: CheckIn): boolean {
  if (kind === 'arrival' && registration === noRegistration) return false;
  return kind === 'undo' ? seats === 0 && undoes !== '' : seats > 0 && undoes === '';
}

const sendBody = z
  .object({
    check_ins: z
      .array(sentCheckIn, 'This has to be a list.')
      .max(checkInsMax, `There can be at most ${checkInsMax} at once.`)
      .refine(
        (all) => all.every(isComplete),
        'An undo has 0 seats and the key of what it undoes. All others have 1 seat or more. An arrival has a registration.',
      ),
    after: wholeNumber(0, Number.MAX_SAFE_INTEGER).meta({ description: '`cursor` of the last response; 0 for all.' }),
  })
  .meta({ id: 'SendCheckInsInput', description: 'What was pressed at a door. The list can be empty.' });

const listSchema: z.ZodType<CheckInListResponse> = z
  .object({
    list: z.object({
      event: z.object({
        ...{ id: z.int(), title: z.string(), starts_at: z.string().nullable(), ends_at: z.string().nullable() },
        is_cancelled: z.boolean(),
        free_seats: z.int().nullable().meta({ description: 'Null for an event without a limit.' }),
      }),
      guests: z.array(
        z.object({
          ...{ id: z.int(), name: z.string(), seats: z.int() },
          state: z.enum(keysOf(registrationStates)),
          code: z.string().meta({ description: 'What the QR code of the registration contains.' }),
        }),
      ),
      version: z.string().meta({ description: 'Changes with the list.' }),
    }),
  })
  .meta({ id: 'CheckInList', description: 'Who is expected at an event: names and seats, without answers.' });

const sentSchema: z.ZodType<SendCheckInsResponse> = z
  .object({
    check_ins: z.array(storedCheckIn),
    cursor: z.int(),
    unknown: z.array(z.string()).meta({ description: 'Keys of presses that were not stored.' }),
    version: z.string().meta({ description: 'That of the list.' }),
  })
  .meta({ id: 'SentCheckIns', description: 'What the doors have pressed since the last response.' });

const params = recordPath('event', 'Id of the event.');
const version = 'k3yJmZlVd2Q0b1Rx';

/** OpenAPI descriptions of the calls of the door. */
export const describeCheckInCalls = describeCalls('Check-in', {
  checkInList: {
    operationId: 'getCheckInList',
    summary: 'Who is expected at an event',
    description: 'For its doors: names, seats and codes. Answers are left out.',
    params,
    response: {
      200: jsonResponse('The list.', listSchema, {
        list: {
          event: {
            ...{ id: 1, title: 'Harvest supper', starts_at: '2026-12-05T23:00:00Z', ends_at: '2026-12-06T02:00:00Z' },
            ...{ is_cancelled: false, free_seats: 3 },
          },
          guests: [{ id: 1, name: 'Ruth Hart', seats: 2, state: 'confirmed', code: '7KQ4-M2XD' }],
          version,
        },
      }),
    },
    errors: ['bad_request', 'not_found'],
  },
  sendCheckIns: {
    summary: 'Send what was pressed at a door',
    description:
      'Each press is stored once, so a door that got no response sends it again. The response has what all doors have pressed since `after`.',
    params,
    body: sendBody,
    takesForms: false,
    example: { check_ins: [], after: 0 },
    response: {
      200: jsonResponse('What the doors have pressed.', sentSchema, {
        check_ins: [
          {
            ...{ key: 'b1f0c2d3e4a59687', kind: 'arrival', registration: 1, seats: 2, undoes: '' },
            ...{ door: 'f00dfeed12345678', at: exampleMoment.toISOString() },
          },
        ],
        ...{ cursor: 1, unknown: [], version },
      }),
    },
    errors: ['bad_request', 'not_found', 'validation'],
  },
});
