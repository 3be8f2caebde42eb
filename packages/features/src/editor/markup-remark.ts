import type { FieldKind } from '@porchlight/contract/fields';

/** Remark on a single line of text with markup, which visitors would see as it was typed; undefined without markup. */
export function markupRemark(kind: FieldKind, value: string): string | undefined {
  const hasMarkup = kind === 'text' && /<\/?[a-z][^<>]*>/i.test(value);
  return hasMarkup ? 'This text has no formatting. Visitors see the signs < and > as typed.' : undefined;
}
