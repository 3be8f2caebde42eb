import { SMTPServer } from 'smtp-server';

/** A mail that the test server has received. */
export interface ReceivedMail {
  to: string[];
  /** Its MIME source: headers, then text and HTML. */
  source: string;
  /** The link in it, if any. */
  link: string | undefined;
}

type Behavior = number | 'silent' | null;

/** An SMTP server in this process. */
export interface MailServer {
  /** Settings of a Porchlight that sends its mails to it. */
  settings: { SMTP_URL: string; MAIL_FROM: string };
  /** Received mails, latest last. */
  arrived: ReceivedMail[];
  /** Sets how it rejects mails: with an SMTP code such as 451 or 550, or by not responding; null to accept them. */
  answerWith(behavior: Behavior): void;
  stop(): Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: ReceivedMail[] = [];
  let behavior: Behavior = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      if (behavior === 'silent') return;
      done(behavior === null ? null : Object.assign(new Error('not now, thank you'), { responseCode: behavior }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        // Quoted-printable encoding ends wrapped lines with `=`.
        const link = /http\S+#[\w-]{43}/.exec(source.replace(/=\r\n/g, ''))?.[0];
        arrived.push({ to: envelope.rcptTo.map(({ address }) => address), source, link });
        done(null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'office@example.org' },
    arrived,
    answerWith: (next) => {
      behavior = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
