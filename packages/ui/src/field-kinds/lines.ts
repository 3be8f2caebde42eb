import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const linesView: FieldKindView = { ...sharedTextView, isLarge: true };
