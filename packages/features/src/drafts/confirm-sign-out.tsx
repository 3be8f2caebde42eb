import { ChoiceDialog } from '@porchlight/ui/feedback/ChoiceDialog';
import type { Dialogs, OpenedDialogProps } from '@porchlight/ui/feedback/useDialogs';
import { readUser, reportFailure, userKey } from '../api/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import { textAsRead } from '../entity/index.ts';
import { type Draft, readDeviceOnlyDrafts, removeUserDrafts } from './draft-store.ts';
import { cancelLeave, confirmLeave } from './unsaved-work.ts';

/**
 * Asks before unsaved work is deleted at sign-out: first about the open form, then about the drafts on the device that
 * other tabs and earlier visits have left.
 * @returns promise of whether to sign out: there is no unsaved work, or it is discarded
 */
export async function confirmSignOut(dialogs: Dialogs): Promise<boolean> {
  if (!(await confirmLeave())) return false;
  const owner = userKey(readUser());
  const drafts = readDeviceOnlyDrafts(owner);
  if (drafts.length > 0 && !(await dialogs.open(SignOutDialog, drafts))) {
    cancelLeave();
    return false;
  }
  await removeUserDrafts(owner).catch((error) => reportFailure('delete unsaved work', error));
  return true;
}

function SignOutDialog({ payload: drafts, onClose }: OpenedDialogProps<readonly Draft[], boolean>) {
  return (
    <ChoiceDialog
      open
      title="Sign out and delete unsaved work?"
      text="You have unsaved work on this device. Signing out deletes it, so that nobody else can see it."
      choices={[
        { label: 'Stay signed in', onChoose: () => onClose(false) },
        { label: 'Sign out', onChoose: () => onClose(true) },
      ]}
    >
      <ul>
        {drafts.map((draft) => (
          <li
            key={draft.id}
          >{`${textAsRead(draft.title) || 'Untitled'}, from ${formatRelativeMoment(new Date(draft.savedAt).toISOString(), new Date())}`}</li>
        ))}
      </ul>
    </ChoiceDialog>
  );
}
