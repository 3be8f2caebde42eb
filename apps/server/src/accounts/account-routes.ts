import { otherCalls } from '@porchlight/contract/calls';
import { loginSchema } from '@porchlight/contract/entities';
import { loginFailed } from '@porchlight/contract/texts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Database } from '../db/database.ts';
import { requireStaff } from '../plugins/session.ts';
import { readForm } from '../plugins/uploads.ts';
import { comparisonKey } from '../resources/columns.ts';
import { check } from '../resources/resource-service.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { PasswordHasher } from './passwords.ts';
import type { Tokens } from './tokens.ts';

/** What signing in and out needs. */
export interface AccountRoutesOptions {
  db: Database;
  hasher: PasswordHasher;
  tokens: Tokens;
  throttle: LoginThrottle;
}

/** `POST /api/login`, `POST /api/logout`, and `GET /api/session`, which says who is signed in. */
export async function accountRoutes(app: FastifyInstance, options: AccountRoutesOptions): Promise<void> {
  const { db, hasher, tokens, throttle } = options;

  app.route({
    method: otherCalls.login.method,
    url: otherCalls.login.path,
    async handler(request, reply) {
      const { values } = await readForm(request);
      const { username, password } = check(loginSchema, values) as { username: string; password: string };
      const attempt = throttle.begin(username, request.ip);
      const account = await db.read
        .selectFrom('users')
        .select(['id', 'username', 'password_hash'])
        .where('username_key', '=', comparisonKey(username.trim()))
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      const isRight = await hasher.verify(password, account && String(account.password_hash)).catch((error) => {
        attempt.cancelled();
        throw error;
      });
      if (!account || !isRight) throw new ApiError('invalid_credentials', loginFailed.text);
      attempt.succeeded();
      const id = Number(account.id);
      const token = await tokens.issue(id);
      return reply
        .header('cache-control', 'no-store')
        .send({ token, user: { id, username: String(account.username) } });
    },
  });

  app.route({
    method: otherCalls.logout.method,
    url: otherCalls.logout.path,
    onRequest: async (request) => void requireStaff(request),
    async handler(request, reply) {
      await tokens.revoke(requireStaff(request).tokenHash);
      return reply.code(204).send();
    },
  });

  app.route({
    method: otherCalls.session.method,
    url: otherCalls.session.path,
    async handler(request, reply) {
      const { userId, username } = requireStaff(request);
      return reply.header('cache-control', 'no-store').send({ user: { id: userId, username } });
    },
  });
}
