import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { AnswerPage } from '../plugins/answer-page.ts';
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
  now(): Date;
}

/** Gives the answers to forms that were sent without a script the look of the website. Nobody keeps them: they may hold what was typed. */
export const answerPages = fastifyPlugin(async (app: FastifyInstance, { dist, publicUrl, now }: AnswerPagesOptions) => {
  const bundle = await loadWebBundle(dist);
  app.decorateReply('renderAnswer', async function (this: FastifyReply, answer: AnswerPage) {
    const page = await bundle.renderer.renderAnswer({ ...answer, origin: publicUrl, now: now() });
    return sendPage(this.request, this, new CachedPage(answerDocument(page, bundle), new Set()), 'no-store');
  });
});
