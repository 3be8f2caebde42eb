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

/** In the order in which the API's document tells of them. */
const allRoutes = [
  accountRoutes,
  apiKeyRoutes,
  passkeyRoutes,
  factorRoutes,
  myAccountRoutes,
  invitationRoutes,
  passwordRoutes,
];

/** What they are made of; `https` says whether the site is reached so, which cookies have to know. */
type SignInParts = Omit<SignInServices, 'finish' | 'notices' | 'invitations'> & { https: boolean };

/** Registers the calls of signing in, of one's own account, of inviting people and of API keys. */
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
