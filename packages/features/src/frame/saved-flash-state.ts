import type { AnyRecord } from '@porchlight/contract/entity';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { hasStates, type State, stateOf } from '@porchlight/contract/publication';
import { formatFieldValue } from '@porchlight/ui/data-display/FieldValue';
import { type EntityDefinition, namedFields, publishedUrl, shortTitle } from '../entity/index.ts';
import type { FlashState } from './useFlashMessage.ts';

/** What else is known about a save. */
interface SaveFacts {
  /** The record before, null for a new one. */
  before: AnyRecord | null;
  /** Names of the fields that keep the values that someone else has saved in the meantime. @default none */
  merged?: readonly string[];
}

/**
 * The flash message for the list after a save. Other backends may respond to a save with anything, or with no record.
 */
export function savedFlashState(
  definition: EntityDefinition,
  record: AnyRecord | undefined,
  { before, merged = [] }: SaveFacts,
): FlashState {
  const isRecord = typeof record === 'object' && record !== null && definition.mainField in record;
  if (!isRecord) return { notice: { text: 'Saved' } };
  const labels = namedFields(definition).flatMap(({ name, label }) => (merged.includes(name) ? [label] : []));
  const list = new Intl.ListFormat('en-US').format(labels);
  return {
    notice: {
      // Settings are the only ones of their kind.
      text: definition.singleton
        ? 'Saved'
        : `${savedLabel(definition, record, before)}: ${[...amounts(definition, record), shortTitle(definition, record)].join(', ')}`,
      details: list && `Someone else changed ${list} while you were editing. Their changes are saved too.`,
      publishedUrl: publishedUrl(definition, record),
      undo: isHidden(record, before)
        ? { resource: definition.name, id: record.id, version: record.version }
        : undefined,
      // A singleton has no list to find it in.
      row: definition.singleton
        ? undefined
        : { id: record.id, href: definition.urls.show(record.id), searchHref: searchFor(definition, record) },
    },
  };
}

/** Whether a save has hidden a record from visitors. */
function isHidden(record: AnyRecord, before: AnyRecord | null): boolean {
  return before?.id === record.id && stateOf(before) === 'published' && ['archived', 'draft'].includes(stateOf(record));
}

/** Beginning of the message, by the record's state. */
function savedLabel(definition: EntityDefinition, record: AnyRecord, before: AnyRecord | null): string {
  const state = stateOf(record);
  const wasPublished = before !== null && stateOf(before) === 'published';
  if (state === 'published') return wasPublished || !hasStates(definition) ? 'Saved' : 'Published';
  // Changes of a published record are a record of their own.
  return state === 'draft' && wasPublished && !record.replaces ? 'Unpublished' : savedLabels[state];
}

const savedLabels: Readonly<Record<Exclude<State, 'published'>, string>> = {
  draft: 'Saved as a draft',
  in_review: 'Sent for review',
  scheduled: 'Scheduled',
  archived: 'Archived',
};

/** A record's amounts of money, which help to recognize it: '$40.00' for a donation. */
function amounts(definition: EntityDefinition, record: AnyRecord): string[] {
  return fieldsOfKind(definition.fields, 'money').flatMap((name) => {
    const value = record[name];
    const isAmount = typeof value === 'number' || typeof value === 'string';
    return isAmount && value !== '' ? [formatFieldValue('money', value)] : [];
  });
}

/**
 * The flash message after a save that stays on the form; without the row, as the list is another screen.
 * @param record as in the server's response
 */
export function savedFlashStateOnForm(definition: EntityDefinition, record: AnyRecord, facts: SaveFacts): FlashState {
  const { notice } = savedFlashState(definition, record, facts);
  return { notice: notice && { ...notice, row: undefined } };
}

/** URL of the list with a search for the record's title; of a truncated title, without the cut word at its end. */
function searchFor(definition: EntityDefinition, record: AnyRecord): string | undefined {
  const { mainField, nameField = mainField } = definition;
  if (!record[mainField] && !record[nameField]) return undefined;
  const words = shortTitle(definition, record).replace(/\s*\S*…$/, '');
  return `${definition.urls.list}?${new URLSearchParams({ q: words })}`;
}
