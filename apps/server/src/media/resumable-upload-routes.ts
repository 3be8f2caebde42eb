import { PassThrough, type Readable } from 'node:stream';
import { uploadHours, uploadPartBytes } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { addUploadSchema, uploadResponseSchema } from '@porchlight/contract/upload-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../access/staff.ts';
import { HttpError } from '../errors/http-error.ts';
import { describeCalls, jsonResponse, pathId } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import type { ResumableUploads } from './resumable-uploads.ts';

z.globalRegistry.add(addUploadSchema, {
  id: 'UploadStart',
  description: 'What identifies a file when it is chosen again.',
});
z.globalRegistry.add(uploadResponseSchema, {
  id: 'UploadAnswer',
  description:
    'How many bytes have arrived, and whether the file is complete, checked and stored. For a stored file also its name, for the document of a long text, and the query string that opens it before it is public; for a picture that the library has already, the id of that one.',
});

/** Upload of the examples. */
export const exampleUpload = {
  id: '0d1c2b3a495867768594a3b2c1d0e1f2',
  kind: 'pdf',
  bytes: 2_500_000,
  received: 0,
  stored: false,
} as const;

const params = pathId({
  description: 'Your own upload.',
  example: exampleUpload.id,
  documented: { type: 'string' },
});
const partQuery = z.object({
  from: z.coerce
    .number('This has to be a whole number.')
    .int()
    .min(0)
    .meta({
      documented: { type: 'integer', minimum: 0 },
      description: 'Number of bytes before this part.',
      example: 0,
    }),
});

/** OpenAPI descriptions of the calls for uploads, by their names in the contract. */
const describeUploadCalls = describeCalls('Uploads', {
  addUpload: {
    operationId: 'addUpload',
    summary: 'Start or resume an upload',
    description: `A file of more than one part, identified by kind, name, size and modification time, can be resumed by the same account for ${uploadHours} hours. When it is stored, a call that takes a file accepts the text \`upload:{id}\` instead.`,
    body: addUploadSchema,
    takesForms: false,
    example: { kind: 'pdf', name: 'minutes.pdf', bytes: exampleUpload.bytes, modified_at: 1_773_500_000_000 },
    response: { 200: jsonResponse('The state of the upload.', uploadResponseSchema, { upload: exampleUpload }) },
    errors: ['validation', 'too_large'],
  },
  sendUploadPart: {
    operationId: 'sendUploadPart',
    summary: 'Send the next part of an upload',
    description: `The part’s raw bytes, at most ${uploadPartBytes.toLocaleString('en-US')}. After the last part the file is validated and stored; a part without bytes repeats the storing of a complete file. After \`conflict\`, \`POST /api/add-upload\` returns where to continue.`,
    params,
    querystring: partQuery,
    takesBytes: true,
    response: {
      200: jsonResponse('The current state of the upload.', uploadResponseSchema, {
        upload: { ...exampleUpload, received: 1024 },
      }),
    },
    errors: ['validation', 'conflict', 'gone', 'too_large', 'bad_file'],
  },
  removeUpload: {
    operationId: 'deleteUpload',
    summary: 'Cancel an upload',
    params,
    response: { 204: { description: 'The upload is deleted.' } },
  },
});

/** Request timeout of the last part, in milliseconds: the whole file is checked and stored with it. */
const storingTimeoutMs = 5 * 60 * 1000;

/** Registers the calls for uploads in parts. */
export async function resumableUploadRoutes(
  app: FastifyInstance,
  { uploads }: { uploads: ResumableUploads },
): Promise<void> {
  const serve = serveCalls(app, otherCalls, describeUploadCalls, {
    sendUploadPart: { handlerTimeout: storingTimeoutMs },
  });
  // Only in this plugin: all other calls refuse binary bodies.
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));

  serve('addUpload', async (request) => {
    const upload = await uploads.begin(requireStaff(request).userId, request.body);
    return { upload };
  });

  serve('sendUploadPart', async (request) => {
    if (Number(request.headers['content-length'] ?? 0) > uploadPartBytes) {
      throw new HttpError('too_large', `A part can have at most ${uploadPartBytes / 1024 / 1024} MB.`);
    }
    const upload = await uploads.add(
      requireStaff(request).userId,
      request.params.id,
      request.query.from,
      partOf(request),
    );
    return { upload };
  });

  serve('removeUpload', async (request) => {
    await uploads.remove(requireStaff(request).userId, request.params.id);
  });

  // The rest of a refused part is read and discarded, so that a client that is still sending gets the response.
  app.addHook('onError', async (request) => {
    request.raw.unpipe();
    request.raw.resume();
  });
}

/**
 * Returns the body as a separate stream, so that an error in it doesn't close the connection before the response is
 * sent.
 */
function partOf({ raw, headers }: FastifyRequest): Readable {
  const type = headers['content-type'];
  if (type !== undefined && !type.startsWith('application/octet-stream')) {
    throw new HttpError('unsupported_media_type', 'Send a part as application/octet-stream.');
  }
  const part = new PassThrough();
  if (raw.readableEnded) return part.end();
  raw.once('close', () => raw.readableEnded || part.destroy(new Error('The connection was lost.')));
  return raw.pipe(part);
}
