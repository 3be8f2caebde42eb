import type { OfferedDraft } from '@porchlight/ui/DraftNotice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readUser, reportFailure, userKey } from '../api/index.ts';
import {
  batchRecord,
  type Draft,
  draftParameter,
  draftStorageKey,
  lockDraft,
  openDraftKeys,
  randomKey,
  readDrafts,
  removeDraft,
  removeExpiredDrafts,
} from '../crud/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import { type KeptPicture, keepBatch, readBatch } from './batch-draft.ts';

const noRoomText =
  'This device has no room for these pictures: they are in this window alone. Save them before you leave.';

/**
 * Keeps a batch of pictures on the device, files included, until it is saved, and offers what earlier visits left.
 * @param restore adds the pictures of a draft to the page
 */
export function useBatchDraft(pictures: readonly KeptPicture[], restore: (kept: readonly KeptPicture[]) => void) {
  const linkedId = useSearchParams()[0].get(draftParameter);
  const [form] = useState(() => ({ owner: userKey(readUser()), resource: 'gallery', record: batchRecord }) as const);
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
    if (missing.length > 0) setProblem(`This device does not have ${missing.join(' and ')}. Choose it again.`);
  };

  const load = useEffectEvent(async (isMounted: () => boolean) => {
    begin(randomKey());
    await removeExpiredDrafts(Date.now());
    const openKeys = await openDraftKeys().catch(() => new Set());
    if (!isMounted()) return;
    const drafts = readDrafts(form).filter((draft) => !openKeys.has(draftStorageKey(draft)));
    setOffered(drafts);
    const linked = drafts.find(({ id }) => id === linkedId);
    if (linked) await restoreDraft(linked);
  });
  useEffect(() => {
    let isMounted = true;
    load(() => isMounted).catch((error) => reportFailure('offer drafts of pictures', error));
    return () => {
      isMounted = false;
      release.current();
    };
  }, []);

  const keep = useEffectEvent(async (kept: readonly KeptPicture[]) => {
    // Nothing is kept after a sign-out in another tab.
    if (target.current.id === '' || (form.owner !== 'staff' && readUser() === null)) return;
    if (kept.length === 0) return isKept.current ? discardOwn() : undefined;
    isKept.current = true;
    await keepBatch(target.current, kept, stored.current);
    setProblem(undefined);
  });
  useEffect(() => {
    keep(pictures).catch((error) => {
      reportFailure('keep pictures on the device', error);
      setProblem(noRoomText);
    });
  }, [pictures]);

  const discardOwn = async () => {
    isKept.current = false;
    stored.current = new Set();
    await removeDraft(target.current).catch((error) => reportFailure('forget a draft of pictures', error));
  };
  const find = (id: string) => offered.find((draft) => draft.id === id);

  return {
    /** What earlier visits left, newest first. */
    offered: offered.map(({ id, savedAt, files }): OfferedDraft => {
      const time = formatRelativeMoment(new Date(savedAt).toISOString(), new Date());
      return { id, time, differences: [{ label: 'Pictures', text: Object.values(files).join(', ') }] };
    }),
    /** Message when the device could not keep or find something. */
    problem,
    onRestore: (id: string) => {
      const draft = find(id);
      if (draft) restoreDraft(draft).catch((error) => reportFailure('restore pictures', error));
    },
    onDiscard: (id: string) => {
      const draft = find(id);
      setOffered(offered.filter((each) => each.id !== id));
      if (draft) removeDraft(draft).catch((error) => reportFailure('discard a draft', error));
    },
    /** Deletes the page's own draft: the pictures are given up. */
    discardOwn,
  };
}
