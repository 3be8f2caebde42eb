/** What settings may be: addresses, ports, numbers, words. */
import { isIP } from 'node:net';
import { z } from 'zod';

/** Whether an address names a site and no more: pages and their files begin at the root of one. */
export function isSiteRoot(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^\/*$/.test(url.pathname) && !url.search && !url.hash && !url.username;
}

/** Whether an address names a PostgreSQL database. A path with more in it is a password with a sign in it. */
export function isPostgres(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && /^\/[^/@]+$/.test(url.pathname);
}

/** Whether an address names a mail server. */
export function isMailServer(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname);
}

/** A bucket of an S3 store, and what its keys begin with. */
export const bucketPattern = /^s3:\/\/(?<bucket>[\w][\w.-]{1,61}[\w])\/*(?<prefix>(?:\/[\w!.*'()-]+)*)\/*$/i;

/** Whether a text is an IP address, or one with the length of its network: `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/');
  const version = isIP(address);
  return (
    version !== 0 && more.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
  );
}

/** What a setting of proxies takes, in words. */
export const proxyWords =
  'how many proxies stand in front, such as 1, or their addresses, such as 127.0.0.1, 10.0.0.0/8';

/** What may be logged at least. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
/** How the log may be written. */
export const logFormats = ['json', 'pretty'] as const;

/** A port, as it is written. */
export const port = z
  .string()
  .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'has to be a port from 0 to 65535');

/** A whole number within bounds. */
export const numberBetween = (least: number, most: number) =>
  z
    .string()
    .trim()
    .refine(
      (value) => /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most,
      `has to be a whole number from ${least} to ${most}`,
    )
    .transform(Number);

/** Said of what is no share. */
export const share = 'has to be a number from 0 to 1, such as 0.1';

/** One of some words, in any case. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(words, `has to be one of: ${words.join(', ')}`));
