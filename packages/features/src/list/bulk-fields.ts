import { type FieldKind, type Fields, isComputed } from '@porchlight/contract/fields';
import { publicationFieldNames } from '@porchlight/contract/publication';
import type { EntityBulkInputProps } from '@porchlight/ui/data-display/EntityTable';
import type { EntityDefinition } from '../entity/index.ts';

/** Props of the control with which one field of several records is changed. */
export interface BulkFieldInputProps extends EntityBulkInputProps {
  /** Of the records, with the fields that the person may change. */
  definition: EntityDefinition;
  /** Names of the fields to choose from. */
  fields: readonly string[];
  /** Whether the entries of a field of references are added or removed, instead of replacing those that are there. */
  mode?: 'add' | 'remove';
}

/** Kinds of values that several records can share: no long texts, files, addresses or amounts. */
const sharedKinds: readonly FieldKind[] = [
  ...(['choice', 'date', 'dateTime', 'boolean', 'references', 'text'] as const),
  ...(['number', 'year', 'url', 'phone', 'link', 'color', 'timeZone'] as const),
];

/** Names of the fields that can be changed for several records at once, in the order of the form. */
export function bulkFields({ area, fields, mainField, nameField }: EntityDefinition): string[] {
  if (area === 'accounts') return [];
  return Object.keys(fields).filter((name) => name !== mainField && name !== nameField && isShared(name, fields[name]));
}

function isShared(name: string, field: Fields[string] | undefined): boolean {
  if (!field || isComputed(field) || !sharedKinds.includes(field.kind)) return false;
  // The state has actions of its own, and the time of a publication is part of it.
  if (publicationFieldNames.includes(name) && name !== 'visible_until') return false;
  const { unique, about, announces, shownWhen, acceptsSound } = field;
  return !unique && !about && !announces && !shownWhen && !acceptsSound;
}
