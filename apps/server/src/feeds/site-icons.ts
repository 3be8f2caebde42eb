import { createHash } from 'node:crypto';
import type { SiteFacts, WebRenderer } from '@porchlight/contract/rendering';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { matchesEtag } from '../http/if-none-match.ts';
import type { FileStore } from '../media/index.ts';
import { iconVersion } from '../pages/icon-version.ts';
import type { IconFile } from './icon-picture.ts';

/** Options of the plugin {@link siteIcons}. */
export interface SiteIconsOptions {
  renderer: Pick<WebRenderer, 'site'>;
  files: Pick<FileStore, 'find'>;
  /** Folder of the website's browser files. */
  clientDir: string;
}

/** The files of the website that have the site's icon, by their path. */
const iconFiles: ReadonlyMap<string, IconFile> = new Map([
  ['/favicon.svg', { type: 'image/svg+xml', sizePx: 512, isOpaque: false }],
  ['/favicon.ico', { type: 'image/x-icon', sizePx: 32, isOpaque: false }],
  ['/apple-touch-icon.png', { type: 'image/png', sizePx: 180, isOpaque: true }],
  ['/icon-144.png', { type: 'image/png', sizePx: 144, isOpaque: false }],
  ['/icon-192.png', { type: 'image/png', sizePx: 192, isOpaque: false }],
  ['/icon-512.png', { type: 'image/png', sizePx: 512, isOpaque: false }],
  ['/icon-maskable-512.png', { type: 'image/png', sizePx: 512, isOpaque: true }],
]);

/** Maximum number of drawn icons in memory: those of this look and the one before. */
const cachedMax = 2 * iconFiles.size;

/**
 * Serves the site's icons in its own look and with its own logo, in place of the files of the website. Without either,
 * the files are served. A hook and no route, since the files have routes.
 */
export const siteIcons = fastifyPlugin(
  async (app: FastifyInstance, { renderer, files, clientDir }: SiteIconsOptions) => {
    const drawn = new LRUCache<string, Promise<Buffer>>({ max: cachedMax });
    const draw = async (file: IconFile, site: SiteFacts) => {
      const { drawIcon } = await import('./icon-picture.ts');
      return drawIcon(file, site, { files, clientDir });
    };
    app.addHook('onRequest', async (request, reply) => {
      const [path = ''] = (request.raw.url ?? '').split('?', 1);
      const file = iconFiles.get(path);
      const version = file && iconVersion(renderer.site);
      if (!file || !version || !['GET', 'HEAD'].includes(request.method)) return undefined;
      const key = `${path} ${version}`;
      const picture = drawn.get(key) ?? draw(file, renderer.site);
      drawn.set(key, picture);
      const content = await picture.catch((error: unknown) => {
        drawn.delete(key);
        throw error;
      });
      const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
      reply.headers({ etag, 'cache-control': 'public, max-age=3600', 'content-type': file.type });
      if (file.type === 'image/svg+xml')
        reply.header('content-security-policy', "default-src 'none'; img-src data:; style-src 'unsafe-inline'");
      return matchesEtag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(content);
    });
  },
  { name: 'site-icons' },
);
