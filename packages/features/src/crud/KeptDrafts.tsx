import { Button } from '@porchlight/ui/Button';
import { ListCard } from '@porchlight/ui/ListCard';
import { Snackbar } from '@porchlight/ui/Snackbar';
import { useState } from 'react';
import { reportFailure } from '../api/index.ts';
import { spokenMoment } from '../dates/index.ts';
import { useRunningNow } from '../site/index.ts';
import { type Draft, throwAwayDraft } from './draft-store.ts';
import { draftTitle, draftUrl } from './draft-url.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { kindText } from './history-entries.ts';
import { useKeptDrafts } from './useKeptDrafts.ts';

/** Drafts that stand here; older ones come up when these are done with. */
const shownDrafts = 5;

/**
 * What somebody has begun on this device and not saved, each a link to its form, which brings it back. Nothing where there
 * is none. What is thrown away can be brought back.
 */
export function KeptDrafts({ definitions }: { definitions: readonly EntityDefinition[] }) {
  const now = useRunningNow();
  const { drafts, refresh } = useKeptDrafts();
  const [thrownAway, setThrownAway] = useState<{ title: string; bringBack: () => Promise<void> } | null>(null);
  const known = drafts.flatMap((draft) => {
    const definition = definitions.find(({ name }) => name === draft.resource);
    return definition ? [{ draft, definition, title: draftTitle(draft, definition) }] : [];
  });

  const throwAway = async (draft: Draft, title: string) => {
    try {
      const bringBack = await throwAwayDraft(draft);
      setThrownAway({ title, bringBack });
    } catch (error) {
      reportFailure('throw away a draft', error);
    }
    refresh();
  };
  const undo = async () => {
    try {
      await thrownAway?.bringBack();
    } catch (error) {
      reportFailure('bring back a draft', error);
      throw error;
    }
    setThrownAway(null);
    refresh();
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
            details: `${kindText(definition)}, kept on this device ${spokenMoment(new Date(draft.savedAt).toISOString(), now)}`,
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
        message={`Thrown away: ${thrownAway?.title ?? ''}`}
        onUndo={undo}
        onDismiss={() => setThrownAway(null)}
      />
    </>
  );
}
