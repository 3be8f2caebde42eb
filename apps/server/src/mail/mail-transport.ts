import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../durable-write.ts';
import { describeCertificateError } from '../errors/certificate-error.ts';
import type { Config } from '../settings/config.ts';
import type { EmailMessage } from './email-message.ts';

/** Timeouts for the mail server, in milliseconds. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;
/** Timeout for sending one mail in total, in milliseconds, even while the connection is active. */
const sendWithinMs = 60_000;
/** Header of a mail in the outbox with the URL of its link. */
const linkHeader = 'X-Porchlight-Link';

/** The id of a queued mail, or of a delivery to the email list. */
export type MailId = number | `delivery-${number}`;

/** Sends mails, or writes them to files. */
export interface MailTransport {
  /** Whether mails are sent; otherwise they are written to files, and administrators see their links. */
  sends: boolean;
  /**
   * Sends a mail.
   * @param id the mail's id, or that of a delivery; repeated attempts have the same Message-ID
   * @param signal aborts the attempt
   * @throws NodemailerError when it was not accepted
   */
  send(email: EmailMessage, id: MailId, signal: AbortSignal): Promise<void>;
  /** Checks that mails can be sent. @throws Error with the mail server's message when they can't */
  check(): Promise<void>;
  /** The link of a mail in the outbox; undefined when there is none. */
  linkOf(id: number): Promise<string | undefined>;
  /** Deletes outbox files that were written before a moment, in milliseconds since 1970. */
  purge(before: number): Promise<void>;
}

/** The settings of the transport. */
type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl' | 'allowsUnencrypted'>;

/** Creates the configured transport: SMTP, or the folder `outbox`. @param sender returns the organization's name */
export function createMailTransport(config: MailSettings, sender: () => string, now: () => Date): MailTransport {
  const { hostname } = new URL(config.publicUrl);
  const message = ({ link: _, headers, ...email }: EmailMessage, id: MailId) => ({
    ...email,
    from: config.mailFrom ?? { name: sender(), address: `no-reply@${hostname}` },
    date: now(),
    messageId: `<mail-${id}@${hostname}>`,
    // Suppresses automatic replies, such as out-of-office messages.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return config.smtpUrl
    ? smtp(config.smtpUrl, message, config.allowsUnencrypted)
    : outbox(join(config.dataDir, 'outbox'), message, now);
}

type MakeMessage = (email: EmailMessage, id: MailId) => object & { headers: Record<string, string> };

function smtp(url: string, message: MakeMessage, allowsUnencrypted: boolean): MailTransport {
  const { hostname, password } = new URL(url);
  const isLocal = /^(localhost|127\.|\[::1\])/.test(hostname);
  // A password is never sent unencrypted, even with ALLOW_UNENCRYPTED.
  const options = { url, ...timeouts, requireTLS: !isLocal && (password !== '' || !allowsUnencrypted) };
  // Loaded with the first mail, which keeps the server's start fast.
  const transport = async () => (await import('nodemailer')).createTransport(options);
  return {
    sends: true,
    async send(email, id, signal) {
      const eitherSignal = AbortSignal.any([signal, AbortSignal.timeout(sendWithinMs)]);
      const mail = { ...message(email, id), signal: eitherSignal };
      await (await transport()).sendMail(mail).catch(throwCertificateError);
    },
    async check() {
      await (await transport()).verify().catch(throwCertificateError);
    },
    linkOf: async () => undefined,
    purge: async () => {},
  };
}

/** @throws Error with an explanation when the mail server's certificate was refused, otherwise the original error */
function throwCertificateError(error: unknown): never {
  const fault = describeCertificateError(error);
  throw fault ? new Error(fault, { cause: error }) : error;
}

/** Writes mails to `.eml` files, which mail programs can open. */
function outbox(folder: string, message: MakeMessage, now: () => Date): MailTransport {
  const composer = async () => (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true });
  const fileOf = (id: MailId) => join(folder, `${id}.eml`);
  return {
    sends: false,
    async send(email, id) {
      const { headers, ...content } = message(email, id);
      const link = email.link ? { [linkHeader]: email.link } : {};
      const { message: bytes } = await (await composer()).sendMail({ ...content, headers: { ...headers, ...link } });
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
