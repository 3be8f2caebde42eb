import type { Readable } from 'node:stream';
import type { Multipart } from '@fastify/multipart';
import { type FieldFileKind, fileReference } from '@porchlight/contract/fields';
import { fileRules } from '@porchlight/contract/file-rules';
import { formFieldsMaxBytes } from '@porchlight/contract/limits';
import type { FastifyRequest } from 'fastify';
import { FileRejected } from '../errors/file-rejected.ts';
import { HttpError, invalid } from '../errors/http-error.ts';

/** Maximum fields of a form; our largest has some thirty. */
const maxFields = 50;

/** A request body as values and stored files, whatever its content type. */
export interface FormInput {
  /** For JSON the parsed value; for multipart forms an object without a prototype, texts keyed by field name. */
  values: unknown;
  /** References to the stored files, keyed by field name: see `fileReference`. */
  files: Record<string, string>;
}

/** The file fields of a form: the kind of file, keyed by field name. */
export type FileFields = Record<string, FieldFileKind>;

/** Where the files of a form are stored. */
export interface FileSaver {
  /** Stores a file. @throws FileRejected when it is not valid */
  save(kind: FieldFileKind, content: Readable): Promise<{ name: string }>;
}

/** How a form with files that are no fields of an entity is read: each is received by its caller. */
export interface OtherFiles {
  /** Names of the controls that take a file. */
  names: ReadonlySet<string>;
  /** Largest size of each, in bytes. */
  maxBytes: number;
  /** Stores a file. @throws FileRejected: the rest of the form is read nevertheless */
  receive(name: string, fileName: string, content: Readable): Promise<void>;
  /** Called for a file that was refused. */
  refuse(name: string, reason: FileRejected): void;
  /** Maximum number of controls. */
  maxParts: number;
}

/**
 * Reads a form that visitors send, natively: its texts, and its files while they arrive. A file that is refused loses
 * nothing else.
 * @throws HttpError `too_large`, `bad_request`
 */
export async function readSentParts(request: FastifyRequest, others: OtherFiles): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  // One file may be much too large, and its author still gets the rest back.
  const limit = formFieldsMaxBytes * 4 + (others.names.size + 2) * others.maxBytes;
  const body = new BodyMeter(request, limit);
  const values: Record<string, unknown> = Object.create(null);
  const seen = new Set<string>();
  try {
    const { maxParts: parts } = others;
    const read = request.parts({ limits: { fields: parts, files: others.names.size + 1, parts } });
    body.start();
    for await (const part of read) {
      body.current = part;
      if (part.type === 'field') addText(values, part);
      else if (isNothingChosen(part) || !others.names.has(part.fieldname) || seen.has(part.fieldname))
        await drained(part.file);
      else {
        seen.add(part.fieldname);
        try {
          await others.receive(part.fieldname, part.filename, part.file);
        } catch (error) {
          if (!(error instanceof FileRejected) || body.failure) throw error;
          others.refuse(part.fieldname, error);
          if (!part.file.destroyed) await drained(part.file);
        }
      }
      body.current = undefined;
      if (body.failure) throw body.failure;
    }
    return values;
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throw body.failure ?? (isMalformed(error) ? new HttpError('bad_request', 'The form is incomplete.') : error);
  }
}

/** Maximum size of a multipart body with these file fields, in bytes. */
function largestBody(fileFields: FileFields): number {
  const kinds = Object.values(fileFields);
  return kinds.reduce((sum, kind) => sum + fileRules[kind].maxBytes, formFieldsMaxBytes);
}

/**
 * Reads a request body. Files are stored while they arrive: checked and synced to disk before any row refers to them.
 * A file part without a file name means that no file was chosen. A text under the name of a file field is returned
 * among the values, and left to the caller.
 * @param fileFields the file fields of the form; a file in any other field is refused
 * @throws HttpError `too_large`, `bad_request`, `validation`; `bad_file` with its field for a file that is rejected
 */
export async function readForm(
  request: FastifyRequest,
  fileFields: FileFields = {},
  store?: FileSaver,
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
      else files[part.fieldname] = await storeFile(part, fileFields, files, store);
      body.current = undefined;
      if (body.failure) throw body.failure;
    }
    return { values, files };
  } catch (error) {
    // Reads and discards the rest of the body, so that a client that is still sending receives the response.
    request.raw.unpipe();
    request.raw.resume();
    throw body.failure ?? (isMalformed(error) ? new HttpError('bad_request', 'The form is incomplete.') : error);
  }
}

type FilePart = Extract<Multipart, { type: 'file' }>;
type FieldPart = Extract<Multipart, { type: 'field' }>;

/** Enforces the maximum size of a body while it arrives, whatever its Content-Length says. */
class BodyMeter {
  /** The part that is currently read. */
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
    return new HttpError('too_large', `This form can send at most ${megabytes} MB.`);
  }
}

function addText(values: Record<string, unknown>, part: FieldPart): void {
  const { fieldname: name, value, valueTruncated, fieldnameTruncated } = part;
  if (valueTruncated || fieldnameTruncated) throw new HttpError('too_large', 'A text in this form is too long.');
  if (name === undefined) return;
  // A repeated field becomes an array, which the schema rejects where it matters.
  values[name] = name in values ? [values[name], value] : value;
}

/** Whether no file was chosen: browsers send an empty file field as a part without a file name. */
function isNothingChosen({ filename }: FilePart): boolean {
  return !filename;
}

async function storeFile(
  part: FilePart,
  fileFields: FileFields,
  files: Record<string, string>,
  store: FileSaver | undefined,
): Promise<string> {
  const { fieldname: name, file } = part;
  const kind = Object.hasOwn(fileFields, name) ? fileFields[name] : undefined;
  if (!kind || !store) throw invalid({ [name]: 'This field doesn’t accept a file.' });
  if (Object.hasOwn(files, name)) throw invalid({ [name]: 'This field accepts only one file.' });
  try {
    return fileReference(kind, (await store.save(kind, file)).name);
  } catch (error) {
    if (error instanceof FileRejected)
      throw new HttpError(error.code, error.message, { fields: { [name]: error.message } });
    throw error;
  }
}

/** Whether the parser rejected a malformed body. It throws errors without a code; the 'needle' is the boundary. */
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
