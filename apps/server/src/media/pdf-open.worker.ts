/**
 * Worker thread that opens one PDF without a password and can be terminated: `workerData` is its path, its only message
 * whether it asks for one.
 */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

const path: string = workerData;
const library = await PDFiumLibrary.init();
const asksForPassword = await library.loadDocument(readFileSync(path)).then(
  () => false,
  // The library has no codes for its errors. Whatever else PDFium can't open, other viewers may.
  (error: Error) => /password/i.test(error.message),
);
parentPort?.postMessage(asksForPassword);
