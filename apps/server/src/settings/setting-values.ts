/** Schemas and checks for the values of settings. */
import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * Finds what makes the URL of a service ambiguous: a character of its password that ends the password, or that URL
 * parsers drop. @returns an error message; null for an unambiguous URL
 */
export function ambiguityIn(address: string): string | null {
  // Parsers remove tabs and line breaks silently.
  if (/\p{Cc}/u.test(address)) return 'contains a tab, a line break or another invisible character: remove it';
  if (address.includes('#')) return 'contains a #, after which nothing would be read: write # as %23';
  if (address.includes('\\')) return 'contains a \\, which some programs read as /: write \\ as %5C';
  if (!isDecodable(address)) return 'contains a % that encodes no character: write % as %25';
  const [, rest = ''] = /^[a-z\d+.-]+:\/\/[^/?]*(.*)$/is.exec(address) ?? [];
  return rest.includes('@')
    ? 'contains an @ after a / or a ?: in the password, write / as %2F, ? as %3F and @ as %40'
    : null;
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** Schema of an unambiguous URL. */
export const addressSchema = z
  .string()
  .trim()
  .refine((address) => ambiguityIn(address) === null, {
    error: ({ input }) => ambiguityIn(String(input)) ?? undefined,
    abort: true,
  });

/** Whether a URL is on the web. */
export function isHttpUrl(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '');
}

/** Whether a URL is that of a service without a path of its own, a query or an account. */
export function isServiceUrl(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && isHttpUrl(address) && !address.includes('?') && !url.username && !url.password;
}

/** Whether a URL is the root of a site: the website can't be served below a path. */
export function isSiteRoot(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^\/*$/.test(url.pathname) && !/[?#]/.test(address) && !url.username && !url.password;
}

/** Whether a URL names a PostgreSQL database. A longer path means that a `/` or `@` in the password is not encoded. */
export function isPostgres(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && /^\/[^/@]+$/.test(url.pathname);
}

/** Whether a URL names a mail server. */
export function isMailServer(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname);
}

/** An S3 bucket with an optional prefix of its keys: `s3://bucket/prefix`. */
export const bucketPattern = /^s3:\/\/(?<bucket>[\w][\w.-]{1,61}[\w])\/*(?<prefix>(?:\/[\w!.*'()-]+)*)\/*$/i;

/** Whether a text is an IP address or a network in CIDR notation: `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/');
  const version = isIP(address);
  return (
    version !== 0 && more.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
  );
}

/** Describes the values of TRUST_PROXY, for error messages. */
export const trustProxyHelp =
  'the number of proxies in front of the server, such as 1, or their addresses, such as 127.0.0.1, 10.0.0.0/8';

/** The log levels. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
/** The formats of the log. */
export const logFormats = ['json', 'pretty'] as const;

/** Schema of a TCP port, as a string. */
export const portSchema = z
  .string()
  .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'must be a port from 0 to 65535');

/** Schema of an integer within bounds, both included, from a string. */
export const numberBetween = (least: number, most: number) =>
  z
    .string()
    .trim()
    .refine(
      (value) => /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most,
      `must be a whole number from ${least} to ${most}`,
    )
    .transform(Number);

/** Error message for a value that is not a share. */
export const shareMessage = 'must be a number from 0 to 1, such as 0.1';

/** Schema of one of some words, case-insensitive. */
export const oneOfWords = <const Word extends string>(words: readonly Word[]) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(words, `must be one of: ${words.join(', ')}`));
