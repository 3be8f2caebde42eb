import { recordName, resourceNames } from '@porchlight/contract/entities';
import { titleCharacters } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { PictureUsesAnswer } from '@porchlight/contract/pictures';
import { resources } from '@porchlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { excerpt } from '../db/search/excerpts.ts';
import { type CallDescription, schemaNotes } from '../http/call-description.ts';
import type { CallRoute } from '../http/call-route.ts';
import { usesOf } from './pictures.ts';
import { parseId } from './resources.ts';
import { liveRow } from './row-changes.ts';

const usesAnswer: z.ZodType<PictureUsesAnswer> = z.object({
  uses: z.array(z.object({ resource: z.enum(resourceNames), id: z.int(), title: z.string() })),
});
schemaNotes.add(usesAnswer, {
  id: 'PictureUsesAnswer',
  description: 'The records that show a picture, whatever their state.',
});

/** What the document tells of `GET /api/get-picture-uses/{id}`. */
function describePictureUses(): CallDescription {
  return {
    id: 'listPictureUses',
    group: resources.media.plural,
    summary: 'The records that show a picture of the library',
    parameters: [
      {
        in: 'path',
        name: 'id',
        description: 'Id of the picture.',
        schema: { type: 'integer', minimum: 1 },
        required: true,
        example: 1,
      },
    ],
    answers: [
      {
        status: 200,
        description: 'Where it is shown.',
        schema: usesAnswer,
        examples: { example: { uses: [] } },
      },
    ],
    errors: ['bad_request', 'not_found'],
  };
}

/** `GET /api/get-picture-uses/{id}`. */
export async function pictureUsesRoute(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  const { method, path, access } = otherCalls.pictureUses;
  app.route<CallRoute>({
    method,
    url: path.replace('{id}', ':id'),
    config: { access, describe: describePictureUses },
    async handler(request, reply) {
      const id = parseId('media', request.params.id);
      const { image } = await liveRow({ trx: db.read, resource: resources.media }, id);
      const uses = image === null ? [] : await usesOf(db.read, String(image));
      return reply.header('cache-control', 'no-store').send({
        uses: uses.map(({ name, row }) => ({
          resource: name,
          id: row.id,
          title: excerpt(recordName(name, row), titleCharacters + 1),
        })),
      } satisfies PictureUsesAnswer);
    },
  });
}
