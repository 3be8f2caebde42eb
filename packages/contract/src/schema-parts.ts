/** Parts that the schemas of several calls share, with their sentences. */
import { z } from './zod.ts';

/** One of some names. */
export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, `This has to be one of: ${names.join(', ')}.`);

const idSentence = 'This has to be a whole number of 1 or more.';
/** The id of a record in the body of a request. */
export const recordIdSchema = z.int(idSentence).positive(idSentence);
/** The id of a record in an address, where it is text. */
export const recordIdParameter = z.coerce.number(idSentence).int(idSentence).positive(idSentence);

/** Yes or no. */
export const flagSchema = z.boolean('This has to be true or false.');

/** A text that can't be empty. */
export const requiredText = z.string('This can’t be empty.').min(1, 'This can’t be empty.');
