import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { ResponsePageContent } from '../http/response-page.ts';
import type { Changes } from '../records/changes.ts';
import { responseDocument } from './document.ts';
import { CachedPage } from './page-cache.ts';
import { sendPage } from './send-page.ts';
import { loadWebBundle } from './web-bundle.ts';

/** Options of the plugin {@link responsePages}. */
export interface ResponsePagesOptions {
  /** Folder of the built website. */
  dist: string;
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string;
  /** Emits every committed write. */
  changes: Changes;
  now(): Date;
}

/** Maximum number of cached error pages. There are some ten, and clients may request missing pages in a loop. */
const errorPagesMax = 20;
/** Lifetime of a cached error page: it shows the current year. */
const errorPageMaxAgeMs = 15 * 60 * 1000;

/**
 * Renders the responses to forms sent without JavaScript, and error pages, in the website's design. Responses to forms
 * are not cached, since they may contain input.
 */
export const responsePages = fastifyPlugin(
  async (app: FastifyInstance, { dist, publicUrl, changes, now }: ResponsePagesOptions) => {
    const bundle = await loadWebBundle(dist);
    const errorPages = new LRUCache<string, CachedPage>({ max: errorPagesMax, ttl: errorPageMaxAgeMs });
    changes.subscribe(({ resource }) => {
      if (resource === 'organization' || resource === 'menus') errorPages.clear();
    });
    const render = async (content: ResponsePageContent) => {
      const page = await bundle.renderer.renderResponsePage({ ...content, origin: publicUrl, now: now() });
      return new CachedPage(responseDocument(page, bundle));
    };
    app.decorateReply('renderResponsePage', async function (this: FastifyReply, content: ResponsePageContent) {
      const { status, title, text, email, backPath, forms, next } = content;
      if ([email, backPath, forms, next].some((each) => each !== undefined)) {
        return sendPage(this.request, this, await render(content), 'no-store');
      }
      const key = `${status} ${title} ${text}`;
      const page = errorPages.get(key) ?? (await render(content));
      errorPages.set(key, page);
      return sendPage(this.request, this, page, 'no-store');
    });
  },
);
