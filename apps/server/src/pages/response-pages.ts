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
const failuresMax = 20;
/** Lifetime of a cached error page: it shows the current year. */
const failureMaxAgeMs = 15 * 60 * 1000;

/**
 * Renders the responses to forms sent without JavaScript, and error pages, in the website's design. Responses to forms
 * are not cached, since they may contain input.
 */
export const responsePages = fastifyPlugin(
  async (app: FastifyInstance, { dist, publicUrl, changes, now }: ResponsePagesOptions) => {
    const bundle = await loadWebBundle(dist);
    const failures = new LRUCache<string, CachedPage>({ max: failuresMax, ttl: failureMaxAgeMs });
    changes.subscribe(({ resource }) => {
      if (resource === 'organization') failures.clear();
    });
    const render = async (answer: ResponsePageContent) => {
      const page = await bundle.renderer.renderResponsePage({ ...answer, origin: publicUrl, now: now() });
      return new CachedPage(responseDocument(page, bundle));
    };
    app.decorateReply('renderResponsePage', async function (this: FastifyReply, answer: ResponsePageContent) {
      const { status, title, text, email, backPath } = answer;
      if (email !== undefined || backPath !== undefined) {
        return sendPage(this.request, this, await render(answer), 'no-store');
      }
      const key = `${status} ${title} ${text}`;
      const page = failures.get(key) ?? (await render(answer));
      failures.set(key, page);
      return sendPage(this.request, this, page, 'no-store');
    });
  },
);
