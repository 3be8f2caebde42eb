import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const imageView: FieldKindView = { ...sharedTextView, isLarge: true, asideRank: 2 };
