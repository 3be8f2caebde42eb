import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createSearchIndex } from '../search/create-search-index.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { fillSearchTexts } from '../writes/search-texts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Full-text search over everything that visitors may read. */
    searchIndex: SearchIndex;
  }
}

/** Creates the search. */
export const search = fastifyPlugin(
  async (app: FastifyInstance) => {
    await fillSearchTexts(app.db);
    app.decorate('searchIndex', createSearchIndex(app.db));
  },
  { name: 'search', dependencies: ['database'] },
);
