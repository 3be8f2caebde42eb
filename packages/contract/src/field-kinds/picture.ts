import { z } from '../zod.ts';
import { integerFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { emptyTo } from './input-schemas.ts';

const message = 'This has to be the id of a picture in the library.';

/** The id of a picture of the library, sent instead of a file, or 0 to remove the picture; never stored or returned. */
export const pictureRules: FieldKindRules = {
  ...integerFamily,
  input: () => emptyTo(null, z.coerce.number(message).int(message).nonnegative(message).nullable()),
  response: () => null,
  sample: () => null,
  notes: {
    input: {
      type: ['integer', 'null'],
      minimum: 0,
      description: 'The id of a picture in the library, instead of a file; 0 removes the picture.',
    },
  },
};
