import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { HttpError } from '../http-error.ts';
import type { Staff, Tokens } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, null for a visitor. */
    staff: Staff | null;
  }
}

/** Finds out who is calling. A token that is malformed, unknown or has ended makes its bearer a visitor, no more. */
export const session = fastifyPlugin(async (app: FastifyInstance, options: { tokens: Tokens }) => {
  app.decorateRequest('staff', null);
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token) request.staff = await options.tokens.staffOf(token);
  });
});

/**
 * The signed-in person who calls.
 * @throws HttpError `unauthorized` for a visitor
 */
export function requireStaff(request: FastifyRequest): Staff {
  if (!request.staff) throw new HttpError('unauthorized', 'Please sign in.');
  return request.staff;
}
