import type { FastifyBaseLogger } from 'fastify';
import { PasswordHasher } from '../accounts/passwords.ts';
import { type LoadLimits, loadLimits } from '../http/load-limits.ts';
import { defaultSecurityHeaders } from '../http/security-headers.ts';
import type { FileStore } from '../media/index.ts';
import type { Config } from '../settings/config.ts';

/** Dependencies that tests and tools replace. */
export interface AppDependencies {
  /** The clock. @default the system's */
  now?: () => Date;
  /** Store of pictures, PDFs, audio files and videos. @default the one the settings configure */
  files?: FileStore;
  /** Hashes and verifies passwords. @default one with the usual cost */
  hasher?: PasswordHasher;
  /** Folder of the built website; without it the server serves only the API and files. */
  webDist?: string;
  /** Whether rendered pages are cached. @default true */
  cachePages?: boolean;
  /** Limits of load shedding; null for none. @default `loadLimits()`, a share of the available memory */
  limits?: LoadLimits | null;
  /** Logs requests and failures. @default none */
  logger?: FastifyBaseLogger;
  /** How long idle connections stay open while the server stops, in milliseconds, see `OpenConnections`. @default 0 */
  idleMs?: number;
  /** Whether a response with another field than its schema has is an error. @default the field is left out */
  strictResponses?: boolean;
  /** Called when other nodes have taken the place of this one, which then has to stop. */
  displaced?: () => void;
}

/** The options that every plugin is registered with. */
export interface AppOptions extends AppDependencies {
  config: Config;
  now: () => Date;
  hasher: PasswordHasher;
  limits: LoadLimits | null;
  /** Whether visitors use https, which determines cookies and headers. */
  https: boolean;
  /** Security headers of every response. */
  headers: Readonly<Record<string, string>>;
}

/** Completes the dependencies with their defaults, and with what follows from the settings. */
export function appOptions(config: Config, dependencies: AppDependencies): AppOptions {
  const { now = () => new Date(), hasher = new PasswordHasher(), limits = loadLimits() } = dependencies;
  const https = config.publicUrl.startsWith('https:');
  return { ...dependencies, config, now, hasher, limits, https, headers: defaultSecurityHeaders(https) };
}
