import { itemText, readItems } from '@porchlight/contract/items';
import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

const linesOf = (value: unknown) => readItems(value)?.map(itemText) ?? [String(value)];

export const itemsView: FieldKindView = {
  input: sharedTextView.input,
  text: (value) => linesOf(value).join('; '),
  typedText: (typed) => linesOf(typed).join('; '),
  fullText: (value) => linesOf(value).join('\n'),
  isLarge: true,
};
