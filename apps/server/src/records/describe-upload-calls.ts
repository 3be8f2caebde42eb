import { fileKinds } from '@porchlight/contract/file-rules';
import { uploadHours, uploadPartBytes } from '@porchlight/contract/limits';
import { addUploadSchema, type UploadAnswer } from '@porchlight/contract/upload-calls';
import { z } from 'zod';
import { answered, type CallParameter, describeCalls, pathId, schemaNotes } from '../http/call-description.ts';

const answer: z.ZodType<UploadAnswer> = z.object({
  upload: z.object({
    id: z.string(),
    kind: z.enum(fileKinds),
    bytes: z.int(),
    received: z.int().min(0),
    stored: z.boolean(),
    file: z.object({ name: z.string(), key: z.string() }).optional(),
  }),
});
schemaNotes.add(addUploadSchema, { id: 'UploadStart', description: 'What identifies a file when it is chosen again.' });
schemaNotes.add(answer, {
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
    summary: 'Start or resume an upload',
    description: `An upload of the same file by the same account, identified by kind, name, size and modification time, can be resumed for ${uploadHours} hours. When it is stored, a call that takes a file accepts the text \`upload:{id}\` instead.`,
    body: {
      schema: addUploadSchema,
      takesForms: false,
      example: { kind: 'pdf', name: 'minutes.pdf', bytes: exampleUpload.bytes, modified_at: 1_773_500_000_000 },
    },
    answers: [answered('The state of the upload.', answer, { upload: exampleUpload })],
    errors: ['validation', 'too_large'],
  }),
  sendUploadPart: () => ({
    id: 'sendUploadPart',
    summary: 'Send the next part of an upload',
    description: `The part’s raw bytes, at most ${uploadPartBytes.toLocaleString('en-US')}. After the last part the file is validated and stored; a part without bytes repeats the storing of a complete file. After \`conflict\`, \`POST /api/add-upload\` returns where to continue.`,
    parameters: [
      id,
      {
        in: 'query',
        name: 'from',
        description: 'Number of bytes before this part.',
        schema: { type: 'integer', minimum: 0 },
        required: true,
        example: 0,
      },
    ],
    takesBytes: true,
    answers: [answered('The current state of the upload.', answer, { upload: { ...exampleUpload, received: 1024 } })],
    errors: ['validation', 'conflict', 'gone', 'too_large', 'bad_file'],
  }),
  removeUpload: () => ({
    id: 'deleteUpload',
    summary: 'Cancel an upload',
    parameters: [id],
    answers: [{ status: 204, description: 'The upload is deleted.' }],
  }),
});
