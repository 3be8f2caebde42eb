import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { AnswerPageTexts } from '../http/answer-page.ts';
import type { Changes } from '../records/changes.ts';
import { answerDocument } from './document.ts';
import { CachedPage } from './page-cache.ts';
import { sendPage } from './send-page.ts';
import { loadWebBundle } from './web-bundle.ts';

/** What answer pages are made with. */
export interface AnswerPagesOptions {
  /** Folder of the built website. */
  dist: string;
  /** Address of the site without a slash at its end. */
  publicUrl: string;
  /** Tells of every committed write. */
  changes: Changes;
  now(): Date;
}

/** Failures whose page is kept: there are some ten, and whoever asks for what is not there may do so in a loop. */
const failuresMax = 20;
/** They show the year, which changes. */
const failureMaxAgeMs = 15 * 60 * 1000;

/**
 * Gives the answers to forms that were sent without a script, and those to requests that failed, the look of the
 * website. Nobody keeps an answer to a form: it may hold what was typed.
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
      return new CachedPage(answerDocument(page, bundle), new Set());
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
