import { ChoiceDialog } from '@porchlight/ui/ChoiceDialog';
import { type ReactNode, useState } from 'react';
import { readUser, reportFailure, userKey } from '../api/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import { type Draft, readDeviceOnlyDrafts, removeUserDrafts } from './draft-store.ts';
import { cancelLeave, confirmLeave } from './unsaved-work.ts';

/**
 * Asks before unsaved work is deleted at sign-out: first about the open form, then about the drafts on the device that
 * other tabs and earlier visits have left.
 * @returns a function that asks, which resolves to true if there is no unsaved work or it is discarded; and its dialog
 */
export function useSignOutConfirmation(): { confirmSignOut: () => Promise<boolean>; dialog: ReactNode } {
  const [question, setQuestion] = useState<{ drafts: Draft[]; answer: (yes: boolean) => void } | null>(null);

  const confirmSignOut = async () => {
    if (!(await confirmLeave())) return false;
    const owner = userKey(readUser());
    const drafts = readDeviceOnlyDrafts(owner);
    const yes =
      drafts.length === 0 || (await new Promise<boolean>((resolve) => setQuestion({ drafts, answer: resolve })));
    setQuestion(null);
    if (!yes) cancelLeave();
    if (yes) await removeUserDrafts(owner).catch((error) => reportFailure('delete unsaved work', error));
    return yes;
  };

  const dialog = (
    <ChoiceDialog
      open={question !== null}
      title="Sign out and delete unsaved work?"
      text="You have unsaved work on this device. Signing out deletes it, so that nobody else can see it."
      choices={[
        { label: 'Stay signed in', onChoose: () => question?.answer(false) },
        { label: 'Sign out', onChoose: () => question?.answer(true) },
      ]}
    >
      <ul>
        {question?.drafts.map((draft) => (
          <li
            key={draft.id}
          >{`${draft.title || 'Untitled'}, from ${formatRelativeMoment(new Date(draft.savedAt).toISOString(), new Date())}`}</li>
        ))}
      </ul>
    </ChoiceDialog>
  );
  return { confirmSignOut, dialog };
}
