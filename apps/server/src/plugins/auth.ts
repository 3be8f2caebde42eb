import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiKeyAccess } from '../accounts/api-key-access.ts';
import { authentication } from '../accounts/authentication.ts';
import { throttleUnknownKeys } from '../accounts/unknown-keys.ts';
import { EntryAccess } from '../forms/entry-access.ts';
import type { AppOptions } from './app-options.ts';

/** Finds out who sends a request, and whether they may make the call. */
export const auth = fastifyPlugin(
  async (app: FastifyInstance, { now }: AppOptions) => {
    const { db, securityLog } = app;
    const { tokens, throttle } = app.accounts;
    const onUnknownKey = throttleUnknownKeys({ throttle, securityLog });
    const access = new EntryAccess({ db, now, securityLog });
    await app.register(authentication, {
      ...{ tokens, keys: new ApiKeyAccess(db, now), onUnknownKey },
      readNamedForms: (staff) => access.formsOf(staff),
    });
  },
  // Errors also registers a route for unknown calls, which nobody has to sign in for.
  { name: 'auth', dependencies: ['database', 'security-log', 'accounts', 'errors'] },
);
