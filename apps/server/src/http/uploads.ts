import formbody from '@fastify/formbody';
import multipart, { type Multipart } from '@fastify/multipart';
import { type FieldFileKind, namingFile } from '@porchlight/contract/fields';
import { fileRules } from '@porchlight/contract/file-rules';
import { formFieldsMaxBytes } from '@porchlight/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { FileRejected, type FileStore, saveFile } from '../files/index.ts';
import { HttpError, invalid } from '../http-error.ts';

/** Fields a form may have; the largest of ours has eight. */
const maxFields = 50;

/** A body as fields and stored files, whatever its type was. */
export interface FormInput {
  /** For JSON whatever was sent; for forms an object without a prototype, texts by their field's name. */
  values: unknown;
  /** What names stored files, by the field they came under: see `namingFile`. */
  files: Record<string, string>;
}

/** The file fields that a form has: what kind of file goes under which name. */
export type FileFields = Record<string, FieldFileKind>;

/** Reads JSON, URL-encoded and multipart bodies; any other type of body is a 415. */
export const uploads = fastifyPlugin(async (app: FastifyInstance) => {
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // Some clients announce JSON and send nothing with calls that need no body.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, String(body), done);
  });
  await app.register(formbody, { bodyLimit: formFieldsMaxBytes });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: Number.POSITIVE_INFINITY, fieldSize: formFieldsMaxBytes, fieldNameSize: 100, headerPairs: 50 },
  });
});

/** Bytes of the largest multipart body that a form with these file fields may send. */
function largestBody(fileFields: FileFields): number {
  const kinds = Object.values(fileFields);
  return kinds.reduce((sum, kind) => sum + fileRules[kind].maxBytes, formFieldsMaxBytes);
}

/**
 * Reads a body. Files are stored while they arrive: checked, renamed and durable before any row names them.
 * A file part without a file name means that nothing was chosen; a text under a file field's name is
 * left to the schema, which drops it.
 * @param fileFields the file fields of the form; a file under another name is refused
 * @throws HttpError `too_large`, `bad_request`, `validation`; `bad_file` with its field for content that isn't taken
 */
export async function readForm(
  request: FastifyRequest,
  fileFields: FileFields = {},
  store?: FileStore,
): Promise<FormInput> {
  if (!request.isMultipart()) return { values: request.body, files: {} };
  const body = new BodyMeter(request, largestBody(fileFields));
  const values: Record<string, unknown> = Object.create(null);
  const files: Record<string, string> = {};
  try {
    const parts = request.parts({ limits: { fields: maxFields, files: maxFields, parts: maxFields } });
    body.start();
    for await (const part of parts) {
      body.current = part;
      if (part.type === 'field') addText(values, part);
      else if (isNothingChosen(part)) await drained(part.file);
      else files[part.fieldname] = await stored(part, fileFields, files, store);
      body.current = undefined;
      if (body.failure) throw body.failure;
    }
    return { values, files };
  } catch (error) {
    // What is left of the body is read and thrown away, so that the answer reaches a client that is still sending.
    request.raw.unpipe();
    request.raw.resume();
    throw body.failure ?? (isMalformed(error) ? new HttpError('bad_request', 'The form arrived incomplete.') : error);
  }
}

type FilePart = Extract<Multipart, { type: 'file' }>;
type FieldPart = Extract<Multipart, { type: 'field' }>;

/** Counts the bytes of a body as they arrive, whatever its header announces. */
class BodyMeter {
  /** The part that is being read. */
  current: Multipart | undefined;
  /** Set once the body is too large. */
  failure: HttpError | undefined;
  readonly #request: FastifyRequest;
  readonly #limit: number;

  constructor(request: FastifyRequest, limit: number) {
    this.#request = request;
    this.#limit = limit;
    if (Number(request.headers['content-length'] ?? 0) > limit) throw this.#tooLarge();
  }

  start() {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= this.#limit) return;
      this.#request.raw.off('data', count);
      this.failure = this.#tooLarge();
      if (this.current?.type === 'file') this.current.file.destroy(this.failure);
      else this.#request.raw.destroy(this.failure);
    };
    this.#request.raw.on('data', count);
  }

  #tooLarge(): HttpError {
    const megabytes = Math.floor(this.#limit / 1024 / 1024);
    return new HttpError('too_large', `This form may send at most ${megabytes} MB.`);
  }
}

function addText(values: Record<string, unknown>, part: FieldPart): void {
  const { fieldname: name, value, valueTruncated, fieldnameTruncated } = part;
  if (valueTruncated || fieldnameTruncated) throw new HttpError('too_large', 'A text of this form is too long.');
  if (name === undefined) return;
  // A field that comes twice is no text any more; the schema says so where it matters.
  values[name] = name in values ? [values[name], value] : value;
}

/** Browsers send a file field that was left empty as a part whose file has no name. */
function isNothingChosen({ filename }: FilePart): boolean {
  return !filename;
}

async function stored(
  part: FilePart,
  fileFields: FileFields,
  files: Record<string, string>,
  store: FileStore | undefined,
): Promise<string> {
  const { fieldname: name, file } = part;
  const kind = Object.hasOwn(fileFields, name) ? fileFields[name] : undefined;
  if (!kind || !store) throw invalid({ [name]: 'This field takes no file.' });
  if (Object.hasOwn(files, name)) throw invalid({ [name]: 'This field takes one file.' });
  try {
    return namingFile(kind, (await saveFile(store, kind, file)).name);
  } catch (error) {
    if (error instanceof FileRejected)
      throw new HttpError(error.code, error.message, { fields: { [name]: error.message } });
    throw error;
  }
}

/** Whether the parser gave up on the body; it says so with plain errors only. A 'needle' is the boundary, too long. */
function isMalformed(error: unknown): boolean {
  return (
    error instanceof Error &&
    !('code' in error) &&
    /^(multipart|unexpected end|part terminated|malformed|the needle)/i.test(error.message)
  );
}

async function drained(stream: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of stream);
}
