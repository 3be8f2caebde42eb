import type { AccountLinks } from '../accounts/account-links.ts';
import type { Factors } from '../accounts/factors.ts';
import type { Passkeys } from '../accounts/passkeys.ts';
import type { PasswordHasher } from '../accounts/passwords.ts';
import type { PendingSignIns } from '../accounts/pending-sign-ins.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Resources } from '../records/resources.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { ApiKeys } from './api-keys.ts';
import type { FactorNotices } from './factor-notices.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import type { Invitations } from './invitations.ts';
import type { KnownPlaces } from './known-places.ts';
import type { LoginThrottle } from './login-throttle.ts';

/** Services of the calls for signing in, one's own account, invitations and API keys. */
export interface SignInServices {
  db: Database;
  now: () => Date;
  hasher: PasswordHasher;
  tokens: Tokens;
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
