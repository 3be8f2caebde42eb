import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/** Whether an address names a site and no more: pages and their files begin at the root of one. */
function isSiteRoot(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^\/*$/.test(url.pathname) && !url.search && !url.hash && !url.username;
}

/** Whether an address names a PostgreSQL database. A path with more in it is a password with a sign in it. */
function isPostgres(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && /^\/[^/@]+$/.test(url.pathname);
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

/** What may be logged at least. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
/** How the log may be written. */
export const logFormats = ['json', 'pretty'] as const;

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
export const settingsSchema = z.object({
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
        'has to be the address of a PostgreSQL database, such as postgres://name:password@host:5432/porchlight; signs in the password are written as %40 for @, %2F for /, %23 for #',
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
    { description: `the least that is logged: ${logLevels.map((level) => `\`${level}\``).join(', ')}` },
    oneOf(logLevels).default('info'),
  ),
  LOG_FORMAT: told(
    {
      description: '`json`, an object a line, or `pretty`, for people',
      otherwise: '`pretty` on a terminal, else `json`',
    },
    oneOf(logFormats).optional(),
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
  return Object.entries(settingsSchema.shape).map(([name, setting]) => {
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
