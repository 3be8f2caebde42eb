import type { FastifyBaseLogger } from 'fastify';
import { beforeEach } from 'vitest';
import { createLogger } from '../telemetry/logger.ts';

/** A log that is captured for a test. */
export interface WrittenLog {
  logger: FastifyBaseLogger;
  /** The whole log as text. */
  text(): string;
  /** Its lines, parsed as JSON. */
  lines(): Record<string, unknown>[];
  /** The lines about requests. */
  requests(): Record<string, unknown>[];
}

/** Captures a new log for each test of a file; the returned object always is the current one. */
export function logForEachTest(): WrittenLog {
  const log: WrittenLog = Object.create(null);
  beforeEach(async () => void Object.assign(log, await writtenLog()));
  return log;
}

/** Creates a captured log in JSON format. */
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
