import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { messageOf, systemCode } from '../errors/http-error.ts';
import type { Config } from '../settings/config.ts';

/** Names of properties that are redacted in case they are ever logged. */
const secretNames = ['password', 'token', 'authorization', 'cookie', 'headers', 'body', 'query', 'email', 'username'];

/**
 * Private text that is removed from every log line, with its replacement. Before it a cheap pre-check that any such
 * text matches and few lines do, which takes a hundredth of the time.
 */
const patterns: readonly (readonly [sign: RegExp, RegExp, string])[] = [
  // Bounded lengths avoid quadratic backtracking on long texts.
  [/@|%40/, /[\p{L}\p{N}._+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/giu, '[email]'],
  [/Bearer/i, /\bBearer\s+[^\s"\\]+/gi, '[token]'],
  // Session tokens and file keys: 256 bits in base64url.
  [/(?<![\w-])[\w-]{43}/, /(?<![\w-])[\w-]{43}(?![\w-])/g, '[token]'],
  // The query of a URL may be user input.
  [/\?/, /(\/[^\s?"\\]{0,500})\?[^\s"\\]+/g, '$1?[query]'],
];

/** Redacts email addresses, tokens and the queries of URLs in a text. JSON stays valid. */
function withoutPrivate(text: string): string {
  return patterns.reduce(
    (redacted, [sign, pattern, replacement]) =>
      sign.test(redacted) ? redacted.replace(pattern, replacement) : redacted,
    text,
  );
}

/** Whether an error's message may quote user input: JSON syntax errors, and values that PostgreSQL rejects. */
function quotesInput(error: unknown): boolean {
  return error instanceof SyntaxError || /^2[23]/.test(systemCode(error));
}

/** Whether a logged value is an error, or has one as `err`. */
function isFailure(logged: unknown): boolean {
  return logged instanceof Error || (typeof logged === 'object' && logged !== null && 'err' in logged);
}

/** The loggable parts of an error. Its other properties could contain values of records. */
function describeFailure(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'something that is not an error was thrown' };
  const message = quotesInput(error) ? messageOf(error).replace(/["'“][\s\S]*/, '[input]') : messageOf(error);
  return {
    type: error.name,
    message,
    ...(systemCode(error) && { code: systemCode(error) }),
    // Only the frames: the lines above them repeat the message.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && depth < 3 && { cause: describeFailure(error.cause, depth + 1) }),
  };
}

/**
 * Creates the server's log, a line per event on stdout. Lines contain no secrets, no user input and no email
 * addresses; accounts are identified by their ids.
 * @param target destination of the lines, instead of stdout
 */
export async function createLogger(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  // Asynchronous: lines that arrive during a write are written together, and the last ones when the process exits.
  target: DestinationStream = destination({ dest: 1, sync: false }),
): Promise<Logger> {
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
      serializers: {
        err: (error: unknown) => describeFailure(error),
        req: ({ method }: { method?: string }) => ({ method }),
        res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      },
      hooks: {
        logMethod(args, method) {
          // Without a message pino would use that of the error, unredacted.
          const [first] = args;
          if (args.length === 1 && isFailure(first)) method.call(this, first, 'failure');
          else method.apply(this, args);
        },
        streamWrite: withoutPrivate,
      },
    },
    logFormat === 'pretty' ? await prettyPrinted(target) : target,
  );
}

async function prettyPrinted(target: DestinationStream): Promise<DestinationStream> {
  // Loaded only for this format, since servers in production log JSON.
  const { prettyFactory } = await import('pino-pretty');
  const pretty = prettyFactory({
    colorize: process.stdout.isTTY && !process.env.NO_COLOR,
    translateTime: 'SYS:HH:MM:ss',
    singleLine: true,
  });
  return { write: (line) => target.write(pretty(line)) };
}
