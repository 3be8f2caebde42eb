import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { messageOf, StartError } from './http-error.ts';

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

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const formats = ['json', 'pretty'] as const;

const port = z
  .string()
  .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'has to be a port from 0 to 65535');

/** One of some words, in any case. */
const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(words, `has to be one of: ${words.join(', ')}`));

/** What is told of a setting beside its schema. */
interface SettingMeta {
  /** What it is for, in Markdown, without a full stop. */
  description: string;
  /** What holds without it, where that is no fixed value; Markdown. */
  otherwise?: string;
  /** Whether nobody but the server may read it: a file can hold it, named by `{NAME}_FILE`. */
  secret?: true;
}

const told = <Schema extends z.ZodType>(meta: SettingMeta, schema: Schema): Schema => schema.meta({ ...meta });

/** Every setting by the name of its variable, in the order in which the README tells them. */
const schema = z.object({
  PORT: told(
    { description: 'port that the server listens on; 0 takes a free one' },
    port.default('3000').transform(Number),
  ),
  HOST: told(
    { description: 'address that it listens on; `0.0.0.0` for all of the machine' },
    z.string().default('127.0.0.1'),
  ),
  PUBLIC_URL: told(
    {
      description: 'address that visitors use: canonical links, feeds, calendars, secure headers',
      otherwise: '`http://localhost:{PORT}`',
    },
    z
      .url({ protocol: /^https?$/, error: 'has to be a full address, such as https://example.org' })
      .refine(isSiteRoot, 'has to be an address without a path, such as https://example.org')
      .transform((address) => address.replace(/\/+$/, ''))
      .optional(),
  ),
  DATA_DIR: told(
    { description: 'the database and the stored pictures and PDFs, closed to others; back it up' },
    z
      .string()
      .default('./data')
      .transform((path) => resolve(path)),
  ),
  DATABASE_URL: told(
    {
      description: 'PostgreSQL 15 or newer in place of SQLite: `postgres://name:password@host:5432/database`',
      otherwise: 'SQLite in `DATA_DIR`',
      secret: true,
    },
    z
      .string()
      .trim()
      .refine(
        isPostgres,
        'has to be the address of a PostgreSQL database, such as postgres://name:password@host:5432/porchlight',
      )
      .optional(),
  ),
  ADMIN_USERNAME: told(
    { description: 'name of the first staff account, made when there is none' },
    z.string().trim().max(200, 'may have at most 200 characters').default('admin'),
  ),
  ADMIN_PASSWORD: told(
    {
      description: 'its password: 8 to 128 characters, no common one',
      otherwise: 'made and printed once',
      secret: true,
    },
    z.string().optional(),
  ),
  TRUST_PROXY: told(
    {
      description: 'how many proxies stand in front (`1`), or their addresses (`127.0.0.1, 10.0.0.0/8`)',
    },
    z
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
  ),
  LOG_LEVEL: told(
    { description: `the least that is logged: ${levels.map((level) => `\`${level}\``).join(', ')}` },
    oneOf(levels).default('info'),
  ),
  LOG_FORMAT: told(
    {
      description: '`json`, an object a line, or `pretty`, for people',
      otherwise: '`pretty` on a terminal, else `json`',
    },
    oneOf(formats).optional(),
  ),
  METRICS_PORT: told(
    { description: 'port of `/metrics`, for Prometheus', otherwise: 'no metrics' },
    port.transform(Number).optional(),
  ),
  METRICS_HOST: told(
    { description: 'address that the metrics are read at; nobody else should reach it' },
    z.string().default('127.0.0.1'),
  ),
});

/** A setting as the README tells it. */
export interface SettingDescription extends SettingMeta {
  name: string;
  /** The value that holds without it, if there is a fixed one. */
  fixedDefault?: string;
}

/** Every setting, in the README's order. */
export function describeSettings(): SettingDescription[] {
  return Object.entries(schema.shape).map(([name, setting]) => {
    const json = z.toJSONSchema(setting, { io: 'input', unrepresentable: 'any' });
    const { description = '', otherwise, secret } = json;
    // As it is written, where it is made into something else.
    const fixed = json.default ?? setting.safeParse(undefined).data;
    return {
      name,
      description,
      ...(fixed !== undefined && { fixedDefault: String(fixed) }),
      ...(typeof otherwise === 'string' && { otherwise }),
      ...(secret === true && { secret }),
    };
  });
}

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
  /** Which proxies' `X-Forwarded-*` headers are believed. @default false */
  trustProxy: false | number | string;
  /** What is logged. @default 'info' */
  logLevel: (typeof levels)[number];
  /** How it is written. @default 'pretty' on a terminal, else 'json' */
  logFormat: (typeof formats)[number];
  /** TCP port of the metrics; 0 takes a free one; undefined for none. */
  metricsPort?: number;
  /** Address that the metrics are read at. @default '127.0.0.1' */
  metricsHost: string;
}

/** Bytes that a file with a secret may have. */
const secretFileMaxBytes = 64 * 1024;

/**
 * Reads the secrets that stand in files of their own.
 * @param given what is set
 * @returns the settings with them in place, and what is wrong with the files
 */
function withSecretFiles(given: Record<string, string>): { settings: Record<string, string>; faults: string[] } {
  const settings = { ...given };
  const faults: string[] = [];
  for (const { name, secret } of describeSettings()) {
    const variable = `${name}_FILE`;
    const path = given[variable];
    if (!secret || path === undefined) continue;
    if (given[name] !== undefined) {
      faults.push(`${name} and ${variable} are both set: unset one of them.`);
      continue;
    }
    try {
      if (statSync(path).size > secretFileMaxBytes) throw new Error('it is too large for a secret');
      // Editors write a byte order mark before the first line, and every one of them a line's end after the last.
      const value = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)).replace(/\r?\n$/, '');
      if (!value.trim()) throw new Error('it is empty');
      settings[name] = value;
    } catch (error) {
      faults.push(`${variable} has to name a readable text file with the secret alone: ${messageOf(error)}.`);
    }
  }
  return { settings, faults };
}

/**
 * Reads the settings, and those that stand in files.
 * @param environment variables by name; an empty one counts as not set
 * @param isTerminal whether a person reads the log as it is written
 * @throws StartError that names each bad setting and says what it has to be
 */
export function readConfig(environment: Record<string, string | undefined>, isTerminal = false): Config {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) if (value?.trim()) given[name] = value;
  const files = withSecretFiles(given);
  const result = schema.safeParse(files.settings);
  const faults = result.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`) ?? [];
  const { METRICS_PORT: metricsPort = '0', PORT: sitePort = '3000' } = files.settings;
  if (Number(metricsPort) > 0 && Number(metricsPort) === Number(sitePort)) {
    faults.push('METRICS_PORT has to be another port than PORT.');
  }
  faults.push(...files.faults);
  if (!result.success || faults.length > 0) throw new StartError(faults.join('\n'));
  const settings = result.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    adminUsername: settings.ADMIN_USERNAME,
    adminPassword: settings.ADMIN_PASSWORD,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    logFormat: settings.LOG_FORMAT ?? (isTerminal ? 'pretty' : 'json'),
    metricsPort: settings.METRICS_PORT,
    metricsHost: settings.METRICS_HOST,
  };
}
