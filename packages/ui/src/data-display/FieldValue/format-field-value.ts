import type { FieldKind } from '@porchlight/contract/fields';
import { fieldKindViews, type OptionLabels } from '../../field-kinds/index.ts';

/** Whether a value is empty: null, undefined, a blank text or an empty list. */
export function isEmptyValue(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

/**
 * Formats a value as one line of plain text in US English. Dates are in the long form, moments in the organization's
 * time zone with hour and minute, money with a dollar sign; choices have their labels, a PDF is 'Attached'.
 * @returns '' for an empty value; the value unchanged if it isn't valid for its kind
 * @see spec 9
 */
export function formatFieldValue(kind: FieldKind, value: unknown, optionLabels?: OptionLabels): string {
  return isEmptyValue(value) ? '' : fieldKindViews[kind].text(value, optionLabels);
}
