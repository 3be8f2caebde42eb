import type { FieldChange } from '@porchlight/contract/history';
import { documentKey } from '@porchlight/contract/rich-text';
import { markedText, plainText, readDocument } from '@porchlight/contract/rich-text-strings';

/** Merges the changes of a long text and of its document into one change whose text shows the formatting. */
export function formattedChanges(changes: readonly FieldChange[]): FieldChange[] {
  const documents = changes.filter(({ field }) => field.endsWith(documentKey('')));
  const others = changes.filter((change) => !documents.includes(change));
  return [
    ...documents.map(({ field, from, to }) => {
      const name = field.slice(0, -documentKey('').length);
      const text = others.find((change) => change.field === name);
      return {
        field: name,
        from: formattedText(from) ?? text?.from ?? unformattedText(to),
        to: formattedText(to) ?? text?.to ?? unformattedText(from),
      };
    }),
    ...others.filter(({ field }) => !documents.some((document) => document.field === documentKey(field))),
  ];
}

type Value = FieldChange['from'];

function formattedText(value: Value): string | undefined {
  const document = readDocument(String(value ?? ''));
  return document && markedText(document);
}

/** The other side's plain text, for a change in which only the formatting was added or removed. */
function unformattedText(value: Value): string | null {
  const document = readDocument(String(value ?? ''));
  return document ? plainText(document) : null;
}
