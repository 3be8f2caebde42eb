import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { temporaryPath } from '../durable-write.ts';
import { FileRejected } from '../errors/file-rejected.ts';

/** A received file under its temporary name. */
export interface ReceivedFile {
  path: string;
  bytes: number;
  /** SHA-256 of the content, in hex. */
  hash: string;
  /** The first bytes, enough to recognize the format. */
  head: Buffer;
}

/** Maximum length of `head` in bytes. */
const headBytes = 64;

/**
 * Receives a file of unknown size as a temporary file, with constant memory. The size limit is checked while it
 * arrives, and the temporary file is removed afterwards in any case.
 * @param use called with the file, which is removed once the promise settles, unless it was moved away
 * @throws FileRejected `too_large` above the limit; the source's own error when it fails
 */
export async function receiveFile<Result>(
  source: Readable | Buffer,
  options: { tmpFolder: string; maxBytes: number; tooLarge: string },
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const path = temporaryPath(options.tmpFolder);
  const hash = createHash('sha256');
  let bytes = 0;
  let head = Buffer.alloc(0);
  const tooLarge = () => new FileRejected('too_large', options.tooLarge);

  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > options.maxBytes) return done(tooLarge());
      if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      hash.update(chunk);
      done(null, chunk);
    },
  });

  try {
    const input = Buffer.isBuffer(source) ? [source] : source;
    await pipeline(input, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    // A multipart parser that reaches its own limit ends the stream as if it were complete and sets `truncated`.
    if ('truncated' in source && source.truncated === true) throw tooLarge();
    return await use({ path, bytes, hash: hash.digest('hex'), head });
  } finally {
    await rm(path, { force: true });
  }
}
