import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const focusView: FieldKindView = sharedTextView;
