import type { ChangeSet } from '@porchlight/contract/change-sets';
import type { Dialogs } from '@porchlight/ui/feedback/useDialogs';
import { loadChunk } from '../api/index.ts';
import type { ChangeForSet } from './AddToSetDialog.tsx';

/** Asks which change set a change is put into, and does it. @returns that set; null if the person has chosen none */
export async function askForSet(dialogs: Dialogs, change: ChangeForSet): Promise<ChangeSet | null> {
  const { AddToSetDialog } = await loadChunk('add-to-set', () => import('./AddToSetDialog.tsx'));
  return dialogs.open(AddToSetDialog, change);
}
