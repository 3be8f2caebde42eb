import { openDraftKeys } from './draft-locks.ts';
import { type Draft, type DraftTarget, draftStorageKey, readDrafts } from './draft-store.ts';

/**
 * A user's drafts on this device whose form is not open, in this tab or another, newest first; without `resource` and
 * `record`, those of every form.
 */
export async function readClosedDrafts(form: Pick<DraftTarget, 'owner'> & Partial<DraftTarget>): Promise<Draft[]> {
  const openKeys = await openDraftKeys().catch(() => new Set<string>());
  return readDrafts(form).filter((draft) => !openKeys.has(draftStorageKey(draft)));
}
