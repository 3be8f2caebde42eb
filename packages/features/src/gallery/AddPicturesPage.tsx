import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { entityOf } from '@porchlight/contract/entities';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ChoiceDialog } from '@porchlight/ui/feedback/ChoiceDialog';
import { DraftNotice } from '@porchlight/ui/feedback/DraftNotice';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { PictureBatch } from '@porchlight/ui/inputs/PictureBatch';
import { Link } from '@porchlight/ui/navigation/Link';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SignInAgain } from '../auth/index.ts';
import { useLeaveGuard } from '../editor/index.ts';
import { DashboardPage } from '../frame/index.ts';
import { LazyMediaPicker } from '../media/index.ts';
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
  const batch = usePictureBatch(destination);
  const { pictures, save } = batch;
  const drafts = useBatchDraft(destination.resource, pictures, batch.restore);
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const guard = useLeaveGuard({
    isDirty: () => pictures.length > 0,
    save: async () => (await save())?.left === 0,
    onSaveFailed: () => {},
    onGiveUp: drafts.discardOwn,
    onStayed: () => {},
  });
  const [{ saved, duplicates }, setSaved] = useState({ saved: 0, duplicates: 0 });
  useEffect(() => {
    // In an effect, because the leave guard asks until the list of pictures is empty.
    if (saved > 0 && pictures.length === 0) {
      const text = savedText(saved, duplicates);
      void navigate(dashboardUrls[destination.resource].list, { state: { notice: { text } } });
    }
  }, [saved, duplicates, pictures.length, navigate, destination]);

  return (
    <DashboardPage title="Add pictures">
      <DraftNotice drafts={drafts.offered} onRestore={drafts.onRestore} onDiscard={drafts.onDiscard} />
      <div role="status">{drafts.problem && <Notice tone="important">{drafts.problem}</Notice>}</div>
      <PictureBatch
        label="Add pictures"
        pictures={pictures}
        problem={batch.problem}
        isSaving={batch.isSaving}
        onAdd={batch.add}
        onOpenLibrary={destination.reusesExisting ? () => setIsLibraryOpen(true) : undefined}
        onTextsChange={batch.updateTexts}
        onFillEmpty={batch.fillEmpty}
        onRetry={batch.retry}
        onRemove={batch.remove}
        onUseExisting={batch.useExisting}
        onRemoveDuplicates={batch.removeDuplicates}
        onSave={async () => {
          const outcome = await save();
          if (outcome) setSaved({ saved: saved + outcome.saved, duplicates: duplicates + outcome.duplicates });
        }}
      />
      {pictures.length === 0 && (
        <Typography variant="small" color="textSecondary">
          To enter everything about one picture, fill in its form:{' '}
          <Link href={dashboardUrls[destination.resource].create}>
            Create {entityOf(destination.resource).singular}
          </Link>
        </Typography>
      )}
      {isLibraryOpen && (
        <LazyMediaPicker
          onClose={() => setIsLibraryOpen(false)}
          onChooseMany={(chosen) => {
            setIsLibraryOpen(false);
            batch.addExisting(chosen);
          }}
        />
      )}
      <ChoiceDialog {...guard} />
      <SignInAgain />
    </DashboardPage>
  );
}

function savedText(saved: number, duplicates: number): string {
  const text = `Saved: ${saved} ${saved === 1 ? 'picture' : 'pictures'}`;
  if (duplicates === 0) return text;
  return `${text}. ${duplicates === 1 ? '1 was' : `${duplicates} were`} there already.`;
}
