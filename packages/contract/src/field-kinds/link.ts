import { urlMaxCharacters } from '../limits.ts';
import { linkProblem, toStoredLink } from '../link-input.ts';
import { z } from '../zod.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { emptyTo } from './input-schemas.ts';

/** A link to a page, a record, a website, a mailbox or a telephone: see `links.ts`. */
export const linkRules: FieldKindRules = {
  ...textFamily,
  input: (field) =>
    emptyTo(
      '',
      z
        .string('This has to be text.')
        .transform(toStoredLink)
        .superRefine((link, context) => {
          const tooLong = `This can have at most ${urlMaxCharacters} characters.`;
          const problem = link.length > urlMaxCharacters ? tooLong : link && linkProblem(link, field);
          if (problem) context.addIssue({ code: 'custom', message: problem });
        }),
    ),
  dropsInvisible: true,
  fitsItems: true,
  sample: ({ linkEntity }) => (linkEntity ? `record:${linkEntity}/1` : 'page:donate'),
  notes: {
    input: {
      type: 'string',
      maxLength: urlMaxCharacters,
      description:
        'Where it leads: `page:donate`, `record:story/7`, an address with https:// or http://, `mailto:name@example.org` or `tel:+1 229 555 0142`. Paths of pages and records are accepted too.',
    },
    response: { description: 'In the same form: `page:donate`, `record:story/7`, `https://…`, `mailto:…`, `tel:…`.' },
  },
};
