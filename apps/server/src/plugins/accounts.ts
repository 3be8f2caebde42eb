import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AccountLinks } from '../accounts/account-links.ts';
import { ApiKeys } from '../accounts/api-keys.ts';
import { Factors } from '../accounts/factors.ts';
import { ensureFirstAccount, type FirstAccount } from '../accounts/first-account.ts';
import { KnownPlaces } from '../accounts/known-places.ts';
import { LoginThrottle } from '../accounts/login-throttle.ts';
import { createPasskeys } from '../accounts/passkeys.ts';
import { PendingSignIns } from '../accounts/pending-sign-ins.ts';
import { SessionTokens } from '../accounts/session-tokens.ts';
import type { SecurityLog } from '../audit/security-log.ts';
import type { Database } from '../db/database.ts';
import type { AppOptions } from './app-options.ts';

/** What is stored about accounts besides their records: sessions, factors, keys, links and so on. */
export type Accounts = ReturnType<typeof createAccounts>;

declare module 'fastify' {
  interface FastifyInstance {
    accounts: Accounts;
    /** The account that was created at this start; null when there were accounts already. */
    firstAccount: FirstAccount | null;
  }
}

interface AccountsParts {
  db: Database;
  securityLog: SecurityLog;
  /** Returns the organization's name. */
  issuer: () => string;
}

function createAccounts({ db, securityLog, issuer }: AccountsParts, { config, now }: AppOptions) {
  const factors = new Factors(db, now);
  return {
    factors,
    tokens: new SessionTokens(db, now, config.sessions, factors, config.secondFactorRoles),
    links: new AccountLinks(db, now),
    places: new KnownPlaces(db, now),
    pending: new PendingSignIns(db, now),
    passkeys: createPasskeys(config.publicUrl, issuer, db, now),
    apiKeys: new ApiKeys(db, now, securityLog),
    throttle: new LoginThrottle(db, now, securityLog),
  };
}

/** Creates the stores of accounts, and the first account. @throws StartError when its name or password is invalid */
export const accounts = fastifyPlugin(
  async (app: FastifyInstance, options: AppOptions) => {
    const { db, securityLog, resources, organization } = app;
    const { adminUsername: username, adminPassword: password } = options.config;
    app.decorate('accounts', createAccounts({ db, securityLog, issuer: () => organization.facts.name }, options));
    app.decorate('firstAccount', await ensureFirstAccount({ db, resources }, { username, password }));
  },
  { name: 'accounts', dependencies: ['database', 'security-log', 'records', 'current-organization'] },
);
