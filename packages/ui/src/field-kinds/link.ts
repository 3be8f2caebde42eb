import { linkAddress, linkText } from '@porchlight/contract/links';
import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

const textOf = (value: unknown) => linkText(String(value));

export const linkView: FieldKindView = { ...sharedTextView, text: textOf, typedText: textOf, address: linkAddress };
