import type {
  DeletedEntriesResponse,
  EntriesOfResponse,
  EntryFileResponse,
  EntryRepliesResponse,
  FormKeyResponse,
  FormReadersResponse,
  SendFormResponse,
} from '@porchlight/contract/forms/form-calls';
import { emailMaxCharacters, replyMaxCharacters } from '@porchlight/contract/limits';
import { roles } from '@porchlight/contract/permissions';
import { z } from 'zod';
import { timestamp } from '../db/moments.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { exampleMoment } from '../records/example-records.ts';
import { recordPath } from '../records/live-rows.ts';

const keySchema: z.ZodType<FormKeyResponse> = z
  .object({
    form_key: z.object({
      standing: z.enum(['open', 'early', 'closed', 'full']),
      token: z.string().meta({ description: 'Sent with the answers. It is valid for a day.' }),
      delete_on: z.string().meta({ format: 'date', description: 'When answers that are sent today are deleted.' }),
    }),
  })
  .meta({ id: 'FormKey', description: 'What a visitor needs to send a form.' });

const sentSchema: z.ZodType<SendFormResponse> = z
  .object({
    sent: z.object({
      is_repeated: z.boolean().meta({ description: 'The same answers had arrived before: there is no second entry.' }),
      delete_on: z.string().meta({ format: 'date' }),
    }),
  })
  .meta({ id: 'SentForm', description: 'That a form has arrived.' });

const notText = 'This has to be text.';

const sendBody = z
  .object({
    token: z.string(notText).meta({ description: 'That of `getFormKey`.' }),
    answers: z
      .record(
        z.string().max(60, 'There is no such question.'),
        z.union([z.string(notText), z.array(z.string(notText))], 'This has to be text, or a list of texts.'),
      )
      .meta({ description: 'By the id of the question. A list for a question with several answers.' }),
  })
  .meta({ id: 'SendFormInput', description: 'The answers of a form.' });

const addressBody = z
  .object({
    email: z
      .string(notText)
      .trim()
      .min(1, 'Enter an email address.')
      .max(emailMaxCharacters, `This can have at most ${emailMaxCharacters} characters.`)
      .meta({ description: 'An email address, whatever its case.' }),
  })
  .meta({ id: 'EntriesOfInput', description: 'Whose entries are meant.' });

const entriesSchema: z.ZodType<EntriesOfResponse> = z
  .object({
    entries: z.array(
      z.object({
        ...{ id: z.int(), form: z.string(), status: z.string(), created_at: z.string(), delete_on: z.string() },
        answers: z.array(z.object({ question: z.string(), answer: z.string() })),
      }),
    ),
  })
  .meta({ id: 'EntriesOf', description: 'Everything that was sent with an email address.' });

const readersBody = z
  .object({
    roles: z.array(z.enum(roles, 'There is no such role.'), 'This has to be a list of roles.').max(roles.length),
    people: z
      .array(z.int('This has to be the id of an account.').positive(), 'This has to be a list of ids.')
      .max(1000, 'These are too many people.'),
  })
  .meta({ id: 'NameFormReadersInput', description: 'Who may read a form’s entries besides administrators.' });

const readersSchema: z.ZodType<FormReadersResponse> = z
  .object({
    readers: z.object({ roles: z.array(z.enum(roles)), people: z.array(z.int()) }),
    accounts: z
      .array(z.object({ id: z.int(), username: z.string(), name: z.string().optional(), role: z.enum(roles) }))
      .meta({ description: 'The accounts that can be named.' }),
  })
  .meta({ id: 'FormReadersOf', description: 'Who may read a form’s entries besides administrators.' });

const readersExample: FormReadersResponse = {
  readers: { roles: ['editor'], people: [] },
  accounts: [],
};

const fileSchema: z.ZodType<EntryFileResponse> = z
  .object({
    file: z.object({
      name: z.string(),
      type: z.string(),
      base64: z.string().meta({ description: 'The bytes, base64.' }),
    }),
  })
  .meta({ id: 'EntryFile', description: 'A file that was sent with a form.' });

const replyBody = z
  .object({
    key: z.string(notText).regex(/^[\w-]{8,64}$/, 'This has to be 8 to 64 letters and digits.'),
    text: z
      .string(notText)
      .trim()
      .min(1, 'Enter your reply.')
      .max(replyMaxCharacters, `This can have at most ${replyMaxCharacters.toLocaleString('en-US')} characters.`),
  })
  .meta({ id: 'ReplyToEntryInput', description: 'A reply.' });

const repliesSchema: z.ZodType<EntryRepliesResponse> = z
  .object({
    replies: z.array(
      z.object({
        ...{ key: z.string(), text: z.string(), by: z.string(), created_at: z.string(), problem: z.string() },
        state: z.enum(['waiting', 'sent', 'failed']),
      }),
    ),
    can_send: z.boolean().meta({ description: 'Whether the server sends emails.' }),
  })
  .meta({ id: 'EntryReplies', description: 'The replies to an entry, the oldest first.' });

const deletedSchema: z.ZodType<DeletedEntriesResponse> = z
  .object({ deleted: z.int() })
  .meta({ id: 'DeletedEntries', description: 'How many entries were deleted.' });

const address = { email: 'neighbor1@example.org' };

/** OpenAPI descriptions of the calls about what visitors send. */
export const describeFormCalls = describeCalls('Form entries', {
  formKey: {
    operationId: 'getFormKey',
    summary: 'What is needed to send a form',
    description: 'For one visitor and one sending.',
    params: recordPath('form', 'Id of a published form.'),
    response: {
      200: jsonResponse('The key.', keySchema, {
        form_key: { standing: 'open', token: 'aaaaaaaaaaaaaaaa.0.bbbbbbbbbb.c', delete_on: '2026-04-13' },
      }),
    },
    errors: ['bad_request', 'not_found'],
  },
  sendForm: {
    summary: 'Send a form',
    description: 'The same answers with the same token are stored once. A visitor can send 20 forms in ten minutes.',
    params: recordPath('form', 'Id of a published form.'),
    body: sendBody,
    takesForms: false,
    example: { token: '', answers: {} },
    response: {
      201: jsonResponse('It has arrived.', sentSchema, { sent: { is_repeated: false, delete_on: '2026-04-13' } }),
    },
    errors: ['bad_request', 'not_found', 'validation', 'forbidden', 'too_many_requests'],
  },
  entryFile: {
    operationId: 'getEntryFile',
    summary: 'A file that was sent with a form',
    description: 'A PDF, or a picture without the data that cameras add.',
    params: recordPath('formEntry', 'Id of an entry.'),
    querystring: z.strictObject({ question: z.string().max(60).meta({ description: 'Id of the question.' }) }),
    response: {
      200: jsonResponse('The file.', fileSchema, {
        file: { name: 'Letter.pdf', type: 'application/pdf', base64: 'JVBERi0=' },
      }),
    },
    errors: ['bad_request', 'not_found', 'validation', 'reauthentication_required'],
  },
  entryReplies: {
    operationId: 'listEntryReplies',
    summary: 'The replies by email to who has sent an entry',
    params: recordPath('formEntry', 'Id of an entry.'),
    response: { 200: jsonResponse('The replies.', repliesSchema, { replies: [], can_send: false }) },
    errors: ['bad_request', 'not_found', 'reauthentication_required'],
  },
  replyToEntry: {
    operationId: 'replyToEntry',
    summary: 'Reply by email to who has sent an entry',
    description:
      'It is stored first, and sent until the mail server accepts it, for a day at most. With the `key` of an earlier reply nothing is sent, or that one again if it has failed.',
    params: recordPath('formEntry', 'Id of an entry.'),
    body: replyBody,
    example: { key: 'a1b2c3d4e5f60718', text: 'Come on Tuesday.' },
    response: {
      200: jsonResponse('The replies.', repliesSchema, {
        replies: [
          {
            ...{ key: 'a1b2c3d4e5f60718', text: 'Come on Tuesday.', by: 'admin', state: 'waiting', problem: '' },
            created_at: timestamp(exampleMoment),
          },
        ],
        can_send: true,
      }),
    },
    errors: ['bad_request', 'not_found', 'validation', 'conflict', 'reauthentication_required'],
  },
  formReaders: {
    operationId: 'getFormReaders',
    summary: 'Who may read a form’s entries',
    description: 'Administrators read the entries of every form, and are not listed.',
    params: recordPath('form', 'Id of a form.'),
    response: {
      200: jsonResponse('Who is named.', readersSchema, { ...readersExample, readers: { roles: [], people: [] } }),
    },
    errors: ['bad_request', 'not_found'],
  },
  nameFormReaders: {
    operationId: 'nameFormReaders',
    summary: 'Name who may read a form’s entries',
    description:
      'They see its entries in the list and one by one, and change the status, the person in charge and the note. They can’t delete, and don’t see the history.',
    params: recordPath('form', 'Id of a form.'),
    body: readersBody,
    example: { roles: ['editor'], people: [] },
    response: { 200: jsonResponse('Who is named now.', readersSchema, readersExample) },
    errors: ['bad_request', 'not_found', 'validation', 'reauthentication_required'],
  },
  entriesOf: {
    operationId: 'findEntriesOf',
    summary: 'Everything that was sent with an email address',
    description: 'Also what is in the trash, and entries in which the address is in another answer.',
    body: addressBody,
    example: address,
    response: {
      200: jsonResponse('The entries.', entriesSchema, {
        entries: [
          {
            ...{ id: 1, form: 'A form', status: 'new', created_at: timestamp(exampleMoment), delete_on: '2026-04-13' },
            answers: [{ question: 'What is your name?', answer: 'Ruth Hart' }],
          },
        ],
      }),
    },
    errors: ['validation', 'reauthentication_required'],
  },
  deleteEntriesOf: {
    summary: 'Delete everything that was sent with an email address',
    description: 'Permanently: it can’t be restored.',
    body: addressBody,
    example: address,
    response: { 200: jsonResponse('They were deleted.', deletedSchema, { deleted: 1 }) },
    errors: ['validation', 'reauthentication_required'],
  },
});
