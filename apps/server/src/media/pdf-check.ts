import { open } from 'node:fs/promises';
import pLimit from 'p-limit';
import { FileRejected } from '../errors/file-rejected.ts';
import type { PdfFinding, PdfScan } from './pdf-scan.ts';
import { runInWorker } from './run-in-worker.ts';

/**
 * Time limit of a scan in milliseconds, and heap limit of its thread: files that need more are probably malicious. ours
 */
const scanMaxMs = 20_000;
const scanMaxMegabytes = 256;
/** PDFs scanned at the same time: each is completely in memory. ours */
const scanLimit = pLimit(2);

const exportAdvice = 'Print it to a new PDF, or export it again without this, and choose the new file.';
/** Error message for each finding. */
const messages: Record<PdfFinding, string> = {
  script: `This PDF contains a script, which could harm a reader’s device. ${exportAdvice}`,
  launch: `This PDF could start a program or read a file on a reader’s device. ${exportAdvice}`,
  embedded: `This PDF contains other files, which readers don’t see. ${exportAdvice}`,
  xfa: `This PDF is an XFA form, which browsers can’t show. ${exportAdvice}`,
  protected: 'This PDF is protected, so we can’t check it. Save it without protection and choose the new file.',
  unreadable: 'This PDF is damaged, or we can’t check it. Print it to a new PDF and choose the new file.',
};

const asksForPassword =
  'This PDF asks for a password when it is opened, so visitors couldn’t read it. Open it, save or print it without a password, then choose the new file.';

const unreadable: PdfScan = { finding: 'unreadable', pages: null, isEncrypted: false };

/** Where to look for a PDF's closing lines, in bytes from its end; viewers look at 1024 bytes and more. */
const tailBytes = 2048;

/**
 * Refuses incomplete and dangerous PDFs: the file has to begin as one (so that no page with `%PDF` in a comment passes)
 * and end as one (so that a truncated file doesn't), and must contain nothing that could act on a reader's device: no
 * script, no program to start, no embedded file. Encrypted ones are accepted as long as this can be checked and they
 * open without a password.
 * @see ISO 32000-1, 7.5.2 and 7.5.5
 * @returns the number of pages, null when it can't be read
 * @throws FileRejected `bad_file`
 */
export async function checkPdf(path: string, bytes: number): Promise<number | null> {
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(Math.min(16, bytes));
    await handle.read(head, 0, head.length, 0);
    // Some programs write a byte order mark or a line break first, which all viewers accept.
    if (!/^(\xef\xbb\xbf)?[\r\n\t ]{0,4}%PDF-[12]\.\d/.test(head.toString('latin1'))) {
      throw new FileRejected('bad_file', 'This isn’t a PDF. Choose a PDF file.');
    }
    const tail = Buffer.alloc(Math.min(tailBytes, bytes));
    await handle.read(tail, 0, tail.length, bytes - tail.length);
    const closing = /startxref\s+(\d{1,12})\s+%%EOF(?![\s\S]*startxref)/.exec(tail.toString('latin1'));
    if (!closing || Number(closing[1]) >= bytes) {
      throw new FileRejected('bad_file', 'This PDF is damaged or incomplete. Save it again, then choose the new file.');
    }
  } finally {
    await handle.close();
  }
  const result = await scanLimit(() =>
    runInWorker<PdfScan>({ module: 'pdf-scan', data: path, maxMs: scanMaxMs, maxMegabytes: scanMaxMegabytes }),
  );
  // Out of time or memory, or our own error: what can't be checked is refused.
  const { finding, pages, isEncrypted } = result ?? unreadable;
  if (finding) throw new FileRejected('bad_file', messages[finding]);
  // One that is encrypted only against changes opens with an empty password, as viewers try first.
  if (isEncrypted && (await isLocked(path))) throw new FileRejected('bad_file', asksForPassword);
  return pages;
}

/** Whether a PDF asks for a password when it is opened; false when that can't be found out. */
async function isLocked(path: string): Promise<boolean> {
  const task = { module: 'pdf-open', data: path, maxMs: scanMaxMs, maxMegabytes: scanMaxMegabytes };
  return (await scanLimit(() => runInWorker<boolean>(task))) ?? false;
}
