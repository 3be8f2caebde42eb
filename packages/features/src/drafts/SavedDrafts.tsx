import { Snackbar } from '@porchlight/ui/feedback/Snackbar';
import { Button } from '@porchlight/ui/inputs/Button';
import { ListCard } from '@porchlight/ui/surfaces/ListCard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadChunk, readUser, reportFailure, userKey, waitingQuery } from '../api/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import { type EntityDefinition, entityLabel } from '../entity/index.ts';
import { useRunningNow } from '../site/index.ts';
import { draftsOfOtherDevices } from './closed-drafts.ts';
import { userAccount } from './draft-account.ts';
import { draftTitle, draftUrl } from './draft-url.ts';
import { useSavedDrafts } from './useSavedDrafts.ts';

/** Maximum number of drafts shown; older ones appear when these are gone. */
const shownDrafts = 5;

const loadDiscard = () => loadChunk('discard-draft', () => import('./discard-draft.ts'));

/** A draft of this device or of the account, as listed here. */
interface ListedDraft {
  id: string;
  resource: string;
  record: string;
  title: string;
  savedAt: string;
  storedAtText: string;
  discard: () => Promise<() => Promise<void>>;
}

/**
 * Card with the user's drafts on this device and, from the account, on others; each links to its form, which restores
 * it. Renders no card without drafts. Discarding a draft can be undone.
 */
export function SavedDrafts({ definitions }: { definitions: readonly EntityDefinition[] }) {
  const now = useRunningNow();
  const { drafts, refresh } = useSavedDrafts();
  const account = useQuery(waitingQuery);
  const [discarded, setDiscarded] = useState<{ message: string; restore?: () => Promise<void> } | null>(null);
  const shown: ListedDraft[] = [
    ...drafts.map((draft) => ({
      ...draft,
      savedAt: new Date(draft.savedAt).toISOString(),
      storedAtText: 'kept on this device',
      discard: async () => (await loadDiscard()).discardDraft(userAccount, draft),
    })),
    ...draftsOfOtherDevices(account.data?.drafts ?? [], userKey(readUser())).map((draft) => ({
      ...draft,
      savedAt: draft.saved_at,
      storedAtText: 'from another device',
      discard: async () => (await loadDiscard()).discardAccountDraft(userAccount, draft),
    })),
  ];
  const listedDrafts = shown.flatMap((draft) => {
    const definition = definitions.find(({ name }) => name === draft.resource);
    return definition ? [{ draft, definition, title: draftTitle(draft, definition) }] : [];
  });

  const discardDraftOf = async (draft: ListedDraft, title: string) => {
    try {
      const restore = await draft.discard();
      setDiscarded({ message: `Discarded: ${title}`, restore });
    } catch (error) {
      reportFailure('discard unsaved work', error);
      setDiscarded({ message: 'Not discarded: the server can’t be reached.' });
    }
    refresh();
    void account.refetch();
  };
  const undo = async () => {
    try {
      await discarded?.restore?.();
    } catch (error) {
      reportFailure('restore unsaved work', error);
      throw error;
    }
    setDiscarded(null);
    refresh();
    void account.refetch();
  };

  return (
    <>
      {listedDrafts.length > 0 && (
        <ListCard
          title="Unsaved work"
          emptyText=""
          items={listedDrafts.slice(0, shownDrafts).map(({ draft, definition, title }) => ({
            id: draft.id,
            title,
            href: draftUrl(definition, draft),
            details: `${entityLabel(definition)}, ${draft.storedAtText} ${formatRelativeMoment(draft.savedAt, now)}`,
            action: (
              <Button variant="text" size="small" color="error" onClick={() => void discardDraftOf(draft, title)}>
                Discard<span className="pl-sr">{` ${title}`}</span>
              </Button>
            ),
          }))}
        />
      )}
      <Snackbar
        open={discarded !== null}
        message={discarded?.message}
        onUndo={discarded?.restore && undo}
        onDismiss={() => setDiscarded(null)}
      />
    </>
  );
}
