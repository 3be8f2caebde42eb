/** Worker thread that reads one sound or film and can be terminated: `workerData` is its path, its only message the result. */
import { parentPort, workerData } from 'node:worker_threads';
import { describeMedia } from './describe-media.ts';

const path: string = workerData;
parentPort?.postMessage(await describeMedia(path));
