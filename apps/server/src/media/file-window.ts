import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Bytes read from the disk at once. ours */
const windowBytes = 1024 * 1024;

/** Random access to a file of any size, with one window of it in memory. Only for worker threads: it blocks. */
export class FileWindow implements Disposable {
  /** Size of the file in bytes. */
  readonly bytes: number;
  readonly #handle: number;
  readonly #window = Buffer.alloc(windowBytes);
  #start = 0;
  #length = 0;

  constructor(path: string) {
    this.#handle = openSync(path, 'r');
    this.bytes = fstatSync(this.#handle).size;
  }

  /** Returns up to 1 MB at a position, valid until the next call; fewer bytes only at the end of the file. */
  at(position: number, length: number): Buffer {
    const isInWindow = position >= this.#start && position + length <= this.#start + this.#length;
    if (!isInWindow) {
      this.#start = position;
      this.#length = readSync(this.#handle, this.#window, 0, windowBytes, position);
    }
    const from = position - this.#start;
    return this.#window.subarray(from, Math.min(from + length, this.#length));
  }

  [Symbol.dispose](): void {
    closeSync(this.#handle);
  }
}
