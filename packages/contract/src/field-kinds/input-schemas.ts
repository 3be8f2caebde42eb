/** Parts of the schemas of values in requests. */

import { type Field, isSecret } from '../fields.ts';
import { isInvisible, removeInvisible, trimInvisible } from '../invisible-characters.ts';
import { longTextMaxCharacters, textMaxCharacters } from '../limits.ts';
import { z } from '../zod.ts';

export const emptyText = 'This can’t be empty.';

/** Normalizes line ends to `\n` and removes control characters. */
function cleanText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/**
 * Treats an empty value as missing: forms send '' for an empty field, JSON may send null. A text that shows nothing is
 * empty.
 */
export function emptyTo<Empty, T extends z.ZodType>(empty: Empty, schema: T) {
  return z.preprocess(
    (value) => (value === null || (typeof value === 'string' && isInvisible(value)) ? empty : value),
    schema,
  );
}

/** Removes invisible characters from a value in which none has a meaning: they come with copied addresses. */
export function visible<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (typeof value === 'string' ? removeInvisible(value) : value), schema);
}

/** One line of text of any length. */
export const line = z
  .string('This has to be text.')
  .transform((value) => trimInvisible(cleanText(value).replace(/\s+/g, ' ')));

/** A single-line text; not empty if required. */
export function lineOfText(isRequired = false, maxCharacters = textMaxCharacters) {
  const tooLong = `This can have at most ${maxCharacters.toLocaleString('en-US')} characters.`;
  const boundedLine = line.pipe(z.string().max(maxCharacters, tooLong));
  return emptyTo('', isRequired ? boundedLine.pipe(z.string().min(1, emptyText)) : boundedLine);
}

/** A multi-line text with paragraphs separated by blank lines. */
export function severalLines() {
  return emptyTo(
    '',
    z
      .string('This has to be text.')
      .max(longTextMaxCharacters, `This can have at most ${longTextMaxCharacters.toLocaleString('en-US')} characters.`)
      .transform((value) => cleanText(value).trim()),
  );
}

/**
 * Accepts what one of several schemas accepts, with a single message. Unlike zod's union, whose issues contain those of
 * its members: readers of issues, such as a form's resolver, would show the message of the wrong member.
 */
export function anyOf<Output>(message: string, ...schemas: z.ZodType<Output>[]) {
  return z.unknown().transform((value, context): Output => {
    for (const schema of schemas) {
      const result = schema.safeParse(value);
      if (result.success) return result.data;
    }
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** Reports 'This can’t be empty.' for a missing value instead of the type's own message. */
export function filled(input: z.ZodType, field: Field) {
  return z
    .unknown()
    .superRefine((value, context) => {
      // A password may consist of spaces.
      const isEmpty = typeof value === 'string' && (isSecret(field) ? value === '' : isInvisible(value));
      if (value === undefined || value === null || isEmpty) {
        context.addIssue({ code: 'custom', message: emptyText });
      }
    })
    .pipe(input);
}
