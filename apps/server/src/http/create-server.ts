import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../settings/config.ts';
import { createClientErrorHandler } from './client-errors.ts';
import { requestId } from './request-id.ts';
import { routableUrl } from './well-formed-requests.ts';

/** The server's timeouts, in milliseconds. Fastify's defaults mostly wait forever. */
const timeouts = {
  /** For a request's headers. */
  headers: 15_000,
  /** For a whole request: 25 MB over a slow connection. */
  request: 5 * 60_000,
  /** For the next byte on an active connection. */
  connection: 2 * 60_000,
  /** For the next request on an idle connection; longer than the 60 s after which proxies close it. */
  keepAlive: 65_000,
  /** For a response; calls that take files have their own timeout. */
  handler: 30_000,
} as const;

/** Maximum bytes of a body without files. A text of 200,000 characters may take four bytes each. */
const bodyLimitBytes = 4 * 1024 * 1024;

/** Maximum length of a path parameter, in characters: as long as Node's parser allows. */
const pathMaxCharacters = 16 * 1024;

/**
 * Creates the Fastify server without routes: its timeouts, limits and handling of invalid requests.
 * @param headers headers of every response
 */
export function createServer(
  trustProxy: Config['trustProxy'],
  logger: FastifyBaseLogger | undefined,
  headers: Readonly<Record<string, string>>,
): FastifyInstance {
  const server: FastifyInstance = fastify({
    loggerInstance: logger,
    // Requests are logged by plugins/telemetry.ts instead, without URLs and IP addresses.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(trustProxy),
    genReqId: requestId(trustProxy),
    bodyLimit: bodyLimitBytes,
    connectionTimeout: timeouts.connection,
    keepAliveTimeout: timeouts.keepAlive,
    requestTimeout: timeouts.request,
    handlerTimeout: timeouts.handler,
    // The database is migrated while plugins are loaded, which takes as long as it takes.
    pluginTimeout: 0,
    forceCloseConnections: 'idle',
    // While the server stops, requests on open connections are still handled normally.
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // Lets requests that Node and the router would reject, without our headers and error shape, reach our own hooks.
    http: { requireHostHeader: false },
    rewriteUrl: routableUrl,
    routerOptions: { maxParamLength: pathMaxCharacters },
    clientErrorHandler: createClientErrorHandler(headers, (line) => server.log.info(line, 'malformed request')),
  });
  // Node would reject an unknown `Expect` header; RFC 9110 allows ignoring it.
  server.server.on('checkExpectation', (request, response) => server.routing(request, response));
  server.server.headersTimeout = timeouts.headers;
  return server;
}

/** Converts the setting for Fastify: a number trusts that many proxies, counted from the server. */
function trustedProxies(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
