import { readReferences } from '@porchlight/contract/references';
import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

const namesOf = (value: unknown) => readReferences(value)?.map(({ name, id }) => name || `No. ${id}`);

/** The names, separated as in a cell of a table that is read again. */
const textOf = (value: unknown) => namesOf(value)?.join('; ') ?? String(value);

export const referencesView: FieldKindView = {
  input: sharedTextView.input,
  text: textOf,
  typedText: textOf,
  filter: 'choice',
};
