import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { AnswerPageTexts } from '../http/answer-page.ts';
import type { Changes } from '../records/changes.ts';
import { answerDocument } from './document.ts';
import { CachedPage } from './page-cache.ts';
import { sendPage } from './send-page.ts';
import { loadWebBundle } from './web-bundle.ts';

/** Options of the plugin {@link answerPages}. */
export interface AnswerPagesOptions {
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
export const answerPages = fastifyPlugin(
  async (app: FastifyInstance, { dist, publicUrl, changes, now }: AnswerPagesOptions) => {
    const bundle = await loadWebBundle(dist);
    const failures = new LRUCache<string, CachedPage>({ max: failuresMax, ttl: failureMaxAgeMs });
    changes.subscribe(({ resource }) => {
      if (resource === 'organization') failures.clear();
    });
    const render = async (answer: AnswerPageTexts) => {
      const page = await bundle.renderer.renderAnswer({ ...answer, origin: publicUrl, now: now() });
      return new CachedPage(answerDocument(page, bundle));
    };
    app.decorateReply('renderAnswer', async function (this: FastifyReply, answer: AnswerPageTexts) {
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
