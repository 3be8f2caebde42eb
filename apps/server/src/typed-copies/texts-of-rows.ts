import { entityOf, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { takesFacts } from '@porchlight/contract/organization-tokens';
import { documentIn, documentKey, type RichDocument, type RichNode } from '@porchlight/contract/rich-text';
import { readDocument } from '@porchlight/contract/rich-text-strings';
import type { SectionField, SectionValue } from '@porchlight/contract/sections/section';
import { mapSectionValues, sectionLabel } from '@porchlight/contract/sections/stored-sections';
import type { StoredRow } from '../db/tables.ts';
import { sectionsOf } from '../records/sections-of.ts';

/** A text of a record. */
export interface PlacedText {
  /** The field; for sections `sections/{id}`. */
  field: string;
  place: string;
  section: string | null;
  text: string;
}

/** The entities whose texts take facts: content, descriptions of pictures, and some of the settings. */
export const textResources: readonly ResourceName[] = resourceNames.filter((name) => {
  const entity = entityOf(name);
  return Object.entries(entity.fields).some(([field, description]) => takesFacts(entity, field, description));
});

/** All texts of a row that take facts; of a formatted one, each run of letters that look the same. */
export function textsOfRow(name: ResourceName, row: StoredRow): PlacedText[] {
  const texts: PlacedText[] = [];
  visitTexts(name, row, (place) => {
    texts.push(place);
    return place.text;
  });
  return texts;
}

/**
 * Changes the texts of a row.
 * @param change returns what a text becomes
 * @returns the fields of an update request; only those that differ
 */
export function changedTexts(
  name: ResourceName,
  row: StoredRow,
  change: (place: PlacedText) => string,
): Record<string, unknown> {
  return visitTexts(name, row, change);
}

function visitTexts(
  name: ResourceName,
  row: StoredRow,
  change: (place: PlacedText) => string,
): Record<string, unknown> {
  const entity = entityOf(name);
  const changed: Record<string, unknown> = {};
  for (const [field, description] of Object.entries(entity.fields)) {
    if (!takesFacts(entity, field, description)) continue;
    const place = { field, place: description.label, section: null };
    const document = readDocument(String(row[documentKey(field)] ?? ''));
    if (document) {
      const next = mapTexts(document, (text) => change({ ...place, text }));
      if (JSON.stringify(next) !== JSON.stringify(document)) changed[documentKey(field)] = next;
      continue;
    }
    const text = String(row[field] ?? '');
    const next = change({ ...place, text });
    if (next !== text) changed[field] = next;
  }
  for (const { field, sections } of sectionsOf(entity.fields, row)) {
    const next = sections.map((section, index) => {
      const [mapped = section] = mapSectionValues([section], (described, value) =>
        changeValue(described, value, (text) =>
          change({
            field: `${field}/${section.id}`,
            place: `Section ${index + 1} (${sectionLabel(section)}), ${described.label}`,
            section: section.id,
            text,
          }),
        ),
      );
      return mapped;
    });
    if (JSON.stringify(next) !== JSON.stringify(sections)) changed[field] = next;
  }
  return changed;
}

function changeValue({ kind }: SectionField, value: SectionValue, change: (text: string) => string): SectionValue {
  if (kind === 'text') return typeof value === 'string' ? change(value) : value;
  const document = kind === 'longText' ? documentIn(value) : undefined;
  return document ? mapTexts(document, change) : value;
}

function mapTexts(document: RichDocument, change: (text: string) => string): RichDocument {
  const mapNode = (node: RichNode): RichNode => ({
    ...node,
    ...(node.text !== undefined && { text: change(node.text) }),
    ...(node.content && { content: node.content.map(mapNode) }),
  });
  return { ...document, content: document.content.map(mapNode) };
}
