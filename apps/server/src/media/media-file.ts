import pLimit from 'p-limit';
import { runInWorker } from './run-in-worker.ts';

/** Container of a sound or film that browsers open. */
export type MediaContainer = 'mp3' | 'mp4' | 'ogg' | 'wav' | 'webm' | 'matroska';

/** What a sound or film contains. */
export interface MediaFile {
  /** Null for anything else. */
  container: MediaContainer | null;
  /** Codecs of its moving pictures, such as `avc`, or the container's own name for an unknown one. */
  pictures: readonly string[];
  /** Codecs of its sounds, such as `aac`, or the container's own name for an unknown one. */
  sounds: readonly string[];
  /** Duration in whole seconds, at least 1; 0 when nothing is in it, null when it can't be known. */
  seconds: number | null;
}

/**
 * Time limit of reading a file in milliseconds, and heap limit of its thread; the longest sound takes a second. ours
 */
const readMaxMs = 30_000;
const readMaxMegabytes = 256;
/** Sounds and films read at the same time. ours */
const readLimit = pLimit(2);

/** Reads what a sound or film contains, in a thread of its own; null for a damaged one. */
export function readMediaFile(path: string): Promise<MediaFile | null> {
  return readLimit(() =>
    runInWorker<MediaFile>({ module: 'media-file', data: path, maxMs: readMaxMs, maxMegabytes: readMaxMegabytes }),
  );
}
