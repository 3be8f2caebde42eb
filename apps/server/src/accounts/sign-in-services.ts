import type { SecurityLog } from '../audit/security-log.ts';
import type { Database } from '../db/database.ts';
import type { Resources } from '../entities/resources.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { AccountLinks } from './account-links.ts';
import type { ApiKeys } from './api-keys.ts';
import type { FactorNotices } from './factor-notices.ts';
import type { Factors } from './factors.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import type { Invitations } from './invitations.ts';
import type { KnownPlaces } from './known-places.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { Passkeys } from './passkeys.ts';
import type { PasswordHasher } from './passwords.ts';
import type { PendingSignIns } from './pending-sign-ins.ts';
import type { SessionTokens } from './session-tokens.ts';

/** Services of the calls for signing in, one's own account, invitations and API keys. */
export interface SignInServices {
  db: Database;
  now: () => Date;
  hasher: PasswordHasher;
  tokens: SessionTokens;
  links: AccountLinks;
  places: KnownPlaces;
  factors: Factors;
  /** Null when the site's host is an IP address, for which browsers make no passkeys. */
  passkeys: Passkeys | null;
  pending: PendingSignIns;
  throttle: LoginThrottle;
  finish: FinishSignIn;
  notices: FactorNotices;
  invitations: Invitations;
  apiKeys: ApiKeys;
  mailer: Mailer;
  resources: Resources;
  metrics: Metrics;
  securityLog: SecurityLog;
  /** Returns the organization's name, which authenticator apps show with their codes. */
  issuer: () => string;
}
