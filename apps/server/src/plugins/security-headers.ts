import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import helmet from 'helmet';

/**
 * Sets helmet's headers on every answer, and what helmet leaves out. The policy is the one of an answer that is no page:
 * it loads nothing and stands in no frame. Pages and stored files send their own policy in its place.
 */
export const securityHeaders = fastifyPlugin(async (app: FastifyInstance, options: { https: boolean }) => {
  const headers = {
    ...helmetHeaders(options.https),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
});

/** They depend on the settings only, so they are computed once and not for every request. */
function helmetHeaders(https: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    // Podcasts and panoramas of other sites are embedded, and they don't send what this would demand.
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 15_552_000 } : false,
  });
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  set({} as IncomingMessage, recorder as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}
