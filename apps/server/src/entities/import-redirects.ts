import { importChunkLines } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { resources as table } from '@porchlight/contract/resources';
import { type ImportRedirectsResponse, importRedirectsSchema } from '@porchlight/contract/schemas';
import { pathKey } from '@porchlight/contract/site-paths';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../errors/http-error.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import { ownTarget } from '../redirects/redirect-targets.ts';
import type { RejectedInput } from './resource-service.ts';
import type { Resources } from './resources.ts';

const position = z.int().min(0);
const responseSchema: z.ZodType<ImportRedirectsResponse> = z
  .object({
    added: position,
    already: z.array(position),
    invalid: z.array(z.object({ index: position, message: z.string() })),
  })
  .meta({
    id: 'RedirectImportAnswer',
    description:
      'How many redirects were added, and the positions in `redirects`, from 0, of those that were there before and of those that were refused.',
  });
z.globalRegistry.add(importRedirectsSchema, {
  id: 'RedirectImport',
  description: `At most ${importChunkLines} redirects.`,
});

/** The schema of `POST /api/import-redirect`. */
const importRedirectsCall = describeCalls(table.redirect.plural, {
  importRedirects: {
    summary: 'Add many redirects',
    description: `At most ${importChunkLines} per call, all in one transaction. A repeated call adds nothing twice. With \`dry_run\` it only returns what would happen.`,
    body: importRedirectsSchema,
    takesForms: false,
    example: {
      redirects: [
        { path: '/summer-camp', target: '/events', code: '301' },
        { path: '/two words', target: '/events', code: '301' },
      ],
      dry_run: true,
    },
    response: {
      200: jsonResponse('The result for all redirects.', responseSchema, {
        added: 1,
        already: [],
        invalid: [{ index: 1, message: 'This can’t contain spaces. Write a space as %20.' }],
      }),
    },
    errors: ['validation'],
  },
});

/** Dependencies of the import call. */
export interface ImportRedirectsOptions {
  resources: Resources;
  db: Database;
  /** URL of the site. */
  publicUrl: string;
}

/**
 * Registers `POST /api/import-redirect`: adds redirects in one transaction, and reports those that can't be added. A
 * repeated request adds nothing twice, so an interrupted import can simply be continued.
 */
export async function importRedirects(app: FastifyInstance, options: ImportRedirectsOptions): Promise<void> {
  const { resources, db, publicUrl } = options;
  serveCalls(
    app,
    otherCalls,
    importRedirectsCall,
  )('importRedirects', async (request) => {
    const actor = requireStaff(request);
    const { redirects, dry_run: isDryRun = false } = request.body;
    if (redirects.length > importChunkLines)
      throw new HttpError('too_large', `Send at most ${importChunkLines} redirects at a time.`);
    const inputs = redirects.map((input) => ({ input }));
    const { rejected } = await resources.services.redirect.createMany(inputs, { actor, isDryRun });
    const response: ImportRedirectsResponse = { added: redirects.length - rejected.length, already: [], invalid: [] };
    for (const refusal of rejected.toSorted((a, b) => a.index - b.index)) {
      if (await isThere(redirects[refusal.index], refusal)) response.already.push(refusal.index);
      else response.invalid.push({ index: refusal.index, message: messageOf(refusal) });
    }
    return response;
  });

  /** Whether a redirect was refused because the same one is there. */
  async function isThere(input: unknown, { error }: RejectedInput): Promise<boolean> {
    if (error.code !== 'conflict') return false;
    const { path, target, code } = table.redirect.create.parse(input);
    const stored = await findRedirect(db.read, String(path));
    return (
      stored !== undefined &&
      pathKey(stored.path) === pathKey(String(path)) &&
      stored.code === String(code ?? '301') &&
      stored.target === ownTarget(String(target ?? ''), publicUrl)
    );
  }
}

/** The messages of the fields; they say what is wrong, and the error only that something is. */
function messageOf({ error }: RejectedInput): string {
  const messages = Object.values(error.details.fields ?? {});
  if (error.code === 'conflict') return 'Another redirect leads from this address already.';
  return messages.length > 0 ? messages.join(' ') : error.message;
}
