import { formattedNumber, sharedNumberView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

/** Created on first use: the first Intl.NumberFormat takes a browser about 20 ms, and few lists show numbers. */
let numberFormat: Intl.NumberFormat | undefined;

function formatNumber(amount: number): string {
  numberFormat ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });
  return numberFormat.format(amount);
}

export const numberView: FieldKindView = {
  ...sharedNumberView,
  text: (value) => formattedNumber(value, formatNumber),
  isNumeric: true,
  isDetail: true,
  // The keyboards of phones for numbers have no minus.
  input: {
    attributes: ({ min = 0 }) => ({ inputMode: min < 0 ? undefined : 'numeric', autoComplete: 'off' }),
    maxWidthPx: 140,
    hasEqualFigures: true,
  },
};
