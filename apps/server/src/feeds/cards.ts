import { cardsPath, coversPath } from '@porchlight/contract/discovery';
import type { PageCard, RecordSource, WebRenderer } from '@porchlight/contract/rendering';
import type { FastifyPluginAsync } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import { matchesEtag } from '../http/if-none-match.ts';
import { visitorRateLimit } from '../http/throttling.ts';
import type { FileStore } from '../media/index.ts';
import { logoPng } from '../media/logo-png.ts';
import { publicCacheControl } from '../media/public-cache-control.ts';
import { type CardShape, cardHash, cardPath, readCardPath } from '../pages/card-address.ts';
import { createCardStore } from './card-store.ts';

/** Options of the plugin {@link cards}. */
export interface CardsOptions {
  /** Provides what a page's picture shows. */
  renderer: Pick<WebRenderer, 'card' | 'site'>;
  /** The records that visitors may read, without HTTP. */
  source: RecordSource;
  /** Finds the logo. */
  files: Pick<FileStore, 'find'>;
  /** Folder of all data. */
  dataDir: string;
  now(): Date;
  /** New pictures per minute and IP address; stored ones are not counted. @default 60 */
  drawingsPerMinute?: number;
}

/** Draws a card. The drawing module is loaded on first use, since its fonts would slow down every start. */
async function draw(
  shape: CardShape,
  card: PageCard,
  siteName: string,
  files: Pick<FileStore, 'find'>,
): Promise<Buffer> {
  const { drawCard, drawCover } = await import('./card-picture.ts');
  return shape === 'card' ? drawCard(card, siteName, await logoPng(files, card.logo, 120)) : drawCover(card, siteName);
}

/**
 * Serves the preview pictures of shared links at `/cards/{page}.{hash}.png` and square covers at `/covers/…`. Each
 * request reads the page's current card, so that deleted records are not shown, and redirects to the current hash if it
 * differs. When too many cards have to be drawn, it redirects temporarily to the site's own card, since programs that
 * show link previews give up on an error.
 */
export const cards: FastifyPluginAsync<CardsOptions> = async (app, options) => {
  const { renderer, source, dataDir, now, drawingsPerMinute = 60 } = options;
  const store = await createCardStore({ dataDir, now });
  const spend = visitorRateLimit({ calls: drawingsPerMinute, windowMs: 60_000, now });

  const serve = (folder: string, shape: CardShape) =>
    app.get<{ Params: { '*': string } }>(`${folder}*`, async (request, reply) => {
      const requested = readCardPath(request.params['*']);
      const card = requested && (await renderer.card(requested.page, source));
      if (!requested || !card) throw new HttpError('not_found', 'There is no picture at this address.');
      const siteName = renderer.site.name;
      const hash = cardHash(card, shape, siteName);
      if (requested.hash !== hash) {
        return reply.header('cache-control', 'no-cache').redirect(cardPath(requested.page, card, siteName, shape), 302);
      }
      const etag = `"${hash}"`;
      reply.headers({
        'cache-control': publicCacheControl,
        etag,
        // Other sites embed these pictures in link previews.
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      const stored = await store.find(hash);
      try {
        if (!stored) spend(request);
        const picture = stored ?? (await store.draw(hash, () => draw(shape, card, siteName, options.files)));
        return await reply.type('image/png').send(picture);
      } catch (error) {
        if (shape !== 'card' || !isBusy(error)) throw error;
        return reply.removeHeader('etag').header('cache-control', 'no-store').redirect(renderer.site.cardPath, 302);
      }
    });

  serve(cardsPath, 'card');
  serve(coversPath, 'cover');
};

/** Whether drawing was refused, by the limit of the client's address or because the queue is full. */
function isBusy(error: unknown): boolean {
  return error instanceof HttpError && (error.code === 'too_many_requests' || error.code === 'unavailable');
}
