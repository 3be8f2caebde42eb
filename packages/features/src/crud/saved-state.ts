import type { AnyRecord } from '@porchlight/contract/entity';
import { type State, stateOf } from '@porchlight/contract/publication';
import { formatFieldValue } from '@porchlight/ui/FieldValue';
import { seenAt, shortTitle } from './any-record.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { namedFields } from './entity-definition.ts';
import type { FlashState } from './useFlashMessage.ts';

/**
 * What the list says after a save. Another backend may answer a save with anything or nothing.
 * @param merged names of fields that somebody else had changed meanwhile, and that stay as they changed them
 */
export function savedState(
  definition: EntityDefinition,
  record: AnyRecord | undefined,
  merged: readonly string[] = [],
): FlashState {
  const isKnown = typeof record === 'object' && record !== null && definition.mainField in record;
  if (!isKnown) return { notice: { text: 'Saved' } };
  const labels = namedFields(definition).flatMap(({ name, label }) => (merged.includes(name) ? [label] : []));
  const list = new Intl.ListFormat('en-US').format(labels);
  return {
    notice: {
      text: `${savedWord(record)}: ${[...amounts(definition, record), shortTitle(definition, record)].join(', ')}`,
      details: list && `Someone else had changed ${list} meanwhile; their changes are kept too.`,
      seenAt: seenAt(definition, record),
      row: { id: record.id, href: definition.urls.show(record.id), searchHref: searchFor(definition, record) },
    },
  };
}

/** What a save has made of a record, where visitors don't see it. */
function savedWord(record: AnyRecord): string {
  const state = stateOf(record);
  return state === 'published' ? 'Saved' : savedWords[state];
}

const savedWords: Readonly<Record<Exclude<State, 'published'>, string>> = {
  draft: 'Saved as a draft',
  in_review: 'Sent for review',
  scheduled: 'Scheduled',
  archived: 'Archived',
};

/** What says more of a record than its name, as '$40.00' of a donation. */
function amounts(definition: EntityDefinition, record: AnyRecord): string[] {
  return namedFields(definition).flatMap(({ name, kind }) => {
    const value = record[name];
    const isAmount = kind === 'money' && (typeof value === 'number' || typeof value === 'string');
    return isAmount && value !== '' ? [formatFieldValue('money', value)] : [];
  });
}

/**
 * What the form itself says after a save that one stays for: its row is on another screen.
 * @param record what the server has answered
 */
export function savedHereState(
  definition: EntityDefinition,
  record: AnyRecord,
  merged?: readonly string[],
): FlashState {
  const { notice } = savedState(definition, record, merged);
  return { notice: notice && { ...notice, row: undefined } };
}

/** The list with what is found by the record's name; of a long one whole words of its beginning. */
function searchFor(definition: EntityDefinition, record: AnyRecord): string | undefined {
  if (!record[definition.mainField]) return undefined;
  const words = shortTitle(definition, record).replace(/\s*\S*…$/, '');
  return `${definition.urls.list}?${new URLSearchParams({ q: words })}`;
}
