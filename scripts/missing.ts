import { recordFailure } from './failures.ts';

/** This machine lacks something that a command needs. The message says what, and what to do about it. */
export class Missing extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Missing';
    // The machine has to change and not the code, so every tool prints the sentence alone.
    this.stack = message;
  }
}

/** Passes a `Missing` on to `npm test`, which repeats it in its list of failures; does nothing for other errors. */
export function recordMissing(error: unknown): void {
  if (error instanceof Missing) recordFailure({ name: 'this machine', error: error.message });
}

/**
 * Makes a command end with the sentence of a `Missing` that nothing catches, where Node would print code around it.
 */
export function exitOnMissing(): void {
  process.on('uncaughtException', (error) => {
    recordMissing(error);
    console.error(error instanceof Missing ? error.message : error);
    process.exit(1);
  });
}
