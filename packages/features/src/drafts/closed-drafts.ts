import type { DraftEntry } from '@porchlight/contract/drafts';
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

/** Of an account's drafts, those that this device does not have, open or closed. */
export function draftsOfOtherDevices(accountDrafts: readonly DraftEntry[], owner: string): DraftEntry[] {
  const localKeys = new Set(readDrafts({ owner }).map(({ idempotencyKey }) => idempotencyKey));
  return accountDrafts.filter(({ id }) => !localKeys.has(id));
}
