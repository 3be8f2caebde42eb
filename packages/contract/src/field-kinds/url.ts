import type { Field } from '../fields.ts';
import { urlMaxCharacters } from '../limits.ts';
import { z } from '../zod.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { anyOf, emptyTo, line } from './input-schemas.ts';

/** A path of this site; `//` and `/\\` would lead to another site. */
const sitePath = /^\/(?![/\\])[^\s\\]*$/;

/** An http or https link, so that a stored link can't run a script; with `allowsSitePaths` also a path of this site. */
export const urlRules: FieldKindRules = {
  ...textFamily,
  input,
  searchedAs: 'text',
  dropsInvisible: true,
  fitsItems: true,
  sample: () => 'https://example.org/listen',
  notes: {
    input: {
      type: 'string',
      maxLength: urlMaxCharacters,
      description: 'A full link that starts with https:// or http://.',
    },
  },
};

function input({ allowsSitePaths }: Field) {
  const message = `This has to be a full link that starts with https:// or http://${allowsSitePaths ? ', or a path of this site that starts with /' : ''}.`;
  return emptyTo(
    '',
    anyOf(
      message,
      z.literal(''),
      ...(allowsSitePaths ? [line.pipe(z.string().regex(sitePath).max(urlMaxCharacters))] : []),
      line.pipe(z.url({ protocol: /^https?$/, hostname: /^[^\s]+$/ }).max(urlMaxCharacters)),
    ),
  );
}
