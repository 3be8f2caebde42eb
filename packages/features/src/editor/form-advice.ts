import { dayAt } from '@porchlight/contract/dates';
import type { AnyRecord } from '@porchlight/contract/entity';
import { fieldKindRules } from '@porchlight/contract/field-kinds/index';
import { titleCharacters } from '@porchlight/contract/limits';
import { isLibraryPicture } from '@porchlight/contract/pictures';
import { attribute, type RichDocument, type RichNode } from '@porchlight/contract/rich-text';
import { formValueText, plainText, readDocument } from '@porchlight/contract/rich-text-strings';
import { readSections } from '@porchlight/contract/sections/stored-sections';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import type { EntityFormAdvice, EntityFormState } from '@porchlight/ui/inputs/EntityForm';
import { type EntityDefinition, namedFields } from '../entity/index.ts';

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
    if (name === definition.mainField && truncate(value, titleCharacters).isCut)
      advise(name, `Cards show the first ${titleCharacters} characters of this ${label.toLowerCase()}.`);
    const hasEnd = fields.some((other) => other.notBefore === name && values[other.name]);
    const isDay = fieldKindRules[kind].filteredBy === 'days';
    if (definition.dated && isDay && !hasEnd && value && value.slice(0, 10) < dayAt(now))
      advise(name, `The ${label.toLowerCase()} is in the past.`);
    if (kind === 'sections' && !readSections(value)?.length)
      advise(name, 'This page has no sections. Visitors see its title only.');
    if (kind === 'longText') {
      const text = formValueText(value).trim();
      const pdf = fields.find((other) => other.kind === 'pdf' && hasFile(other.name));
      if (pdf && text === '') advise(name, 'The PDF has no summary. Describe here what it contains.');
      for (const title of filmsWithoutCaptions(readDocument(value)?.content))
        advise(
          name,
          `The video “${truncate(title, titleCharacters).text}” has no captions. People who can’t hear it miss what is said.`,
        );
      const skipped = skippedHeading(readDocument(value));
      if (skipped !== undefined) advise(name, `The heading “${skipped}” skips a level.`);
      if (readability(text) > hardToReadLix)
        advise(name, `The ${label.toLowerCase()} is hard to read. Try shorter sentences.`);
    }
  }
  return advice;
}

/** Titles of uploaded films that have no captions and are not marked as having no speech. */
function filmsWithoutCaptions(nodes: readonly RichNode[] = []): string[] {
  return nodes.flatMap((node) => {
    const lacksCaptions = node.type === 'film' && !attribute(node, 'captions') && !node.attrs?.wordless;
    return lacksCaptions ? [attribute(node, 'title')] : filmsWithoutCaptions(node.content);
  });
}

/** Text of the first heading that skips a level; the page's title counts as level 1. */
function skippedHeading(document: RichDocument | undefined): string | undefined {
  let last = 1;
  for (const node of document?.content ?? []) {
    if (node.type !== 'heading') continue;
    const level = Number(attribute(node, 'level'));
    if (level > last + 1) return plainText({ content: [{ ...node, type: 'paragraph' }] });
    last = level;
  }
  return undefined;
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
