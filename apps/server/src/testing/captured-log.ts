import type { FastifyBaseLogger } from 'fastify';
import { beforeEach } from 'vitest';
import { createLogger } from '../telemetry/logger.ts';

/** A log that is captured for a test. */
export interface CapturedLog {
  logger: FastifyBaseLogger;
  /** The whole log as text. */
  text(): string;
  /** Its lines, parsed as JSON. */
  lines(): Record<string, unknown>[];
  /** The lines about requests. */
  requests(): Record<string, unknown>[];
}

/** Captures a new log for each test of a file; the returned object always is the current one. */
export function logForEachTest(): CapturedLog {
  const log: CapturedLog = Object.create(null);
  beforeEach(async () => void Object.assign(log, await captureLog()));
  return log;
}

/** Creates a captured log in JSON format. */
export async function captureLog(logLevel: 'trace' | 'info' | 'warn' = 'trace'): Promise<CapturedLog> {
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
