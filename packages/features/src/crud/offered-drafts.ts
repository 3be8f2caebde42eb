import { textIn } from '@porchlight/contract/rich-text-strings';
import type { OfferedDraft } from '@porchlight/ui/DraftNotice';
import { formatFieldValue } from '@porchlight/ui/FieldValue';
import { isNotThere, loadDraftCalls } from '../api/index.ts';
import { spokenMoment } from '../dates/index.ts';
import { type Draft, type DraftPlace, tryToWriteDraft } from './draft-store.ts';
import { type EntityDefinition, namedFields } from './entity-definition.ts';
import { formDefaults } from './form-fields.ts';
import { newKey } from './open-forms.ts';

/**
 * Moves a draft of the account, from another device, to this one. It gets a new idempotency key, because the form may
 * still be open on the other device.
 * @returns undefined if the draft no longer exists or belongs to another form
 * @throws ApiError
 */
export async function draftFromAccount(id: string, place: DraftPlace): Promise<Draft | undefined> {
  const { fetchDraft, keepDraft, removeKeptDraft } = await loadDraftCalls();
  try {
    const { saved_at, ...kept } = await fetchDraft(id);
    if (kept.resource !== place.resource || kept.record !== place.record) return undefined;
    const draft = { ...kept, ...place, id: newKey(), idempotencyKey: newKey(), savedAt: Date.parse(saved_at) };
    const isOnDevice = tryToWriteDraft(draft);
    if (!isOnDevice) await keepDraft(draft.idempotencyKey, draft);
    await removeKeptDraft(id);
    return isOnDevice ? draft : { ...draft, sentAt: draft.savedAt };
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

/** A draft as it is offered to the user: when it was saved, and the values that differ from the record. */
export function offerOf(draft: Draft, definition: EntityDefinition): OfferedDraft {
  const stored = draft.base ? formDefaults(definition, draft.base) : {};
  return {
    id: draft.id,
    time: spokenMoment(new Date(draft.savedAt).toISOString(), new Date()),
    differences: namedFields(definition).flatMap(({ name, kind, label, options }) => {
      const text = draft.files[name] ?? draft.values[name];
      if (text === undefined || text === String(stored[name] ?? '')) return [];
      return [{ label, text: options?.[text] ?? readable(kind, text) }];
    }),
  };
}

function readable(kind: string, text: string): string {
  if (kind === 'longText') return textIn(text);
  return kind === 'date' && text
    ? formatFieldValue('date', text)
    : text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/, '$1 $2');
}
