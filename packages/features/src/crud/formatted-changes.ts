import type { FieldChange } from '@porchlight/contract/history';
import { documentKey } from '@porchlight/contract/rich-text';
import { markedText, plainText, readDocument } from '@porchlight/contract/rich-text-strings';

/** Changes as people read them: of a text with formatting one, with its formatting written out. */
export function formattedChanges(changes: readonly FieldChange[]): FieldChange[] {
  const documents = changes.filter(({ field }) => field.endsWith(documentKey('')));
  const others = changes.filter((change) => !documents.includes(change));
  return [
    ...documents.map(({ field, from, to }) => {
      const name = field.slice(0, -documentKey('').length);
      const text = others.find((change) => change.field === name);
      return {
        field: name,
        from: written(from) ?? text?.from ?? plain(to),
        to: written(to) ?? text?.to ?? plain(from),
      };
    }),
    ...others.filter(({ field }) => !documents.some((document) => document.field === documentKey(field))),
  ];
}

type Value = FieldChange['from'];

function written(value: Value): string | undefined {
  const document = readDocument(String(value ?? ''));
  return document && markedText(document);
}

/** The text of the other side: nothing but its formatting came or went. */
function plain(value: Value): string | null {
  const document = readDocument(String(value ?? ''));
  return document ? plainText(document) : null;
}
