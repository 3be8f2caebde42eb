import { Button } from '@porchlight/ui/Button';
import { ListCard } from '@porchlight/ui/ListCard';
import { Snackbar } from '@porchlight/ui/Snackbar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadChunk, readUser, reportFailure, userKey, waitingQuery } from '../api/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import { useRunningNow } from '../site/index.ts';
import { readDrafts } from './draft-store.ts';
import { draftTitle, draftUrl } from './draft-url.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { entityLabel } from './entity-label.ts';
import { useSavedDrafts } from './useSavedDrafts.ts';

/** Maximum number of drafts shown; older ones appear when these are gone. */
const shownDrafts = 5;

const loadThrowing = () => loadChunk('throw-away-draft', () => import('./discard-draft.ts'));

/** A draft of this device or of the account, as listed here. */
interface Shown {
  id: string;
  resource: string;
  record: string;
  title: string;
  savedAt: string;
  place: string;
  throwAway: () => Promise<() => Promise<void>>;
}

/**
 * Card with the user's drafts on this device and, from the account, on others; each links to its form, which restores
 * it. Renders no card without drafts. Discarding a draft can be undone.
 */
export function SavedDrafts({ definitions }: { definitions: readonly EntityDefinition[] }) {
  const now = useRunningNow();
  const { drafts, refresh } = useSavedDrafts();
  const account = useQuery(waitingQuery);
  const [thrownAway, setThrownAway] = useState<{ message: string; bringBack?: () => Promise<void> } | null>(null);
  const here = new Set(readDrafts({ owner: userKey(readUser()) }).map(({ idempotencyKey }) => idempotencyKey));
  const shown: Shown[] = [
    ...drafts.map((draft) => ({
      ...draft,
      savedAt: new Date(draft.savedAt).toISOString(),
      place: 'kept on this device',
      throwAway: async () => (await loadThrowing()).discardDraft(draft),
    })),
    ...(account.data?.drafts ?? [])
      .filter(({ id }) => !here.has(id))
      .map((draft) => ({
        ...draft,
        savedAt: draft.saved_at,
        place: 'from another device',
        throwAway: async () => (await loadThrowing()).discardAccountDraft(draft),
      })),
  ];
  const known = shown.flatMap((draft) => {
    const definition = definitions.find(({ name }) => name === draft.resource);
    return definition ? [{ draft, definition, title: draftTitle(draft, definition) }] : [];
  });

  const throwAway = async (draft: Shown, title: string) => {
    try {
      const bringBack = await draft.throwAway();
      setThrownAway({ message: `Thrown away: ${title}`, bringBack });
    } catch (error) {
      reportFailure('throw away a draft', error);
      setThrownAway({ message: 'Not thrown away: the server can’t be reached.' });
    }
    refresh();
    void account.refetch();
  };
  const undo = async () => {
    try {
      await thrownAway?.bringBack?.();
    } catch (error) {
      reportFailure('bring back a draft', error);
      throw error;
    }
    setThrownAway(null);
    refresh();
    void account.refetch();
  };

  return (
    <>
      {known.length > 0 && (
        <ListCard
          title="Continue"
          emptyText=""
          items={known.slice(0, shownDrafts).map(({ draft, definition, title }) => ({
            id: draft.id,
            title,
            href: draftUrl(definition, draft),
            details: `${entityLabel(definition)}, ${draft.place} ${formatRelativeMoment(draft.savedAt, now)}`,
            action: (
              <Button variant="text" size="small" color="error" onClick={() => void throwAway(draft, title)}>
                Throw away<span className="pl-sr">{` ${title}`}</span>
              </Button>
            ),
          }))}
        />
      )}
      <Snackbar
        open={thrownAway !== null}
        message={thrownAway?.message}
        onUndo={thrownAway?.bringBack && undo}
        onDismiss={() => setThrownAway(null)}
      />
    </>
  );
}
