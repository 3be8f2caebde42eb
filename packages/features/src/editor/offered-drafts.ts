import type { FieldKind } from '@porchlight/contract/fields';
import { formValueText } from '@porchlight/contract/rich-text-strings';
import type { OfferedDraft } from '@porchlight/ui/feedback/DraftNotice';
import { fieldKindViews } from '@porchlight/ui/field-kinds';
import { isNotFoundError } from '../api/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import { type Draft, type DraftAccount, type DraftTarget, randomKey, tryToWriteDraft } from '../drafts/index.ts';
import { type EntityDefinition, namedFields } from '../entity/index.ts';
import { formDefaults } from './form-fields.ts';

/**
 * Moves a draft of the account, from another device, to this one. It gets a new idempotency key, because the form may
 * still be open on the other device.
 * @returns undefined if the draft no longer exists or belongs to another form
 * @throws ApiError
 */
export async function moveDraftToDevice(
  account: DraftAccount,
  id: string,
  target: DraftTarget,
): Promise<Draft | undefined> {
  try {
    const { saved_at, ...saved } = await account.fetch(id);
    if (saved.resource !== target.resource || saved.record !== target.record) return undefined;
    const draft = { ...saved, ...target, id: randomKey(), idempotencyKey: randomKey(), savedAt: Date.parse(saved_at) };
    const isOnDevice = tryToWriteDraft(draft);
    if (!isOnDevice) await account.keep(draft.idempotencyKey, draft);
    await account.remove(id);
    return isOnDevice ? draft : { ...draft, sentAt: draft.savedAt };
  } catch (error) {
    if (isNotFoundError(error)) return undefined;
    throw error;
  }
}

/** A draft as it is offered to the user: when it was saved, and the values that differ from the record. */
export function toOfferedDraft(draft: Draft, definition: EntityDefinition): OfferedDraft {
  const stored = draft.base ? formDefaults(definition, draft.base) : {};
  return {
    id: draft.id,
    time: formatRelativeMoment(new Date(draft.savedAt).toISOString(), new Date()),
    differences: namedFields(definition).flatMap(({ name, kind, label, options }) => {
      const text = draft.files[name] ?? draft.values[name];
      if (text === undefined || text === String(stored[name] ?? '')) return [];
      return [{ label, text: options?.[text] ?? readable(kind, text) }];
    }),
  };
}

function readable(kind: FieldKind, text: string): string {
  return kind === 'longText' ? formValueText(text) : (fieldKindViews[kind].typedText?.(text) ?? text);
}
