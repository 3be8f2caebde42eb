import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import helmet from 'helmet';

/** How long a browser that has seen the site over https asks for it in no other way: a year, in seconds. */
const httpsOnlySeconds = 365 * 24 * 60 * 60;

/**
 * Powerful features that no page uses, by their names in the registry of the Permissions Policy specification. What the
 * pages do use is left as browsers have it, for the site itself: sound and films (autoplay, picture-in-picture,
 * media-playback-while-not-visible), full screen, sharing, and copying an address (clipboard-write, web-share). Names
 * that some version of Chromium does not know are left out: it warns of each of them on every page.
 */
const deniedFeatures = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * The headers of every answer: helmet's, and what helmet leaves out. The policy is the one of an answer that is no page:
 * it loads nothing and stands in no frame. Pages and stored files send their own policy in its place.
 * @param https whether the site is reached over https alone
 */
export function answerHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    ...helmetHeaders(https),
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}

/** Sets the headers of every answer that Fastify gives. Registered first: what refuses a request answers with them too. */
export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, { headers }: { headers: Readonly<Record<string, string>> }) => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
  },
);

/** They depend on the settings only, so they are computed once and not for every request. */
function helmetHeaders(https: boolean): Record<string, string> {
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    // Podcasts and panoramas of other sites are embedded, and they don't send what this would demand.
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: httpsOnlySeconds } : false,
  });
  // An import would read all that the module exports, and so load its WebSocket: a twentieth of a start.
  const { IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http');
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  set(request, response, (error?: unknown) => {
    if (error) throw error;
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
