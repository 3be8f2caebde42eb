import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { answerClientError } from './client-errors.ts';
import { readableAddress } from './readable-requests.ts';
import { requestId } from './request-id.ts';

/** How long the server waits, in milliseconds. Fastify's own defaults are to wait for ever. */
const timeouts = {
  /** For a request's headers. */
  headers: 15_000,
  /** For a whole request: 25 MB on a slow line. */
  request: 5 * 60_000,
  /** For the next byte on a connection that is in use. */
  connection: 2 * 60_000,
  /** For the next request on a connection; longer than the 60 s after which proxies close theirs. */
  keepAlive: 65_000,
  /** For an answer; calls that take files have their own. */
  handler: 30_000,
} as const;

/** Bytes of a body without files. A text of 200,000 characters may take four bytes each. */
const bodyLimitBytes = 4 * 1024 * 1024;

/** Characters of a path's part that is a parameter: any that Node's parser lets through. */
const pathMaxCharacters = 16 * 1024;

/**
 * The server without its routes: how long it waits, how much it takes, and what it says to what it can’t read.
 * @param headers of every answer
 */
export function createServer(
  trustProxy: Config['trustProxy'],
  logger: FastifyBaseLogger | undefined,
  headers: Readonly<Record<string, string>>,
): FastifyInstance {
  const server: FastifyInstance = fastify({
    loggerInstance: logger,
    // The requests' own lines are written by telemetry/requests.ts, and name no address.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(trustProxy),
    genReqId: requestId(trustProxy),
    bodyLimit: bodyLimitBytes,
    connectionTimeout: timeouts.connection,
    keepAliveTimeout: timeouts.keepAlive,
    requestTimeout: timeouts.request,
    handlerTimeout: timeouts.handler,
    forceCloseConnections: 'idle',
    // What comes on a connection that is open still, while the server stops, is answered like any other.
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // What Node and the router would refuse in their own words and without our headers comes as far as our own hooks.
    http: { requireHostHeader: false },
    rewriteUrl: readableAddress,
    routerOptions: { maxParamLength: pathMaxCharacters },
    clientErrorHandler: answerClientError(headers, (line) => server.log.info(line, 'request that can’t be read')),
  });
  // Node would refuse an expectation that it doesn't know; RFC 9110 lets us pass over it.
  server.server.on('checkExpectation', (request, response) => server.routing(request, response));
  server.server.headersTimeout = timeouts.headers;
  return server;
}

/** A number means that many proxies in front of the server, counted from it. */
function trustedProxies(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
