import { importChunkLines } from '@porchlight/contract/limits';
import { resources } from '@porchlight/contract/resources';
import { type ImportEmailsAnswer, importEmailsSchema } from '@porchlight/contract/schemas';
import { z } from 'zod';
import { answered, type CallDescription, schemaNotes } from '../http/call-description.ts';

const place = z.int().min(0);
const answer: z.ZodType<ImportEmailsAnswer> = z.object({
  added: place,
  already: z.array(place),
  invalid: z.array(z.object({ index: place, message: z.string() })),
});
schemaNotes.add(importEmailsSchema, { id: 'EmailImport', description: `At most ${importChunkLines} addresses.` });
schemaNotes.add(answer, {
  id: 'EmailImportAnswer',
  description:
    'How many addresses were added, and the positions in `emails`, from 0, of those that were already on the list and of those that are refused.',
});

/** OpenAPI description of `POST /api/import-email`. */
export function describeImportEmails(): CallDescription {
  return {
    id: 'importEmails',
    group: resources.email.plural,
    summary: 'Add many addresses to the email list',
    description: `At most ${importChunkLines} per call, all in one transaction. Sent again, it adds nothing twice. With \`dry_run\` it only returns what would happen.`,
    body: {
      schema: importEmailsSchema,
      takesForms: false,
      example: { emails: ['first@example.org', 'no address', 'FIRST@example.org'], dry_run: true },
    },
    answers: [
      answered('The result for all addresses.', answer, {
        added: 1,
        already: [2],
        invalid: [{ index: 1, message: 'This has to be an e-mail address, such as name@example.org.' }],
      }),
    ],
    errors: ['validation'],
  };
}
