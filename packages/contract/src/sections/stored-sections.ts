/** Reading of sections as they are stored. Plain code without schemas, since pages, lists and the history load it. */

import { readItems } from '../items.ts';
import { documentIn } from '../rich-text.ts';
import { fileNamesIn, mapFileNames } from '../rich-text-files.ts';
import { markedText, plainText } from '../rich-text-strings.ts';
import { descriptionOf } from './kinds.ts';
import type { SectionField, SectionFields, SectionValue, SectionValues, StoredSection } from './section.ts';

/** Reads a list of sections, from an array or its JSON; undefined for anything else. An empty text is an empty list. */
export function readSections(value: unknown): StoredSection[] | undefined {
  const items: readonly unknown[] | undefined = readItems(value);
  return items?.every(isSection) ? [...items] : undefined;
}

function isSection(value: unknown): value is StoredSection {
  if (!isValues(value)) return false;
  const { id, kind, version, values }: Readonly<Record<string, unknown>> = value;
  return typeof id === 'string' && typeof kind === 'string' && typeof version === 'number' && isValues(values);
}

/** Whether a value is a group of values, as of a section or an item. */
export function isValues(value: unknown): value is SectionValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The label of a section’s kind; its name if this program doesn't know it. */
export function sectionLabel(section: Pick<StoredSection, 'kind' | 'version'>): string {
  return descriptionOf(section)?.label ?? section.kind;
}

/** The beginning of a section: its first text that is filled in; '' for none. */
export function sectionTitle(section: StoredSection): string {
  return textsOf(section, plainText)[0] ?? '';
}

/** All texts of a section that visitors read, for the search. */
export function sectionText(section: StoredSection): string {
  return section.hidden ? '' : textsOf(section, plainText).join('\n\n');
}

/** A section in several lines, whose words are compared between versions: its label, then each of its values. */
export function sectionLines(section: StoredSection): string {
  const label = `${sectionLabel(section)}${section.hidden ? ' (hidden)' : ''}`;
  const description = descriptionOf(section);
  if (!description) return label;
  return [label, ...valueLines(description.fields, section.values)].join('\n');
}

function valueLines(fields: SectionFields, values: SectionValues): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name] ?? null;
    if (field.kind === 'items') return itemsOf(value).flatMap((item) => valueLines(field.fields ?? {}, item));
    const text = lineOf(field, value);
    return text === '' ? [] : [`${field.label}: ${text}`];
  });
}

function lineOf({ kind, options }: SectionField, value: SectionValue): string {
  switch (kind) {
    case 'longText': {
      const document = documentIn(value);
      return document ? markedText(document) : '';
    }
    case 'choice':
      return options?.[String(value)] ?? '';
    case 'boolean':
      return value === true ? 'yes' : '';
    default:
      return value === null ? '' : String(value);
  }
}

function textsOf(section: StoredSection, toText: typeof plainText): string[] {
  return valuesIn(section).flatMap(([field, value]) => {
    if (field.kind === 'text') return value && !field.isUnread ? [String(value)] : [];
    const document = field.kind === 'longText' ? documentIn(value) : undefined;
    const text = document ? toText(document) : '';
    return text === '' ? [] : [text];
  });
}

/** Every value of a section with its field, those of its items included; none if its kind is not known. */
export function valuesIn(section: StoredSection): [field: SectionField, value: SectionValue][] {
  const description = descriptionOf(section);
  return description ? flatValues(description.fields, section.values) : [];
}

function flatValues(fields: SectionFields, values: SectionValues): [SectionField, SectionValue][] {
  return Object.entries(fields).flatMap(([name, field]): [SectionField, SectionValue][] => {
    const value = values[name] ?? null;
    return field.kind === 'items'
      ? itemsOf(value).flatMap((item) => flatValues(field.fields ?? {}, item))
      : [[field, value]];
  });
}

/** The items of a value; none if it is no list. */
export function itemsOf(value: SectionValue): readonly SectionValues[] {
  return Array.isArray(value) ? value.filter(isValues) : [];
}

/** What sections refer to. */
export interface SectionReferences {
  /** Names of stored files: pictures, and what is in documents. */
  files: string[];
  /** Names of the pictures among them that fields hold. */
  pictures: string[];
  /** Names of the PDFs among them. */
  pdfs: string[];
  /** Stored links of fields. */
  links: string[];
}

/** Finds the files and links that sections refer to. */
export function sectionReferences(sections: readonly StoredSection[]): SectionReferences {
  const values = sections.flatMap(valuesIn);
  const textsOfKind = (kind: SectionField['kind']) =>
    values.flatMap(([field, value]) => (field.kind === kind && typeof value === 'string' && value ? [value] : []));
  const documents = values.flatMap(([{ kind }, value]) => (kind === 'longText' ? (documentIn(value) ?? []) : []));
  const pictures = textsOfKind('image');
  const pdfs = textsOfKind('pdf');
  const links = textsOfKind('link');
  return {
    files: [
      ...pictures,
      ...pdfs,
      ...textsOfKind('film'),
      ...textsOfKind('captions'),
      ...documents.flatMap(fileNamesIn),
    ],
    pictures,
    pdfs,
    links,
  };
}

/** Returns copies of sections in which `map` has been applied to every value, those of items included. */
export function mapSectionValues(
  sections: readonly StoredSection[],
  map: (field: SectionField, value: SectionValue) => SectionValue,
): StoredSection[] {
  const mapAll = (fields: SectionFields, values: SectionValues): SectionValues => ({
    ...values,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]): [string, SectionValue] => {
        const value = values[name] ?? null;
        if (field.kind !== 'items') return [name, map(field, value)];
        return [name, itemsOf(value).map((item) => mapAll(field.fields ?? {}, item))];
      }),
    ),
  });
  return sections.map((section) => {
    const description = descriptionOf(section);
    return description ? { ...section, values: mapAll(description.fields, section.values) } : section;
  });
}

/** Returns copies of sections in which `change` has been applied to the names of all stored files. */
export function mapSectionFiles(sections: readonly StoredSection[], change: (name: string) => string): StoredSection[] {
  return mapSectionValues(sections, ({ kind }, value) => {
    if (kind === 'image') return typeof value === 'string' ? change(value) : value;
    const document = kind === 'longText' ? documentIn(value) : undefined;
    return document ? mapFileNames(document, change) : value;
  });
}
