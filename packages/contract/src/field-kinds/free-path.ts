import { freePathProblem, toFreePath } from '../free-paths.ts';
import { freePathMaxCharacters } from '../limits.ts';
import { z } from '../zod.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { emptyTo } from './input-schemas.ts';

/** A path of this site that has no page: see `free-paths.ts`. */
export const freePathRules: FieldKindRules = {
  ...textFamily,
  input: () =>
    emptyTo(
      '',
      z
        .string('This has to be text.')
        .transform(toFreePath)
        .superRefine((path, context) => {
          const problem = path && freePathProblem(path);
          if (problem) context.addIssue({ code: 'custom', message: problem });
        }),
    ),
  searchedAs: 'text',
  comparedAs: 'path',
  dropsInvisible: true,
  sample: (_field, seed) => `/old-page-${seed}`,
  notes: {
    input: {
      type: 'string',
      maxLength: freePathMaxCharacters,
      description:
        'A path of this site that has no page, such as `/old-page`; `/old/*` stands for everything below `/old` too. A query, a fragment and slashes at the end are dropped, and `%C3%BC` is decoded.',
    },
  },
};
