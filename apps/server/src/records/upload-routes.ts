import { PassThrough, type Readable } from 'node:stream';
import { uploadPartBytes } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { addUploadSchema } from '@porchlight/contract/upload-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../accounts/session.ts';
import type { CallRequest } from '../http/call-route.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { HttpError } from '../http-error.ts';
import { check } from './check-input.ts';
import { describeUploadCalls } from './describe-upload-calls.ts';
import type { Uploads } from './uploads.ts';

/** Request timeout of the last part, in milliseconds: the whole file is checked and stored with it. */
const storingTimeoutMs = 5 * 60 * 1000;

const partQuery = z.object({ from: z.coerce.number('This has to be a whole number.').int().min(0) });

/** Registers the calls for uploads in parts. */
export async function uploadRoutes(app: FastifyInstance, { uploads }: { uploads: Uploads }): Promise<void> {
  const serve = serveCalls(app, otherCalls, describeUploadCalls, {
    sendUploadPart: { handlerTimeout: storingTimeoutMs },
  });
  // Only in this plugin: all other calls refuse binary bodies.
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));

  serve('addUpload', async (request) => {
    const upload = await uploads.begin(requireStaff(request).userId, check(addUploadSchema, request.body));
    return { upload };
  });

  serve('sendUploadPart', async (request) => {
    const { from } = check(partQuery, request.query);
    if (Number(request.headers['content-length'] ?? 0) > uploadPartBytes) {
      throw new HttpError('too_large', `A part has at most ${uploadPartBytes / 1024 / 1024} MB.`);
    }
    const upload = await uploads.add(requireStaff(request).userId, idOf(request), from, partOf(request));
    return { upload };
  });

  serve('removeUpload', async (request) => {
    await uploads.remove(requireStaff(request).userId, idOf(request));
  });

  // The rest of a refused part is read and discarded, so that a client that is still sending gets the response.
  app.addHook('onError', async (request) => {
    request.raw.unpipe();
    request.raw.resume();
  });
}

function idOf({ params }: CallRequest): string {
  return params.id ?? '';
}

/**
 * Returns the body as a separate stream, so that an error in it doesn't close the connection before the response is
 * sent.
 */
function partOf({ raw, headers }: FastifyRequest): Readable {
  const type = headers['content-type'];
  if (type !== undefined && !type.startsWith('application/octet-stream')) {
    throw new HttpError('unsupported_media_type', 'A part is sent as application/octet-stream.');
  }
  const part = new PassThrough();
  if (raw.readableEnded) return part.end();
  raw.once('close', () => raw.readableEnded || part.destroy(new Error('The connection broke off.')));
  return raw.pipe(part);
}
