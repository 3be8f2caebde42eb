import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createSearchIndex } from '../search/create-search-index.ts';
import { MissedSearches } from '../search/missed-searches.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { fillSearchTexts } from '../writes/search-texts.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Full-text search over everything that visitors may read. */
    searchIndex: SearchIndex;
    /** Counts what visitors search for in vain. */
    missedSearches: MissedSearches;
  }
}

/** Creates the search, and writes what visitors search for in vain regularly and at the end. */
export const search = fastifyPlugin(
  async (app: FastifyInstance, { now }: AppOptions) => {
    await fillSearchTexts(app.db);
    app.decorate('searchIndex', createSearchIndex(app.db));
    const missed = new MissedSearches(app.db, now);
    const failed = (err: unknown) => app.log.warn({ err }, 'the searches without results could not be counted');
    const stop = missed.start(failed);
    app.decorate('missedSearches', missed);
    app.addHook('onClose', async () => {
      stop();
      await missed.flush().catch(failed);
    });
  },
  { name: 'search', dependencies: ['database'] },
);
