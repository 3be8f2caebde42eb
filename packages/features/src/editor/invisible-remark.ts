import { fieldKindRules } from '@porchlight/contract/field-kinds/index';
import type { FieldKind } from '@porchlight/contract/fields';
import { isInvisible, removeInvisible } from '@porchlight/contract/invisible-characters';

/** Tells while something is typed or pasted what nobody sees and what is removed when it is saved. */
export function invisibleRemark(kind: FieldKind, value: string): string | undefined {
  if (value !== '' && value.trim() !== '' && isInvisible(value)) return 'This shows nothing, and counts as empty.';
  const cleaned = fieldKindRules[kind].dropsInvisible ? removeInvisible(value) : value;
  return cleaned === value ? undefined : `Invisible characters are removed. Saved as: ${cleaned.trim()}`;
}
