import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { temporaryPath } from './durable-write.ts';
import { FileRejected } from './file-rejected.ts';

/** A file that has arrived and waits under its temporary name. */
export interface ReceivedFile {
  path: string;
  bytes: number;
  /** SHA-256 of the content, in hex. */
  hash: string;
  /** The first bytes, enough to tell what it is. */
  head: Buffer;
}

/** How many bytes `head` holds at most. */
const headBytes = 64;

/**
 * Takes in a file whose size nobody has checked yet. Memory stays flat, the limit counts while the bytes run,
 * and whatever goes wrong, the temporary file is gone afterwards.
 * @param use gets the file; its temporary is removed when this is done, unless it was moved away
 * @throws FileRejected `too_large` past the limit; the source's own error when it breaks off
 */
export async function receive<Result>(
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
    // A multipart parser that stops at its own limit ends the stream as if nothing were missing and says so here.
    if ('truncated' in source && source.truncated === true) throw tooLarge();
    return await use({ path, bytes, hash: hash.digest('hex'), head });
  } finally {
    await rm(path, { force: true });
  }
}
