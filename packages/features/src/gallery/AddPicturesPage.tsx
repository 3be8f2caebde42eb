import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { ChoiceDialog } from '@porchlight/ui/feedback/ChoiceDialog';
import { DraftNotice } from '@porchlight/ui/feedback/DraftNotice';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { PictureBatch } from '@porchlight/ui/inputs/PictureBatch';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SignInAgain } from '../auth/index.ts';
import { useLeaveGuard } from '../editor/index.ts';
import { DashboardPage } from '../frame/index.ts';
import type { BatchDestination } from './batch-destinations.ts';
import { useBatchDraft } from './useBatchDraft.ts';
import { usePictureBatch } from './usePictureBatch.ts';

interface AddPicturesPageProps {
  /** Where the pictures go. */
  destination: BatchDestination;
}

/** Page to add several pictures: select the files, describe them, and save all with one button. */
export function AddPicturesPage({ destination }: AddPicturesPageProps) {
  const navigate = useNavigate();
  const { pictures, problem, isSaving, add, restore, updateTexts, fillEmpty, retry, remove, save } =
    usePictureBatch(destination);
  const drafts = useBatchDraft(destination.resource, pictures, restore);
  const guard = useLeaveGuard({
    isDirty: () => pictures.length > 0,
    save: async () => (await save())?.left === 0,
    onSaveFailed: () => {},
    onGiveUp: drafts.discardOwn,
    onStayed: () => {},
  });
  const [saved, setSaved] = useState(0);
  useEffect(() => {
    // In an effect, because the leave guard asks until the list of pictures is empty.
    if (saved > 0 && pictures.length === 0) {
      const text = `Saved: ${saved} ${saved === 1 ? 'picture' : 'pictures'}`;
      void navigate(dashboardUrls[destination.resource].list, { state: { notice: { text } } });
    }
  }, [saved, pictures.length, navigate, destination]);

  return (
    <DashboardPage title="Add pictures">
      <DraftNotice drafts={drafts.offered} onRestore={drafts.onRestore} onDiscard={drafts.onDiscard} />
      <div role="status">{drafts.problem && <Notice tone="important">{drafts.problem}</Notice>}</div>
      <PictureBatch
        label="Add pictures"
        pictures={pictures}
        problem={problem}
        isSaving={isSaving}
        onAdd={add}
        onTextsChange={updateTexts}
        onFillEmpty={fillEmpty}
        onRetry={retry}
        onRemove={remove}
        onSave={async () => {
          const outcome = await save();
          if (outcome) setSaved(saved + outcome.saved);
        }}
      />
      <ChoiceDialog {...guard} />
      <SignInAgain />
    </DashboardPage>
  );
}
