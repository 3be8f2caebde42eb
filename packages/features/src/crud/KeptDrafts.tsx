import { Button } from '@porchlight/ui/Button';
import { ListCard } from '@porchlight/ui/ListCard';
import { Snackbar } from '@porchlight/ui/Snackbar';
import { useEffect, useState } from 'react';
import { readUser, reportFailure, userKey } from '../api/index.ts';
import { spokenMoment } from '../dates/index.ts';
import { useRunningNow } from '../site/now.tsx';
import { type Draft, draftName, readDrafts, throwAwayDraft } from './draft-store.ts';
import { draftUrl } from './draft-url.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { kindText } from './history-entries.ts';
import { openForms } from './open-forms.ts';

/** Drafts that stand here; older ones come up when these are done with. */
const shownDrafts = 5;

/**
 * What somebody has begun on this device and not saved, each a link to its form, which brings it back. Nothing where there
 * is none. What is thrown away can be brought back.
 */
export function KeptDrafts({ definitions }: { definitions: readonly AnyEntityDefinition[] }) {
  const now = useRunningNow();
  const { drafts, refresh } = useKeptDrafts();
  const [thrownAway, setThrownAway] = useState<{ title: string; bringBack: () => Promise<void> } | null>(null);
  const known = drafts.flatMap((draft) => {
    const definition = definitions.find(({ name }) => name === draft.resource);
    return definition ? [{ draft, definition, title: titleOf(draft, definition) }] : [];
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

function titleOf({ title, record }: Draft, definition: AnyEntityDefinition): string {
  if (title) return title;
  return record === 'new' ? `New ${definition.singular}` : `${kindText(definition)} ${record}`;
}

/** The drafts of who is signed in, newest first, but for those that are being worked on in another tab. */
function useKeptDrafts() {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [look, setLook] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts up when the device is to be read again.
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const elsewhere = await openForms().catch(() => new Set<string>());
      const kept = readDrafts({ owner: userKey(readUser()) }).filter((draft) => !elsewhere.has(draftName(draft)));
      if (isHere) setDrafts(kept);
    };
    void read();
    // Another tab has kept or saved one.
    const again = () => void read();
    addEventListener('storage', again);
    addEventListener('focus', again);
    return () => {
      isHere = false;
      removeEventListener('storage', again);
      removeEventListener('focus', again);
    };
  }, [look]);
  return { drafts, refresh: () => setLook((count) => count + 1) };
}
