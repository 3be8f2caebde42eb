import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const root = join(import.meta.dirname, '../../../..');
/** Folder of the built website. */
export const webDist = join(root, 'apps/web/dist');

/** A server of the whole product, with an https public URL. */
export interface FullSite extends TestServer {
  /** The port it listens on, for requests that need a real socket. */
  port: number;
}

/** Starts the whole product as visitors use it; builds the website first, which is fast when nothing has changed. */
export async function startFullSite(): Promise<FullSite> {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The website could not be built.');
  const server = await startTestServer(undefined, { webDist, publicUrl: 'https://porchlight.example.org' });
  const { port } = new URL(await server.server.listen({ port: 0, host: '127.0.0.1' }));
  return { ...server, port: Number(port) };
}

/** Headers that every response carries, whatever the request. */
const headersOfEveryAnswer = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-request-id',
];

/** The headers that a response lacks. Scripts, stylesheets and fonts need no `permissions-policy`. */
export function missingHeaders(headers: Readonly<Record<string, unknown>>): string[] {
  const isPartOfPage = /^(application\/javascript|text\/css|font\/)/.test(String(headers['content-type']));
  return headersOfEveryAnswer.filter(
    (name) => headers[name] === undefined && !(isPartOfPage && name === 'permissions-policy'),
  );
}
