import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail that the test server has received. */
export interface ReceivedMail {
  to: string[];
  /** Its MIME source: headers, then text and HTML. */
  source: string;
  /** The link in it, if any. */
  link: string | undefined;
}

type Behavior = number | 'silent' | 'lost' | null;

/** An SMTP server in this process. */
export interface MailServer {
  /** Settings of a Porchlight that sends its mails to it. */
  settings: { SMTP_URL: string; MAIL_FROM: string };
  /** Received mails, latest last. */
  arrived: ReceivedMail[];
  /**
   * Sets how it rejects mails: with an SMTP code such as 451 or 550, by not responding, or by closing the connection
   * once it has the mail; null to accept them.
   * @param message what it says
   * @param recipient of whose mails. @default all
   */
  answerWith(behavior: Behavior, message?: string, recipient?: string): void;
  stop(): Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: ReceivedMail[] = [];
  let behavior: Behavior = null;
  let answer = '';
  let refused: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (behavior === 'silent') return;
      const isAccepted = typeof behavior !== 'number' || (refused !== undefined && refused !== address);
      done(isAccepted ? null : Object.assign(new Error(answer), { responseCode: behavior }));
    },
    onData(stream, { envelope }, done) {
      if (behavior === 'lost') {
        stream.resume();
        stream.on('end', () => connections.forEach((socket) => void socket.destroy()));
        return;
      }
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
  const connections = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'office@example.org' },
    arrived,
    answerWith: (next, message = 'not now, thank you', recipient) => {
      behavior = next;
      answer = message;
      refused = recipient;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
