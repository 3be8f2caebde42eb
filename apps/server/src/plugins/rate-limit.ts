import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { costlyRateLimit, type RateLimiter } from '../http/throttling.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a visitor's request that has to be computed: calls and pages have one limit in common. */
    spend: RateLimiter;
  }
}

/** Creates the rate limit of expensive requests. */
export const rateLimit = fastifyPlugin(
  async (app: FastifyInstance, { now }: AppOptions) => {
    app.decorate('spend', costlyRateLimit(now));
  },
  { name: 'rate-limit' },
);
