import type { Topic } from '@porchlight/contract/entities';
import type { RecordSource } from '@porchlight/contract/rendering';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import type { Redirections } from '../redirects/redirections.ts';
import type { RecordDocument, RecordDocuments } from './record-documents.ts';

/** A kind of document that each topic has. */
export interface TopicDocument extends Pick<RecordDocument, 'contentType' | 'headers'> {
  pathOf: (slug: string) => string;
  make: (source: RecordSource, topic: Topic) => Promise<string>;
}

/**
 * Serves the documents of topics. The address of one that was renamed or merged redirects where that of the topic's page
 * does.
 */
export function serveTopicDocuments(
  app: FastifyInstance,
  documents: RecordDocuments,
  redirections: Pick<Redirections, 'find'> | undefined,
  kinds: readonly TopicDocument[],
): void {
  for (const { pathOf, make, ...kind } of kinds) {
    app.get<{ Params: { slug: string } }>(pathOf(':slug'), async (request, reply) => {
      const { slug } = request.params;
      const document = async (source: RecordSource) => {
        const topic = await topicAt(source, slug);
        return topic ? make(source, topic) : null;
      };
      try {
        return await documents.send(request, reply, { key: pathOf(slug), ...kind, make: document });
      } catch (error) {
        const isMissing = error instanceof HttpError && error.code === 'not_found';
        const redirection = isMissing ? await redirections?.find(topicPath(slug)) : undefined;
        const next = redirection && 'location' in redirection ? topicSlugIn(redirection.location) : undefined;
        if (!redirection || !('location' in redirection) || next === undefined) throw error;
        reply.header('cache-control', redirection.cacheControl);
        return reply.redirect(pathOf(next), redirection.status);
      }
    });
  }
}

/** The published topic with a slug; undefined if there is none. */
async function topicAt(source: RecordSource, slug: string): Promise<Topic | undefined> {
  const { records } = await source.list('topic', { filter: { slug: { is: slug } }, limit: 1 });
  return records[0];
}

const topicPath = (slug: string) => `/topic/${encodeURI(slug)}`;

/** The slug of the topic whose page has an address, encoded; undefined for another page. */
const topicSlugIn = (address: string) => /^\/topic\/([^/?#]+)/.exec(address)?.[1];
