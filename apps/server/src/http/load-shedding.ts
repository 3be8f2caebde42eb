import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { HttpError } from '../http-error.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { httpErrorFor } from './errors.ts';
import type { LoadLimits } from './load-limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server has too much to do. */
    isOverloaded(): boolean;
  }
  interface FastifyContextConfig {
    /** Whether a route costs so little that it answers when everything else is refused. */
    answersUnderPressure?: boolean;
  }
}

/** Programs are loaded and compiled at the start, which on a busy machine takes the event loop seconds at a time. */
const usualWarmUpMs = 10_000;
/** When another try makes sense, in seconds. */
const retryAfterSeconds = 10;
/** How often the log says why, in milliseconds: each refused request has its own line anyway. */
const tellEveryMs = 10_000;

/** What somebody is told whose request is refused because the server has too much to do. */
export function overloaded(): HttpError {
  return httpErrorFor('unavailable', { retryAfterSeconds });
}

/**
 * Refuses requests with 503 while the event loop is late or memory runs out, before anything is read for them. Routes
 * with `answersUnderPressure` decide for themselves, by `isOverloaded()`.
 * @param limits null for none
 */
export const loadShedding = fastifyPlugin(
  async (app: FastifyInstance, { limits, metrics }: { limits: LoadLimits | null; metrics: Metrics }) => {
    if (!limits) {
      app.decorate('isOverloaded', () => false);
      return;
    }
    const { warmUpMs = usualWarmUpMs } = limits;
    let startedAt = performance.now();
    app.addHook('onListen', async () => {
      startedAt = performance.now();
    });
    app.decorate('isOverloaded', () => {
      const { heapUsed, rssBytes } = app.memoryUsage();
      if (heapUsed > limits.heapUsedBytes || rssBytes > limits.rssBytes) return true;
      return app.isUnderPressure() && performance.now() - startedAt >= warmUpMs;
    });
    let toldAt = Number.NEGATIVE_INFINITY;
    await app.register(underPressure, {
      maxEventLoopDelay: limits.eventLoopDelayMs,
      maxHeapUsedBytes: limits.heapUsedBytes,
      maxRssBytes: limits.rssBytes,
      sampleInterval: limits.sampleMs,
      async pressureHandler(request: FastifyRequest, _reply, limit, value) {
        if (request.routeOptions.config.answersUnderPressure || !app.isOverloaded()) return;
        metrics.shed.inc({ limit });
        if (performance.now() - toldAt > tellEveryMs) {
          toldAt = performance.now();
          request.log.warn({ limit, value }, 'requests are refused: the server has too much to do');
        }
        throw overloaded();
      },
    });
  },
);
