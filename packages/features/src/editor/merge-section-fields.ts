import type { AnyRecord } from '@porchlight/contract/entity';
import { fieldKindRules } from '@porchlight/contract/field-kinds/index';
import { mergeReferences, readReferences, referencesText } from '@porchlight/contract/references';
import {
  mergeSections,
  type SectionChoice,
  type SectionChoices,
  type SectionVersions,
  sectionConflicts,
} from '@porchlight/contract/sections/merge-sections';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { readSections, sectionLabel, sectionLines } from '@porchlight/contract/sections/stored-sections';
import type { ConflictChoice, ConflictField } from '@porchlight/ui/feedback/ConflictDialog';
import type { SubmittedValues } from '../api/index.ts';
import { type EntityDefinition, namedFields } from '../entity/index.ts';
import type { Comparison } from './compare-versions.ts';

/** The record that a form started from, the record as stored now, and the values that the form would save. */
export interface RecordVersions {
  base: AnyRecord;
  current: AnyRecord;
  sent: SubmittedValues;
}

/** The versions of a field's sections; undefined if one of them can't be read. */
export function sectionVersions(name: string, { base, current, sent }: RecordVersions): SectionVersions | undefined {
  const [before, mine, theirs] = [base[name], sent[name], current[name]].map((value) => readSections(value ?? ''));
  return before && mine && theirs && { base: before, mine, theirs };
}

/** The form value of sections. */
const formText = (sections: readonly StoredSection[]) => String(fieldKindRules.sections.toForm?.(sections) ?? '');

/**
 * Merges the lists of references that both sides have changed, and the fields with sections, if they have changed
 * different ones.
 * @returns their form values, and the comparison without the conflicts that are solved by them
 */
export function mergeWithoutQuestion(
  definition: EntityDefinition,
  versions: RecordVersions,
  comparison: Comparison,
): { mergedTexts: Record<string, string>; comparison: Comparison } {
  const mergedTexts = Object.fromEntries(
    namedFields(definition).flatMap(({ name, kind }) => {
      if (!comparison.conflicts.includes(name)) return [];
      if (kind === 'references')
        return [[name, mergedReferences(versions.base[name], versions.sent[name], versions.current[name])]];
      if (kind !== 'sections') return [];
      const three = sectionVersions(name, versions);
      const conflicts = three && sectionConflicts(three);
      if (!three || !conflicts || conflicts.order || conflicts.sections.length > 0) return [];
      return [[name, formText(mergeSections(three))]];
    }),
  );
  const conflicts = comparison.conflicts.filter((name) => !(name in mergedTexts));
  return {
    mergedTexts,
    comparison: { ...comparison, conflicts, mine: [...comparison.mine, ...Object.keys(mergedTexts)] },
  };
}

/** What both have added to a list of references, without what either has removed. */
function mergedReferences(base: unknown, mine: unknown, theirs: unknown): string {
  const read = (value: unknown) => readReferences(value ?? '') ?? [];
  return referencesText(mergeReferences(read(base), read(mine), read(theirs)));
}

const choiceName = (field: string, part: string) => `${field} ${part}`;
const orderPart = 'order';

/** What has to be asked of a field with sections: each section that both sides have changed, and the order. */
export function sectionConflictFields(name: string, versions: SectionVersions): ConflictField[] {
  const conflicts = sectionConflicts(versions);
  const sections = conflicts.sections.map(({ id, base, mine, theirs }): ConflictField => {
    const known = theirs ?? mine ?? base;
    return {
      name: choiceName(name, `section ${id}`),
      label: known ? `Section: ${sectionLabel(known)}` : 'Section',
      kind: 'sections',
      isUndivided: true,
      base: versionOf(base),
      mine: versionOf(mine),
      theirs: versionOf(theirs),
    };
  });
  if (!conflicts.order) return sections;
  const orderText = (list: readonly StoredSection[]) => ({
    text: list.map((section, index) => `${index + 1}. ${firstLine(section)}`).join('\n'),
  });
  const order: ConflictField = {
    name: choiceName(name, orderPart),
    label: 'Order of the sections',
    kind: 'sections',
    isUndivided: true,
    base: orderText(versions.base),
    mine: orderText(versions.mine),
    theirs: orderText(versions.theirs),
  };
  return [...sections, order];
}

const versionOf = (section: StoredSection | undefined) => ({ text: section ? sectionLines(section) : 'Deleted' });

/** 'Quote: She had a way of putting down a plate'. */
const firstLine = (section: StoredSection) => sectionLines(section).split('\n').slice(0, 2).join(', ');

/** The form value of sections after the choices for everything that was asked. */
export function chosenSections(
  name: string,
  versions: SectionVersions,
  choices: Readonly<Record<string, ConflictChoice>>,
): string {
  const choiceOf = (part: string): SectionChoice => (choices[choiceName(name, part)] === 'theirs' ? 'theirs' : 'mine');
  const chosen: SectionChoices = {
    order: choiceOf(orderPart),
    sections: Object.fromEntries(sectionConflicts(versions).sections.map(({ id }) => [id, choiceOf(`section ${id}`)])),
  };
  return formText(mergeSections(versions, chosen));
}
