import { formatMoney } from '@porchlight/contract/money';
import { formattedNumber, sharedNumberView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const moneyView: FieldKindView = {
  ...sharedNumberView,
  text: (value) => formattedNumber(value, formatMoney),
  isNumeric: true,
  columnWidthPx: 115,
  isDetail: true,
  // Not `type="number"`: the wheel and arrow keys change it unnoticed, and it discards invalid input.
  input: { attributes: () => ({ inputMode: 'decimal', autoComplete: 'off' }), maxWidthPx: 200, hasEqualFigures: true },
};
