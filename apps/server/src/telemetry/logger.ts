import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { messageOf, systemCode } from '../http-error.ts';
import { withoutPrivate } from './private-text.ts';

/** Names of what is never written, should somebody hand it over. */
const secretNames = ['password', 'token', 'authorization', 'cookie', 'headers', 'body', 'query', 'email', 'username'];

/** Failures whose message quotes what was sent: of JSON that can't be read, and of a value that PostgreSQL refuses. */
function quotesInput(error: unknown): boolean {
  return error instanceof SyntaxError || /^2[23]/.test(systemCode(error));
}

/** Whether what is logged is a failure, or has one. */
function isFailure(logged: unknown): boolean {
  return logged instanceof Error || (typeof logged === 'object' && logged !== null && 'err' in logged);
}

/** What is written of a failure. Anything else that hangs on it may be a value of somebody's record. */
function describeFailure(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'something was thrown that is no error' };
  const message = quotesInput(error) ? messageOf(error).replace(/["'“][\s\S]*/, '[input]') : messageOf(error);
  return {
    type: error.name,
    message,
    ...(systemCode(error) && { code: systemCode(error) }),
    // The frames alone: the lines above them are the message again.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && depth < 3 && { cause: describeFailure(error.cause, depth + 1) }),
  };
}

/**
 * Makes the log: a line for each thing that happened, on stdout. No line has a secret, what somebody typed, or a
 * person's address; an account is named by its id.
 * @param target takes the lines in place of stdout
 */
export async function createLogger(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  // Beside the event loop: lines that come while one is written go together, and the last when the process ends.
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
          // Without words of its own pino takes those of the failure, as they are.
          const [first] = args;
          if (args.length === 1 && isFailure(first)) method.call(this, first, 'failure');
          else method.apply(this, args);
        },
        streamWrite: withoutPrivate,
      },
    },
    logFormat === 'pretty' ? await forPeople(target) : target,
  );
}

async function forPeople(target: DestinationStream): Promise<DestinationStream> {
  // Loaded when somebody reads along: servers write JSON.
  const { prettyFactory } = await import('pino-pretty');
  const pretty = prettyFactory({
    colorize: process.stdout.isTTY && !process.env.NO_COLOR,
    translateTime: 'SYS:HH:MM:ss',
    singleLine: true,
  });
  return { write: (line) => target.write(pretty(line)) };
}
