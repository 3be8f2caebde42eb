import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiKeyAccess } from '../accounts/api-key-access.ts';
import { session } from '../accounts/session.ts';
import { throttleUnknownKeys } from '../sign-in/unknown-keys.ts';
import type { AppOptions } from './app-options.ts';

/** Finds out who sends a request, and whether they may make the call. */
export const sessions = fastifyPlugin(
  async (app: FastifyInstance, { now }: AppOptions) => {
    const { db, securityLog } = app;
    const { tokens, throttle } = app.accounts;
    const onUnknownKey = throttleUnknownKeys({ throttle, securityLog });
    await app.register(session, { tokens, keys: new ApiKeyAccess(db, now), onUnknownKey });
  },
  // Errors also registers a route for unknown calls, which nobody has to sign in for.
  { name: 'sessions', dependencies: ['database', 'security-log', 'accounts', 'errors'] },
);
