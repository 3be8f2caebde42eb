import { uploadHours, uploadPartBytes } from '@porchlight/contract/limits';
import { addUploadSchema, uploadAnswerSchema } from '@porchlight/contract/upload-calls';
import { answered, type CallParameter, describeCalls, pathId, schemaNotes } from '../http/call-description.ts';

schemaNotes.add(addUploadSchema, { id: 'UploadStart', description: 'What tells a file when it is chosen again.' });
schemaNotes.add(uploadAnswerSchema, {
  id: 'UploadAnswer',
  description:
    'How many bytes have arrived, and whether the file is whole, checked and stored. Then its name, for the document of a long text, and the query that opens it while nobody else may see it.',
});

/** Upload of the examples. */
export const exampleUpload = {
  id: '0d1c2b3a495867768594a3b2c1d0e1f2',
  kind: 'pdf',
  bytes: 2_500_000,
  received: 0,
  stored: false,
} as const;

const id: CallParameter = pathId('The upload, one’s own.', exampleUpload.id, { type: 'string' });

/** OpenAPI descriptions of the calls for uploads, by their names in the contract. */
export const describeUploadCalls = describeCalls('Uploads', {
  addUpload: () => ({
    id: 'addUpload',
    summary: 'Begin an upload, or go on with one',
    description: `The same file of the same account, by kind, name, size and moment, goes on where it was, for ${uploadHours} hours. Once it is stored, a call that takes a file takes \`upload:{id}\` as a text in its place.`,
    body: {
      schema: addUploadSchema,
      takesForms: false,
      example: { kind: 'pdf', name: 'minutes.pdf', bytes: exampleUpload.bytes, modified_at: 1_773_500_000_000 },
    },
    answers: [answered('Where it stands.', uploadAnswerSchema, { upload: exampleUpload })],
    errors: ['validation', 'too_large'],
  }),
  sendUploadPart: () => ({
    id: 'sendUploadPart',
    summary: 'Send the next part of an upload',
    description: `The part’s bytes, at most ${uploadPartBytes.toLocaleString('en-US')}, as they are. With the last one the file is checked and stored; one without bytes has a whole file be stored again. Where it answers \`conflict\`, \`POST /api/add-upload\` tells where to go on.`,
    parameters: [
      id,
      {
        in: 'query',
        name: 'from',
        description: 'How many bytes come before it.',
        schema: { type: 'integer', minimum: 0 },
        required: true,
        example: 0,
      },
    ],
    takesBytes: true,
    answers: [answered('Where it stands now.', uploadAnswerSchema, { upload: { ...exampleUpload, received: 1024 } })],
    errors: ['validation', 'conflict', 'gone', 'too_large', 'bad_file'],
  }),
  removeUpload: () => ({
    id: 'deleteUpload',
    summary: 'Take an upload back',
    parameters: [id],
    answers: [{ status: 204, description: 'It is gone.' }],
  }),
});
