import { redirect } from './entities/redirect.ts';
import { linkProblem, toStoredLink } from './link-input.ts';
import { goneForGood } from './links.ts';
import { z } from './zod.ts';

/**
 * Where visitors are sent from the page of a record that a change hides from them: a link as redirects have it, or
 * {@link goneForGood}. Without it, or with an empty text, nowhere.
 */
export const redirectToSchema = z
  .string('This has to be text.')
  .transform(toStoredLink)
  .superRefine((link, context) => {
    const problem = link && link !== goneForGood && linkProblem(link, redirect.fields.target);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  })
  .optional();
