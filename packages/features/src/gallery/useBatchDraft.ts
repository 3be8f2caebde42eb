import type { OfferedDraft } from '@porchlight/ui/feedback/DraftNotice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readUser, reportFailure, userKey } from '../api/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import {
  batchRecord,
  type Draft,
  draftParameter,
  draftStorageKey,
  lockDraft,
  randomKey,
  readClosedDrafts,
  removeDraft,
  removeExpiredDrafts,
} from '../drafts/index.ts';
import type { BatchDestination } from './batch-destinations.ts';
import { type BatchDraftPicture, keepBatch, readBatch } from './batch-draft.ts';

const noRoomText = 'These pictures can’t be kept on this device. Save them before you leave this page.';

/**
 * Stores a batch of pictures with its files on the device until it is saved, and offers those of earlier visits.
 * @param resource where they go
 * @param restore adds the pictures of a draft to the page
 */
export function useBatchDraft(
  resource: BatchDestination['resource'],
  pictures: readonly BatchDraftPicture[],
  restore: (kept: readonly BatchDraftPicture[]) => void,
) {
  const linkedId = useSearchParams()[0].get(draftParameter);
  const [form] = useState(() => ({ owner: userKey(readUser()), resource, record: batchRecord }) as const);
  const target = useRef({ ...form, id: '' });
  const stored = useRef(new Set<string>());
  const isKept = useRef(false);
  const release = useRef(() => {});
  const [offered, setOffered] = useState<readonly Draft[]>([]);
  const [problem, setProblem] = useState<string>();

  const begin = (id: string) => {
    release.current();
    target.current = { ...form, id };
    release.current = lockDraft(draftStorageKey(target.current));
  };
  const restoreDraft = async (draft: Draft) => {
    setOffered((others) => others.filter(({ id }) => id !== draft.id));
    const { pictures: kept, missing } = await readBatch(draft);
    // Pictures that were chosen before are kept along with the restored ones, in the draft that was restored.
    if (isKept.current) await removeDraft(target.current);
    begin(draft.id);
    isKept.current = true;
    stored.current = new Set(kept.map(({ id }) => id));
    restore(kept);
    if (missing.length > 0) setProblem(`This device no longer has ${missing.join(' and ')}. Choose it again.`);
  };

  const load = useEffectEvent(async (isMounted: () => boolean) => {
    begin(randomKey());
    await removeExpiredDrafts(Date.now());
    const drafts = await readClosedDrafts(form);
    if (!isMounted()) return;
    setOffered(drafts);
    const linked = drafts.find(({ id }) => id === linkedId);
    if (linked) await restoreDraft(linked);
  });
  useEffect(() => {
    let isMounted = true;
    load(() => isMounted).catch((error) => reportFailure('offer unsaved pictures', error));
    return () => {
      isMounted = false;
      release.current();
    };
  }, []);

  const keep = useEffectEvent(async (kept: readonly BatchDraftPicture[]) => {
    // Nothing is kept after a sign-out in another tab.
    if (target.current.id === '' || (form.owner !== 'staff' && readUser() === null)) return;
    if (kept.length === 0) return isKept.current ? discardOwn() : undefined;
    isKept.current = true;
    await keepBatch(target.current, kept, stored.current);
    setProblem(undefined);
  });
  useEffect(() => {
    keep(pictures).catch((error) => {
      reportFailure('store pictures on the device', error);
      setProblem(noRoomText);
    });
  }, [pictures]);

  const discardOwn = async () => {
    isKept.current = false;
    stored.current = new Set();
    await removeDraft(target.current).catch((error) => reportFailure('delete unsaved pictures', error));
  };
  const find = (id: string) => offered.find((draft) => draft.id === id);

  return {
    /** Unsaved pictures of earlier visits, newest first. */
    offered: offered.map(({ id, savedAt, files }): OfferedDraft => {
      const time = formatRelativeMoment(new Date(savedAt).toISOString(), new Date());
      return { id, time, differences: [{ label: 'Pictures', text: Object.values(files).join(', ') }] };
    }),
    /** Message when something could not be stored or found. */
    problem,
    onRestore: (id: string) => {
      const draft = find(id);
      if (draft) restoreDraft(draft).catch((error) => reportFailure('restore pictures', error));
    },
    onDiscard: (id: string) => {
      const draft = find(id);
      setOffered(offered.filter((each) => each.id !== id));
      if (draft) removeDraft(draft).catch((error) => reportFailure('discard unsaved pictures', error));
    },
    /** Deletes the page's own draft: its pictures are discarded. */
    discardOwn,
  };
}
