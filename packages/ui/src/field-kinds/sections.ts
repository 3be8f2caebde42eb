import { readSections, sectionLabel, sectionLines, sectionTitle } from '@porchlight/contract/sections/stored-sections';
import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

/** 'Quote: She had a way …; Text: How it began'. */
const text = (value: unknown) =>
  (readSections(value) ?? []).map((section) => `${sectionLabel(section)}: ${sectionTitle(section)}`).join('; ');

export const sectionsView: FieldKindView = {
  input: sharedTextView.input,
  text,
  typedText: text,
  fullText: (value) => (readSections(value) ?? []).map(sectionLines).join('\n\n'),
  isLarge: true,
  comparedBy: 'paragraphs',
};
