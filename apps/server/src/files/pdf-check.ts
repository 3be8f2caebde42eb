import { open } from 'node:fs/promises';
import { FileRejected } from './file-rejected.ts';

/** How far from its end a PDF's closing lines may stand; readers look at 1024 bytes and more. */
const tailBytes = 2048;

/**
 * Refuses what isn't a whole PDF: it has to begin as one (so that no page with `%PDF` in a comment passes) and
 * end as one (so that a file that was cut off doesn't). Encrypted ones are fine. The content isn't interpreted.
 * @see ISO 32000-1, 7.5.2 and 7.5.5
 * @throws FileRejected `bad_file`
 */
export async function checkPdf(path: string, bytes: number): Promise<void> {
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(Math.min(16, bytes));
    await handle.read(head, 0, head.length, 0);
    // Some programs write a byte order mark or a line break first, and every reader takes that.
    if (!/^(\xef\xbb\xbf)?[\r\n\t ]{0,4}%PDF-[12]\.\d/.test(head.toString('latin1'))) {
      throw new FileRejected('bad_file', 'This isn’t a PDF. Please choose a PDF file.');
    }
    const tail = Buffer.alloc(Math.min(tailBytes, bytes));
    await handle.read(tail, 0, tail.length, bytes - tail.length);
    const closing = /startxref\s+(\d{1,12})\s+%%EOF(?![\s\S]*startxref)/.exec(tail.toString('latin1'));
    if (!closing || Number(closing[1]) >= bytes) {
      throw new FileRejected('bad_file', 'This PDF is damaged or incomplete. Please save it again and retry.');
    }
  } finally {
    await handle.close();
  }
}
