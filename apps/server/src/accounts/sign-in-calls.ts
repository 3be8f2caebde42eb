import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account-routes.ts';
import { apiKeyRoutes } from './api-key-routes.ts';
import { FactorNotices } from './factor-notices.ts';
import { factorRoutes } from './factor-routes.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { Invitations } from './invitations.ts';
import { myAccountRoutes } from './my-account-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import type { SignInServices } from './sign-in-services.ts';

/** In the order of the OpenAPI document. */
const allRoutes = [
  accountRoutes,
  apiKeyRoutes,
  passkeyRoutes,
  factorRoutes,
  myAccountRoutes,
  invitationRoutes,
  passwordRoutes,
];

/** Dependencies of the calls. `https`: whether visitors use https, which determines the cookies. */
type SignInParts = Omit<SignInServices, 'finish' | 'notices' | 'invitations'> & { https: boolean };

/** Registers the calls for signing in, one's own account, factors, invitations, passwords and API keys. */
export async function signInCalls(server: FastifyInstance, { https, ...parts }: SignInParts): Promise<void> {
  const { db, now, mailer } = parts;
  const services: SignInServices = {
    ...parts,
    finish: finishSignIn({ ...parts, https }),
    notices: new FactorNotices(parts),
    invitations: new Invitations(db, mailer, now),
  };
  for (const routes of allRoutes) await server.register(routes, services);
}
