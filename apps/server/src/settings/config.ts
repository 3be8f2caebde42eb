import { readFileSync, statSync } from 'node:fs';
import type { z } from 'zod';
import { messageOf, StartError } from '../errors/http-error.ts';
import type { BucketAddress } from './service-addresses.ts';
import { describeSettings, settingsSchema } from './settings.ts';
import { unencryptedServices } from './unencrypted-services.ts';

/** The server's settings, read from the environment once: see `settings.ts` for what each one means. */
export type Config = ReturnType<typeof readConfig>;

/** Maximum size of a file with a secret, in bytes. */
const secretFileMaxBytes = 64 * 1024;

/**
 * Reads the secrets given as files, by `{NAME}_FILE`.
 * @param variables the variables that are set
 * @returns the variables with these secrets added, and error messages about the files
 */
function withSecretFiles(variables: Record<string, string>): { settings: Record<string, string>; faults: string[] } {
  const settings = { ...variables };
  const faults: string[] = [];
  // Skips `describeSettings`, which is slow, in the usual case that there are none.
  if (!Object.keys(variables).some((name) => name.endsWith('_FILE'))) return { settings, faults };
  for (const { name, secret } of describeSettings()) {
    const variable = `${name}_FILE`;
    const path = variables[variable];
    if (!secret || path === undefined) continue;
    if (variables[name] !== undefined) {
      faults.push(`${name} and ${variable} are both set: unset one of them.`);
      continue;
    }
    try {
      if (statSync(path).size > secretFileMaxBytes) throw new Error('it is too large');
      // Some editors add a byte order mark, and most add a line break at the end.
      const value = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)).replace(/\r?\n$/, '');
      if (!value.trim()) throw new Error('it is empty');
      settings[name] = value;
    } catch (error) {
      faults.push(
        `${variable} must be the path of a readable text file that contains only the secret: ${messageOf(error)}.`,
      );
    }
  }
  return { settings, faults };
}

/**
 * Reads and validates the settings, including secrets given as files.
 * @param environment variables by name; an empty one counts as not set
 * @param isTerminal whether the log is written to a terminal
 * @throws StartError that lists each invalid setting with what it has to be
 */
export function readConfig(environment: Record<string, string | undefined>, isTerminal = false) {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) if (value?.trim()) variables[name] = value;
  const files = withSecretFiles(variables);
  const result = settingsSchema.safeParse(files.settings);
  const faults = result.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`) ?? [];
  const { METRICS_PORT: metricsPort = '0', PORT: sitePort = '3000' } = files.settings;
  if (Number(metricsPort) > 0 && Number(metricsPort) === Number(sitePort)) {
    faults.push('METRICS_PORT must differ from PORT.');
  }
  if (files.settings.SMTP_URL && !files.settings.MAIL_FROM) {
    faults.push('SMTP_URL also needs MAIL_FROM, the sender of emails.');
  }
  const { STORAGE_URL: storageUrl, AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret } = files.settings;
  if (storageUrl !== undefined && (keyId === undefined) !== (secret === undefined)) {
    faults.push('Set both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or neither.');
  }
  faults.push(...files.faults);
  if (!result.success || faults.length > 0) throw new StartError(faults.join('\n'));
  const settings = result.data;
  const storage = storageOf(settings);
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: sampledShare } = settings;
  const tracing = endpoint ? { endpoint, sampledShare } : undefined;
  const warnings = unencryptedServices({
    databaseUrl: settings.DATABASE_URL,
    storage,
    scanner: settings.CLAMD_URL,
    tracing,
  });
  if (warnings.length > 0 && !settings.ALLOW_UNENCRYPTED) {
    const sentences = warnings.map((text) => `${text[0]?.toUpperCase()}${text.slice(1)}`);
    throw new StartError(
      `${sentences.join('\n')}\nIf nobody else uses that network, set ALLOW_UNENCRYPTED=true to allow this.`,
    );
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    storage,
    scanner: settings.CLAMD_URL,
    allowsUnencrypted: settings.ALLOW_UNENCRYPTED,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    adminUsername: settings.ADMIN_USERNAME,
    adminPassword: settings.ADMIN_PASSWORD,
    trustProxy: settings.TRUST_PROXY,
    sessions: {
      idleMs: settings.SESSION_IDLE_MINUTES * 60_000,
      absoluteMs: settings.SESSION_HOURS * 60 * 60_000,
      rememberedMs: settings.SESSION_KEEP_DAYS * 24 * 60 * 60_000,
    },
    secondFactorRoles: settings.SECOND_FACTOR_ROLES,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    logLevel: settings.LOG_LEVEL,
    logFormat: settings.LOG_FORMAT ?? (isTerminal ? 'pretty' : 'json'),
    metricsPort: settings.METRICS_PORT,
    metricsHost: settings.METRICS_HOST,
    tracing,
  };
}

function storageOf(settings: z.infer<typeof settingsSchema>): BucketAddress | undefined {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  return (
    settings.STORAGE_URL && {
      ...settings.STORAGE_URL,
      region: settings.AWS_REGION,
      endpoint: settings.AWS_ENDPOINT_URL_S3,
      credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    }
  );
}
