/** Worker thread that scans one PDF and can be terminated: `workerData` is its path, its only message the result. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { scanPdf } from './pdf-scan.ts';

const path: string = workerData;
parentPort?.postMessage(scanPdf(readFileSync(path)));
