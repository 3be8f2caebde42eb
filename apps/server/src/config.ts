import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './http-error.ts';

const flag = (message: string) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .refine((value) => ['true', 'false', '1', '0', 'yes', 'no'].includes(value), message)
    .transform((value) => ['true', '1', 'yes'].includes(value));

/** Whether an address names a site and no more: pages and their files begin at the root of one. */
function isSiteRoot(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^\/*$/.test(url.pathname) && !url.search && !url.hash && !url.username;
}

/** Whether an address names a PostgreSQL database. */
function isPostgres(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}

/** Whether a text is an IP address, or one with the length of its network: `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/');
  const version = isIP(address);
  return (
    version !== 0 && more.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
  );
}

const proxyWords = 'how many proxies stand in front, such as 1, or their addresses, such as 127.0.0.1, 10.0.0.0/8';

const schema = z.object({
  PORT: z
    .string()
    .default('3000')
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'has to be a port from 0 to 65535')
    .transform(Number),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z
    .string()
    .trim()
    .refine(
      isPostgres,
      'has to be the address of a PostgreSQL database, such as postgres://name:password@host:5432/porchlight',
    )
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'has to be a full address, such as https://example.org' })
    .refine(isSiteRoot, 'has to be an address without a path, such as https://example.org')
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  ADMIN_USERNAME: z.string().trim().max(200, 'may have at most 200 characters').default('admin'),
  ADMIN_PASSWORD: z.string().optional(),
  SEED_DEMO: flag('has to be true or false').default(true),
  TRUST_PROXY: z
    .string()
    .trim()
    .refine((value) => !/^true$/i.test(value), {
      error: `can’t be true: everybody could write the address that is believed. Write ${proxyWords}`,
      abort: true,
    })
    .refine(
      (value) => /^(false|\d{1,2})$/i.test(value) || value.split(',').every((part) => isNetwork(part.trim())),
      `has to be false, or ${proxyWords}`,
    )
    .transform((value): false | number | string => {
      if (/^false$/i.test(value)) return false;
      return /^\d+$/.test(value) ? Number(value) : value;
    })
    .default(false),
});

/** The server's settings, read from the environment once. */
export interface Config {
  /** TCP port; 0 takes a free one. @default 3000 */
  port: number;
  /** Address to listen on. @default '127.0.0.1' */
  host: string;
  /** Absolute path of the folder that holds the database and the stored files. @default './data' */
  dataDir: string;
  /** Address of the PostgreSQL database that is used instead of SQLite's file; it may hold a password. */
  databaseUrl?: string;
  /** Address of the site as visitors type it, without a slash at its end. @default http://localhost:PORT */
  publicUrl: string;
  /** Name of the first staff account. @default 'admin' */
  adminUsername: string;
  /** Password of the first staff account; without it one is made and shown once. */
  adminPassword?: string;
  /** Whether an empty database is filled with demo content. @default true */
  seedDemo: boolean;
  /** Which proxies' `X-Forwarded-*` headers are believed. @default false */
  trustProxy: false | number | string;
}

/**
 * Reads the settings.
 * @param environment variables by name; an empty one counts as not set
 * @throws StartError that names each bad setting and says what it has to be
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  if (!result.success) {
    throw new StartError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'));
  }
  const settings = result.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    adminUsername: settings.ADMIN_USERNAME,
    adminPassword: settings.ADMIN_PASSWORD,
    seedDemo: settings.SEED_DEMO,
    trustProxy: settings.TRUST_PROXY,
  };
}
