import { dayAt } from '@porchlight/contract/dates';
import type { AnyRecord } from '@porchlight/contract/entity';
import { fieldKindRules } from '@porchlight/contract/field-kinds/index';
import { titleCharacters } from '@porchlight/contract/limits';
import { isLibraryPicture } from '@porchlight/contract/pictures';
import { formValueText, readDocument } from '@porchlight/contract/rich-text-strings';
import { readSections } from '@porchlight/contract/sections/stored-sections';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import type { EntityFormAdvice, EntityFormState } from '@porchlight/ui/inputs/EntityForm';
import { type EntityDefinition, namedFields } from '../entity/index.ts';
import { documentAdvice, looksLikeFileName, sectionsAdvice } from './text-advice.ts';

export { deadLinkAdvice, isPage } from './dead-links.ts';

/** Number of words from which on the readability of a text is computed. */
const minReadabilityWords = 100;
/** Readability index (LIX) above which a text counts as hard to read: that of specialist literature. */
const hardToReadLix = 55;

/**
 * Suggestions to improve a form's values before publishing. None of them blocks saving.
 * @param record the stored record; null for a new one
 */
export function formAdvice(
  definition: EntityDefinition,
  record: AnyRecord | null,
  { values, files }: Pick<EntityFormState, 'values' | 'files'>,
  now: Date,
): EntityFormAdvice[] {
  const advice: EntityFormAdvice[] = [];
  const advise = (field: string, message: string) => advice.push({ field, message });
  const hasFile = (name: string) => {
    const chosen = values[`${name}_from`];
    // 0 removes the stored one.
    return Boolean(files[name] || (chosen ? chosen !== '0' : record?.[name]));
  };
  const fields = namedFields(definition);
  for (const field of fields) {
    const { name, kind, label } = field;
    const value = values[name] ?? '';
    const isDescribed = Boolean(values[`${name}_alt`]?.trim()) || values[`${name}_decorative`] === 'true';
    if (isLibraryPicture(field) && hasFile(name) && !isDescribed)
      advise(`${name}_alt`, 'The picture has no description. Add one, or mark the picture as decorative.');
    const description = values[`${name}_alt`]?.trim() ?? '';
    if (isLibraryPicture(field) && hasFile(name) && looksLikeFileName(description))
      advise(`${name}_alt`, `“${description}” looks like the name of a file. Describe what the picture shows.`);
    if (name === definition.mainField && truncate(value, titleCharacters).isCut)
      advise(name, `Cards show the first ${titleCharacters} characters of this ${label.toLowerCase()}.`);
    const hasEnd = fields.some((other) => other.notBefore === name && values[other.name]);
    const isDay = fieldKindRules[kind].filteredBy === 'days';
    if (definition.dated && isDay && !hasEnd && value && value.slice(0, 10) < dayAt(now))
      advise(name, `The ${label.toLowerCase()} is in the past.`);
    if (kind === 'sections') {
      const sections = readSections(value) ?? [];
      // A new page is blank for everyone.
      if (sections.length === 0 && (record || values[definition.mainField]?.trim()))
        advise(name, 'This page has no sections. Visitors see its title only.');
      for (const message of sectionsAdvice(sections)) advise(name, message);
    }
    if (kind === 'longText') {
      const text = formValueText(value).trim();
      const pdf = fields.find((other) => other.kind === 'pdf' && hasFile(other.name));
      if (pdf && text === '') advise(name, 'The PDF has no summary. Describe here what it contains.');
      for (const message of documentAdvice(readDocument(value))) advise(name, message);
      if (readability(text) > hardToReadLix)
        advise(name, `The ${label.toLowerCase()} is hard to read. Try shorter sentences.`);
    }
  }
  return advice;
}

/**
 * LIX: words per sentence plus the percentage of words longer than 6 letters; 0 for a short text.
 * @see https://en.wikipedia.org/wiki/Lix_(readability_test)
 */
function readability(text: string): number {
  const words = text.match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? [];
  if (words.length < minReadabilityWords) return 0;
  const sentences = text.match(/[.!?…](?=\s|$)|\n+/g) ?? [];
  const long = words.filter((word) => word.length > 6);
  return words.length / Math.max(1, sentences.length) + (100 * long.length) / words.length;
}
