import { cardsPath, coversPath } from '@porchlight/contract/discovery';
import type { PageCard, RecordSource, WebRenderer } from '@porchlight/contract/rendering';
import type { FastifyPluginAsync } from 'fastify';
import { publicCacheControl } from '../files/public-cache-control.ts';
import { matchesEtag } from '../http/if-none-match.ts';
import { visitorBudget } from '../http/throttling.ts';
import { HttpError } from '../http-error.ts';
import { type CardShape, cardHash, cardPath, readCardPath } from '../pages/card-address.ts';
import { createCardStore } from './card-store.ts';

/** What the plugin is given. */
export interface CardsOptions {
  /** Knows what a page's picture shows. */
  renderer: Pick<WebRenderer, 'card' | 'site'>;
  /** What a visitor may read, in process. */
  source: RecordSource;
  /** Folder of all data. */
  dataDir: string;
  now(): Date;
  /** New pictures that one address may ask for in a minute; those that are drawn already are not counted. @default 60 */
  drawingsPerMinute?: number;
}

/** Draws a card. What draws it is loaded with the first one: its fonts would slow every start. */
async function draw(shape: CardShape, card: PageCard, siteName: string): Promise<Buffer> {
  const { drawCard, drawCover } = await import('./card-picture.ts');
  return shape === 'card' ? drawCard(card, siteName) : drawCover(card, siteName);
}

/**
 * Serves the pictures of shared links at `/cards/{page}.{hash}.png` and square covers at `/covers/…`. The page is asked
 * what it is about each time, so that nothing is shown of a record that is gone; an address with another hash leads to
 * the one that is true now. Whoever asks for more new ones than can be drawn is led to the picture of the site for now:
 * what shows a link gives up at an error.
 */
export const cards: FastifyPluginAsync<CardsOptions> = async (app, options) => {
  const { renderer, source, dataDir, now, drawingsPerMinute = 60 } = options;
  const store = await createCardStore({ dataDir, now });
  const spend = visitorBudget({ calls: drawingsPerMinute, windowMs: 60_000, now });

  const serve = (folder: string, shape: CardShape) =>
    app.get<{ Params: { '*': string } }>(`${folder}*`, async (request, reply) => {
      const asked = readCardPath(request.params['*']);
      const card = asked && (await renderer.card(asked.page, source));
      if (!asked || !card) throw new HttpError('not_found', 'There is no picture at this address.');
      const siteName = renderer.site.name;
      const hash = cardHash(card, shape, siteName);
      if (asked.hash !== hash) {
        return reply.header('cache-control', 'no-cache').redirect(cardPath(asked.page, card, siteName, shape), 302);
      }
      const etag = `"${hash}"`;
      reply.headers({
        'cache-control': publicCacheControl,
        etag,
        // Other sites show it: that is what it is for.
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      const known = await store.find(hash);
      try {
        if (!known) spend(request);
        const picture = known ?? (await store.draw(hash, () => draw(shape, card, siteName)));
        return await reply.type('image/png').send(picture);
      } catch (error) {
        if (shape !== 'card' || !isBusy(error)) throw error;
        return reply.removeHeader('etag').header('cache-control', 'no-store').redirect(renderer.site.cardPath, 302);
      }
    });

  serve(cardsPath, 'card');
  serve(coversPath, 'cover');
};

/** Whether there is more to draw than can be, for this address or for all. */
function isBusy(error: unknown): boolean {
  return error instanceof HttpError && (error.code === 'too_many_requests' || error.code === 'unavailable');
}
