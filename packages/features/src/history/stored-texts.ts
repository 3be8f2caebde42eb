import type { FieldKind } from '@porchlight/contract/fields';

/** A stored value with each of its texts replaced: of a list of sections or items, those of its fields. */
export function replaceTexts(kind: FieldKind, value: string, replace: (text: string) => string): string {
  if (kind !== 'sections' && kind !== 'items') return replace(value);
  try {
    return JSON.stringify(JSON.parse(value, (_, each) => (typeof each === 'string' ? replace(each) : each)));
  } catch {
    return value;
  }
}
