/** Scans one PDF in a thread of its own, which can be stopped: `workerData` is its path, the one message what was found. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { scanPdf } from './pdf-scan.ts';

const path: string = workerData;
parentPort?.postMessage(scanPdf(readFileSync(path)));
