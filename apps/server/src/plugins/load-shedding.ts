import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { overloaded } from '../http/errors.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server exceeds its load limits. */
    isOverloaded(): boolean;
  }
  interface FastifyContextConfig {
    /** Whether the route is cheap enough to respond even when the server is overloaded. */
    servesUnderPressure?: boolean;
  }
}

/** Loading and compiling modules after startup can block the event loop for seconds on a busy machine. */
const defaultWarmUpMs = 10_000;
/** Number of consecutive samples with a delayed event loop that make an overload. */
const lateSamples = 3;
/** Interval of the samples, in milliseconds. */
const defaultSampleMs = 1000;
/** The reason is logged at most this often, in milliseconds: each refused request has its own log line anyway. */
const logIntervalMs = 10_000;

/** Counts samples of the event loop. One late sample is no overload, however long the stall: it is over when it is noticed. */
export class LateSamples {
  #consecutive = 0;

  /** Counts a sample. */
  add(isLate: boolean): void {
    this.#consecutive = isLate ? this.#consecutive + 1 : 0;
  }

  /** Whether the event loop stays late. */
  get areOverload(): boolean {
    return this.#consecutive >= lateSamples;
  }
}

/**
 * Refuses requests with 503 while the event loop stays delayed or memory runs out, before any work is done for them.
 * Routes with `servesUnderPressure` decide for themselves, by `isOverloaded()`.
 * Without limits it never refuses.
 */
export const loadShedding = fastifyPlugin(
  async (app: FastifyInstance, { limits }: AppOptions) => {
    if (!limits) {
      app.decorate('isOverloaded', () => false);
      return;
    }
    const { warmUpMs = defaultWarmUpMs, sampleMs = defaultSampleMs } = limits;
    let startedAt = performance.now();
    const samples = new LateSamples();
    app.addHook('onListen', async () => {
      startedAt = performance.now();
    });
    app.decorate('isOverloaded', () => {
      const { heapUsed, rssBytes } = app.memoryUsage();
      if (heapUsed > limits.heapUsedBytes || rssBytes > limits.rssBytes) return true;
      return samples.areOverload && app.isUnderPressure() && performance.now() - startedAt >= warmUpMs;
    });
    let loggedAt = Number.NEGATIVE_INFINITY;
    await app.register(underPressure, {
      maxEventLoopDelay: limits.eventLoopDelayMs,
      maxHeapUsedBytes: limits.heapUsedBytes,
      maxRssBytes: limits.rssBytes,
      sampleInterval: sampleMs,
      async pressureHandler(request: FastifyRequest, _reply, limit, value) {
        if (request.routeOptions.config.servesUnderPressure || !app.isOverloaded()) return;
        app.metrics.shed.inc({ limit });
        if (performance.now() - loggedAt > logIntervalMs) {
          loggedAt = performance.now();
          request.log.warn({ limit, value }, 'requests are refused: the server is overloaded');
        }
        throw overloaded();
      },
    });
    // Begun after the plugin's own timer, so that each of its samples is counted once.
    const counting = setInterval(() => samples.add(app.isUnderPressure()), sampleMs).unref();
    app.addHook('onClose', async () => clearInterval(counting));
  },
  { name: 'load-shedding', dependencies: ['telemetry'] },
);
