import type { FastifyBaseLogger } from 'fastify';
import { beforeEach } from 'vitest';
import { createLogger } from '../telemetry/logger.ts';

/** A log that is kept, to be read by a test. */
export interface WrittenLog {
  logger: FastifyBaseLogger;
  /** All of it, as it was written. */
  text(): string;
  /** Its lines, read as JSON. */
  lines(): Record<string, unknown>[];
  /** The lines that tell of a request. */
  requests(): Record<string, unknown>[];
}

/** Gives each test of a file a log of its own, under one name. */
export function logForEachTest(): WrittenLog {
  const log: WrittenLog = Object.create(null);
  beforeEach(async () => void Object.assign(log, await writtenLog()));
  return log;
}

/** Makes one, which writes JSON. */
export async function writtenLog(logLevel: 'trace' | 'info' | 'warn' = 'trace'): Promise<WrittenLog> {
  let text = '';
  const target = {
    write(line: string) {
      text += line;
    },
  };
  const lines = () => text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Record<string, unknown>] : []));
  return {
    logger: await createLogger({ logLevel, logFormat: 'json' }, target),
    text: () => text,
    lines,
    requests: () => lines().filter(({ msg }) => msg === 'request'),
  };
}
