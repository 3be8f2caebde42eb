import { Socket } from 'node:net';
import helmet from 'helmet';

/** `max-age` of HSTS: a year, in seconds. */
const httpsOnlySeconds = 365 * 24 * 60 * 60;

/**
 * Powerful features that no page uses, except the camera at the door, by their names in the Permissions Policy registry. Features that the pages use
 * keep the browser's default, the site itself: sound and films (autoplay, picture-in-picture,
 * media-playback-while-not-visible), full screen, sharing and copying a URL (web-share, clipboard-write). Names that
 * some Chromium versions don't know are left out, since they log a warning for each on every page.
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
] as const;

/**
 * The security headers of every response: helmet's, and `Permissions-Policy`. The Content-Security-Policy is for
 * responses other than pages: it loads nothing and can't be framed. Pages and stored files replace it with their own.
 * @param https whether the site is only reachable over https
 */
export function defaultSecurityHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    ...helmetHeaders(https),
    'permissions-policy': permissionsPolicy(),
  };
}

/** `Permissions-Policy` of a page. @param allowed features that this page itself may use, and no frame in it */
export function permissionsPolicy(allowed: readonly (typeof deniedFeatures)[number][] = []): string {
  return deniedFeatures.map((feature) => `${feature}=(${allowed.includes(feature) ? 'self' : ''})`).join(', ');
}

/** Computes helmet's headers once, since they depend only on the settings. */
function helmetHeaders(https: boolean): Record<string, string> {
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    // Podcasts and panoramas are embedded from sites that don't send the headers this would require.
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: httpsOnlySeconds } : false,
  });
  // An `import` would evaluate all exports, including the lazily loaded WebSocket: a twentieth of the startup time.
  const { IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http');
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  set(request, response, (error?: unknown) => {
    if (error) throw error;
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
