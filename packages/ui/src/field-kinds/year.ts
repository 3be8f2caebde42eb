import { sharedTimeView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const yearView: FieldKindView = {
  ...sharedTimeView,
  text: String,
  input: { attributes: () => ({ inputMode: 'numeric', autoComplete: 'off' }), maxWidthPx: 140, hasEqualFigures: true },
};
