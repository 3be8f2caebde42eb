import { resolve } from 'node:path';
import { roles } from '@porchlight/contract/permissions';
import { z } from 'zod';
import type { ScannerAddress } from './service-addresses.ts';
import {
  addressSchema,
  bucketPattern,
  isHttpUrl,
  isMailServer,
  isNetwork,
  isPostgres,
  isServiceUrl,
  isSiteRoot,
  logFormats,
  logLevels,
  numberBetween,
  oneOfWords,
  portSchema,
  shareMessage,
  trustProxyHelp,
} from './setting-values.ts';

/** The documentation of a setting, besides its schema. */
interface SettingMeta {
  /** Its purpose, in Markdown, without a full stop. */
  description: string;
  /** What applies without it, when that is not a fixed value; Markdown. */
  otherwise?: string;
  /** Whether it is a secret, which can also be read from the file that `{NAME}_FILE` names. */
  secret?: true;
}

const settingNotes = z.registry<SettingMeta>();

const trimmed = z.string().trim();

/** All settings, keyed by environment variable, in the order of docs/operate.md. */
export const settingsSchema = z.object({
  PORT: portSchema.default('3000').transform(Number).register(settingNotes, {
    description: 'port that the server listens on; 0 chooses a free one',
  }),
  HOST: z.string().default('127.0.0.1').register(settingNotes, {
    description: 'address that the server listens on; `0.0.0.0` for all addresses of the machine',
  }),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full address, such as https://example.org', abort: true })
    .refine(isSiteRoot, 'must be an address without a path, such as https://example.org')
    .transform((address) => address.replace(/\/+$/, ''))
    .optional()
    .register(settingNotes, {
      description: 'address that visitors use, for canonical links, feeds, calendars and security headers',
      otherwise: '`http://localhost:{PORT}`',
    }),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path))
    .register(settingNotes, {
      description:
        'folder for the database, stored pictures, PDFs, audio files and videos, and files that can be generated again; not readable for other accounts. Back it up',
    }),
  DATABASE_URL: addressSchema
    .refine(
      isPostgres,
      'must be the address of a PostgreSQL database, such as postgres://name:password@host:5432/porchlight; in the password, write %40 for @, %2F for /, %23 for #, %25 for %',
    )
    .optional()
    .register(settingNotes, {
      description: 'PostgreSQL 15 or newer instead of SQLite: `postgres://name:password@host:5432/database`',
      otherwise: 'SQLite in `DATA_DIR`',
      secret: true,
    }),
  STORAGE_URL: trimmed
    .regex(bucketPattern, 'must be s3://bucket or s3://bucket/prefix; set its key and region separately')
    .transform((address) => {
      const { bucket = '', prefix = '' } = bucketPattern.exec(address)?.groups ?? {};
      return { bucket, prefix: prefix.slice(1) };
    })
    .optional()
    .register(settingNotes, {
      description:
        'bucket of an S3 store for pictures, PDFs, audio files and videos: `s3://bucket` or `s3://bucket/prefix`',
      otherwise: '`files` in `DATA_DIR`',
    }),
  AWS_ACCESS_KEY_ID: trimmed.optional().register(settingNotes, {
    description: 'access key for the bucket of `STORAGE_URL`',
    otherwise: 'the machine’s own credentials, as AWS tools find them',
    secret: true,
  }),
  AWS_SECRET_ACCESS_KEY: trimmed.optional().register(settingNotes, {
    description: 'secret of that key',
    otherwise: 'as above',
    secret: true,
  }),
  AWS_REGION: trimmed
    .regex(/^[a-z0-9-]+$/i, 'must be the name of a region, such as eu-central-1')
    .default('us-east-1')
    .register(settingNotes, { description: 'region of the bucket; most stores other than Amazon’s ignore it' }),
  AWS_ENDPOINT_URL_S3: addressSchema
    .refine(isServiceUrl, 'must be a full address, such as https://s3.example.org; the key has its own settings')
    .optional()
    .register(settingNotes, {
      description: 'address of a store other than Amazon’s: `https://s3.example.org`',
      otherwise: 'Amazon’s',
    }),
  CLAMD_URL: addressSchema
    .transform((address, context): ScannerAddress => {
      const { protocol, hostname, port: number, pathname, username, password, search } = URL.parse(address) ?? {};
      const isPlain = !username && !password && !search;
      if (isPlain && protocol === 'tcp:' && hostname && Number(number) > 0 && !pathname?.slice(1)) {
        return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(number) };
      }
      if (isPlain && protocol === 'unix:' && pathname?.startsWith('/')) return { path: decodeURIComponent(pathname) };
      context.addIssue('must be tcp://host:port or unix:/path, such as tcp://127.0.0.1:3310');
      return z.NEVER;
    })
    .optional()
    .register(settingNotes, {
      description:
        'virus scanner that checks every file before it is stored: ClamAV’s clamd at `tcp://127.0.0.1:3310` or `unix:/run/clamav/clamd.ctl`. Set its `StreamMaxLength` to 500M, the size limit of videos. While it does not respond, uploads are refused',
      otherwise: 'none',
    }),
  ALLOW_UNENCRYPTED: oneOfWords(['true', 'false'])
    .default('false')
    .transform((word) => word === 'true')
    .register(settingNotes, {
      description:
        '`true` allows connections to database, bucket, virus scanner and mail server across a network without TLS; only for networks that nobody else uses',
    }),
  ADMIN_USERNAME: trimmed.max(200, 'can have at most 200 characters').default('admin').register(settingNotes, {
    description: 'name of the first staff account, which is created if there is none',
  }),
  ADMIN_PASSWORD: z.string().optional().register(settingNotes, {
    description: 'password of that account: 8 to 128 characters, not a common password',
    otherwise: 'generated and printed once',
    secret: true,
  }),
  TRUST_PROXY: trimmed
    .refine((value) => !/^true$/i.test(value), {
      error: `can’t be true: anyone could then send a made-up address. Use ${trustProxyHelp}`,
      abort: true,
    })
    .refine(
      (value) => /^(false|\d{1,2})$/i.test(value) || value.split(',').every((part) => isNetwork(part.trim())),
      `must be false, or ${trustProxyHelp}`,
    )
    .transform((value): false | number | string => {
      if (/^false$/i.test(value)) return false;
      return /^\d+$/.test(value) ? Number(value) : value;
    })
    .default(false)
    .register(settingNotes, {
      description: 'number of proxies in front of the server (`1`), or their addresses (`127.0.0.1, 10.0.0.0/8`)',
    }),
  SESSION_IDLE_MINUTES: numberBetween(1, 24 * 60)
    .default(30)
    .register(settingNotes, {
      description: 'minutes without use after which a session ends',
    }),
  SESSION_HOURS: numberBetween(1, 24 * 30)
    .default(8)
    .register(settingNotes, {
      description: 'hours after which a session ends even if it is used',
    }),
  SESSION_KEEP_DAYS: numberBetween(0, 365).default(30).register(settingNotes, {
    description: 'days that ‘Keep me signed in on this device’ lasts; 0 removes this choice',
  }),
  SECOND_FACTOR_ROLES: z
    .string()
    .transform((text) => text.split(',').map((word) => word.trim().toLowerCase()))
    .pipe(z.array(z.enum(roles, `must be a list of roles, separated by commas: ${roles.join(', ')}`)))
    .default([])
    .register(settingNotes, {
      description:
        'roles whose accounts must set up a second factor before they can do anything else, separated by commas: `administrator,treasurer`',
      otherwise: 'optional for everyone',
    }),
  SMTP_URL: addressSchema
    .refine(
      isMailServer,
      'must be the address of a mail server, such as smtp://name:password@mail.example.org:587; in the password, write %40 for @, %2F for /, %23 for #, %25 for %',
    )
    .optional()
    .register(settingNotes, {
      description: 'mail server that sends emails: `smtp://name:password@host:587`, or `smtps://` on port 465',
      otherwise: 'emails are written as files to `DATA_DIR/outbox`',
      secret: true,
    }),
  MAIL_FROM: trimmed
    .transform((text, context) => {
      const [, name = '', address = text] = /^([^<>"]*)<([^<>]*)>$/.exec(text) ?? [];
      const email = z.email().safeParse(address.trim());
      if (email.success) return { name: name.trim(), address: email.data };
      context.addIssue('must be an email address, such as office@example.org');
      return z.NEVER;
    })
    .optional()
    .register(settingNotes, {
      description: 'sender of emails: `office@example.org`, or `Our Institute <office@example.org>`',
      otherwise: 'required with `SMTP_URL`',
    }),
  LOG_LEVEL: oneOfWords(logLevels)
    .default('info')
    .register(settingNotes, {
      description: `lowest level that is logged: ${logLevels.map((level) => `\`${level}\``).join(', ')}`,
    }),
  LOG_FORMAT: oneOfWords(logFormats).optional().register(settingNotes, {
    description: '`json`, one object per line, or `pretty`, for people',
    otherwise: '`pretty` on a terminal, else `json`',
  }),
  METRICS_PORT: portSchema.transform(Number).optional().register(settingNotes, {
    description: 'port of `/metrics`, for Prometheus',
    otherwise: 'no metrics',
  }),
  METRICS_HOST: z.string().default('127.0.0.1').register(settingNotes, {
    description: 'address that the metrics server listens on; only Prometheus should be able to reach it',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: addressSchema
    .refine(isHttpUrl, 'must be a full address, such as http://127.0.0.1:4318')
    .optional()
    .register(settingNotes, {
      description:
        'OpenTelemetry collector that receives the traces, as OTLP over HTTP: `http://127.0.0.1:4318`. `OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES` and the other `OTEL_EXPORTER_OTLP_` variables apply as well',
      otherwise: 'no traces',
    }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number(shareMessage)
    .min(0, shareMessage)
    .max(1, shareMessage)
    .default(1)
    .register(settingNotes, {
      description: 'share of requests that are traced, from 0 to 1',
    }),
});

/** A setting as documented in docs/operate.md. */
export interface SettingDescription extends SettingMeta {
  name: string;
  /** Its default, if that is a fixed value. */
  fixedDefault?: string;
}

/** Describes all settings, in the order of docs/operate.md. */
export function describeSettings(): SettingDescription[] {
  return Object.entries(settingsSchema.shape).map(([name, setting]) => {
    const json = z.toJSONSchema(setting, { io: 'input', unrepresentable: 'any' });
    // The default as written in the environment, before any transformation.
    const fixed = json.default ?? setting.safeParse(undefined).data;
    return {
      ...{ name, description: '', ...settingNotes.get(setting) },
      ...(fixed !== undefined && { fixedDefault: String(fixed) }),
    };
  });
}
