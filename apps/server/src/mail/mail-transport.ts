import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { certificateFault } from '../certificate-fault.ts';
import type { Config } from '../config.ts';
import { writeDurably } from '../files/durable-write.ts';
import type { Letter } from './letter.ts';

/** How long the mail server may take, in milliseconds. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;
/** How long it may take for one mail in all, in milliseconds, however busy it looks. */
const sendWithinMs = 60_000;
/** Header of a mail in the outbox: the address that it leads to. */
const linkHeader = 'X-Porchlight-Link';

/** Takes mails away. */
export interface MailTransport {
  /** Whether mails leave this machine; else they are kept as files, and their links are shown to administrators. */
  sends: boolean;
  /**
   * Hands a mail over.
   * @param id the mail's number: a mail that is handed over twice is the same mail
   * @param signal breaks it off
   * @throws NodemailerError when it was not taken
   */
  send(letter: Letter, id: number, signal: AbortSignal): Promise<void>;
  /** @throws Error when no mail could be sent, with what the mail server says */
  check(): Promise<void>;
  /** The link of a mail that is kept as a file; undefined when there is none. */
  linkOf(id: number): Promise<string | undefined>;
  /** Removes files of mails that were written before a moment, in milliseconds since 1970. */
  purge(before: number): Promise<void>;
}

/** What the transport is made of. */
type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl' | 'allowsUnencrypted'>;

/** The transport of the settings: an SMTP server, or the folder `outbox`. @param sender the organization's name */
export function createMailTransport(config: MailSettings, sender: () => string, now: () => Date): MailTransport {
  const { hostname } = new URL(config.publicUrl);
  const message = ({ link: _, ...letter }: Letter, id: number) => ({
    ...letter,
    from: config.mailFrom ?? { name: sender(), address: `no-reply@${hostname}` },
    date: now(),
    messageId: `<mail-${id}@${hostname}>`,
    // Answering machines are not to answer.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return config.smtpUrl
    ? smtp(config.smtpUrl, message, config.allowsUnencrypted)
    : outbox(join(config.dataDir, 'outbox'), message, now);
}

type MakeMessage = (letter: Letter, id: number) => object & { headers: Record<string, string> };

function smtp(url: string, message: MakeMessage, allowsUnencrypted: boolean): MailTransport {
  const { hostname, password } = new URL(url);
  const isLocal = /^(localhost|127\.|\[::1\])/.test(hostname);
  // A password never travels in the open.
  const options = { url, ...timeouts, requireTLS: !isLocal && (password !== '' || !allowsUnencrypted) };
  // Loaded with the first mail and not at the start.
  const transport = async () => (await import('nodemailer')).createTransport(options);
  return {
    sends: true,
    async send(letter, id, signal) {
      const within = AbortSignal.any([signal, AbortSignal.timeout(sendWithinMs)]);
      const mail = { ...message(letter, id), signal: within };
      await (await transport()).sendMail(mail).catch(tellCertificateFault);
    },
    async check() {
      await (await transport()).verify().catch(tellCertificateFault);
    },
    linkOf: async () => undefined,
    purge: async () => {},
  };
}

/** @throws Error with a sentence of ours where the mail server's certificate was refused, else what was thrown */
function tellCertificateFault(error: unknown): never {
  const fault = certificateFault(error);
  throw fault ? new Error(fault, { cause: error }) : error;
}

/** Keeps mails as files that any program for mails opens. */
function outbox(folder: string, message: MakeMessage, now: () => Date): MailTransport {
  const composer = async () => (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true });
  const fileOf = (id: number) => join(folder, `${id}.eml`);
  return {
    sends: false,
    async send(letter, id) {
      const { headers, ...rest } = message(letter, id);
      const link = letter.link ? { [linkHeader]: letter.link } : {};
      const { message: bytes } = await (await composer()).sendMail({ ...rest, headers: { ...headers, ...link } });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(fileOf(id), Buffer.isBuffer(bytes) ? bytes : Buffer.from(String(bytes)), folder, now());
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },
    async linkOf(id) {
      const text = await readFile(fileOf(id), 'latin1').catch(() => '');
      return new RegExp(`^${linkHeader}:\\s*(\\S+)`, 'im').exec(text)?.[1];
    },
    async purge(before) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        if ((await stat(path)).mtimeMs < before) await rm(path, { force: true });
      }
    },
  };
}
