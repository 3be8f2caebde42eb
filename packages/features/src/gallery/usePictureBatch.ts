import { checkFile, fileRules } from '@porchlight/contract/file-rules';
import { batchMaxRecords } from '@porchlight/contract/limits';
import { uploadReference } from '@porchlight/contract/upload-references';
import type { ExistingPicture, PictureDraft, PictureDraftTexts } from '@porchlight/ui/inputs/PictureBatch';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, browserTransport, listKey, reportFailure, staffRecordQuery, uploadInParts } from '../api/index.ts';
import { randomKey } from '../drafts/index.ts';
import { isCameraTitle, type LibraryPicture, titleFromFileName } from '../media/index.ts';
import type { BatchDestination } from './batch-destinations.ts';
import type { BatchDraftPicture } from './batch-draft.ts';
import { fillEmptyTexts, numberTitles } from './batch-texts.ts';
import { fromLibrary, libraryPicture } from './library-pictures.ts';

/** Number of concurrent uploads. ours */
const uploadsAtOnce = 3;

/** A selected picture, with the upload's name once it is uploaded. */
interface BatchPicture extends PictureDraft {
  uploaded?: string;
  /** Name of the stored file: the same for the same picture. */
  storedName?: string;
  /** Title that a camera has given. */
  proposedTitle?: string;
}

/** Result of a save. */
export interface BatchSaveResult {
  /** How many pictures were saved. */
  saved: number;
  /** How many were left out, because they are there already. */
  duplicates: number;
  /** How many are still to be saved. */
  left: number;
}

const emptyTitle = 'Enter a title.';

/** State of a batch of pictures: uploads them, a few concurrently, holds their texts, and saves the uploaded ones. */
export function usePictureBatch({ resource, send, reusesExisting }: BatchDestination) {
  const client = useQueryClient();
  const [pictures, setPictures] = useState<readonly BatchPicture[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const activeUploads = useRef(new Map<string, AbortController>());
  // A ref, because uploads read it after later renders.
  const queue = useRef<BatchPicture[]>([]);

  const updatePicture = (id: string, values: Partial<BatchPicture>) =>
    setPictures((now) => now.map((each) => (each.id === id ? { ...each, ...values } : each)));

  const uploadNext = () => {
    while (activeUploads.current.size < uploadsAtOnce && queue.current.length > 0) {
      const next = queue.current.shift();
      if (next) void upload(next);
    }
  };
  const upload = async ({ id, file }: BatchPicture) => {
    if (!file) return;
    const controller = new AbortController();
    activeUploads.current.set(id, controller);
    try {
      const onProgress = (bytes: number) => updatePicture(id, { share: Math.min(0.99, bytes / file.size) });
      const stored = await uploadInParts(browserTransport, 'image', file, { signal: controller.signal, onProgress });
      const existing = stored.library_id === undefined ? undefined : await findExisting(stored.library_id);
      const uploaded = uploadReference(stored.id);
      setPictures((now) =>
        now.map((each) =>
          each.id === id
            ? withStoredFile({ ...each, uploaded, storedName: stored.file?.name }, { existing, others: now })
            : each,
        ),
      );
    } catch (error) {
      if (controller.signal.aborted) return;
      reportFailure('upload a picture', error);
      const canRetry = !(error instanceof ApiError && error.status >= 400 && error.status < 500);
      updatePicture(id, { failure: failureText(error), canRetry });
    } finally {
      activeUploads.current.delete(id);
      uploadNext();
    }
  };
  /** The library's picture with the same file; without a connection, the server finds it when the picture is saved. */
  const findExisting = (id: number) =>
    client.fetchQuery(staffRecordQuery('media', String(id))).then(libraryPicture, (error: unknown) => {
      reportFailure('read a picture of the library', error);
      return undefined;
    });
  const withStoredFile = (
    picture: BatchPicture,
    { existing, others }: { existing?: ExistingPicture; others: readonly BatchPicture[] },
  ): BatchPicture => {
    const { id, storedName } = picture;
    const stored = { ...picture, existing, share: 1, failure: undefined };
    const isSame = (other: BatchPicture) =>
      (storedName !== undefined && other.storedName === storedName) ||
      (existing !== undefined && other.existing?.id === existing.id);
    if (others.some((other) => other.id !== id && isSame(other))) return { ...stored, isDuplicate: true };
    if (!existing) return stored;
    return reusesExisting ? withTextsOf(existing, stored) : { ...stored, isDuplicate: true };
  };
  const enqueue = (added: readonly BatchPicture[]) => {
    queue.current.push(...added);
    uploadNext();
  };

  useEffect(() => {
    const { current } = activeUploads;
    return () => {
      queue.current = [];
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const add = (files: readonly File[]) => {
    const added = addPictures(
      files.map((file): BatchPicture => {
        const failure = checkFile(file, fileRules.image);
        const texts = { title: titleFromFileName(file.name), description: '', decorative: false };
        return { id: randomKey(), file, share: 0, failure, ...texts };
      }),
    );
    enqueue(added.filter(({ failure }) => !failure));
  };
  /** Adds pictures of the library; those that are there already once only. */
  const addExisting = (chosen: readonly LibraryPicture[]) => {
    const there = new Set(pictures.map(({ existing }) => existing?.id));
    addPictures(
      chosen
        .filter(({ id }) => !there.has(id))
        .map((picture): BatchPicture => {
          const existing = fromLibrary(picture);
          const { title, description, decorative } = existing;
          return { ...{ title, description, decorative }, id: randomKey(), existing, share: 1 };
        }),
    );
  };
  const addPictures = (added: readonly BatchPicture[]): readonly BatchPicture[] => {
    const remaining = batchMaxRecords - pictures.length;
    setProblem(
      added.length > remaining
        ? `You can save at most ${batchMaxRecords} pictures at once. The others were not added.`
        : undefined,
    );
    const titled = numberTitles(
      added.slice(0, remaining),
      pictures.map(({ title }) => title),
    ).map((each) => ({ ...each, ...(isCameraTitle(each.title) && { proposedTitle: each.title }) }));
    setPictures([...pictures, ...titled]);
    return titled;
  };
  /** Uses the library's pictures in place of the same files, with their texts. */
  const useExisting = () =>
    setPictures((now) =>
      now.map((each) =>
        each.isDuplicate && each.existing ? { ...withTextsOf(each.existing, each), isDuplicate: false } : each,
      ),
    );
  const removeDuplicates = () => setPictures((now) => now.filter(({ isDuplicate }) => !isDuplicate));
  /** Adds the pictures of a draft: their upload continues where it stopped. */
  const restore = (kept: readonly BatchDraftPicture[]) => {
    const restored = kept.map(
      ({ file, ...each }): BatchPicture => ({
        ...each,
        ...(file ? { file, share: 0, failure: checkFile(file, fileRules.image) } : { share: 1 }),
        ...(isCameraTitle(each.title) && { proposedTitle: each.title }),
      }),
    );
    setPictures((now) => [...now, ...restored]);
    enqueue(restored.filter(({ file, failure }) => file && !failure));
  };
  const updateTexts = (id: string, changes: Partial<PictureDraftTexts>) =>
    updatePicture(id, { ...changes, ...(changes.title !== undefined && { titleError: undefined }) });
  /** Gives all pictures without a title or a description the same one; titles are numbered. */
  const fillEmpty = (texts: { title: string; description: string }) =>
    setPictures((now) =>
      fillEmptyTexts(now, texts).map((each) => (each.title ? { ...each, titleError: undefined } : each)),
    );
  const retry = (...ids: string[]) => {
    for (const id of ids) updatePicture(id, { failure: undefined, share: 0 });
    enqueue(pictures.filter(({ id }) => ids.includes(id)));
  };
  const remove = (id: string) => {
    queue.current = queue.current.filter((each) => each.id !== id);
    activeUploads.current.get(id)?.abort();
    setPictures((now) => {
      const removed = now.find((each) => each.id === id);
      const left = now.filter((each) => each.id !== id);
      // One of two same pictures is gone: the other is no longer there twice.
      const twin = left.find((each) => each.storedName !== undefined && each.storedName === removed?.storedName);
      return left.map((each) => (each === twin && !removed?.isDuplicate ? { ...each, isDuplicate: false } : each));
    });
  };

  /** Saves the uploaded pictures. @returns null if the request was not sent or failed */
  const save = async (): Promise<BatchSaveResult | null> => {
    setProblem(undefined);
    const duplicates = pictures.filter(({ isDuplicate }) => isDuplicate);
    const ready = pictures.filter(
      ({ uploaded, existing, failure, isDuplicate }) => (uploaded || existing) && !failure && !isDuplicate,
    );
    const untitled = ready.filter(({ title }) => title.trim() === '');
    if (untitled.length > 0 || ready.length === 0) {
      for (const { id } of untitled) updatePicture(id, { titleError: emptyTitle });
      setProblem(`Nothing is saved yet. ${untitled.length > 0 ? 'Each picture needs a title.' : ''}`.trim());
      return null;
    }
    setIsSaving(true);
    try {
      const outcome = await send(ready);
      const failed = new Map(outcome.failed.map((each) => [ready[each.index]?.id, each]));
      const left = pictures.flatMap((picture) => {
        const reason = failed.get(picture.id);
        // What is there already is not unsaved work.
        if (!reason) return ready.includes(picture) || picture.isDuplicate ? [] : [picture];
        const { fields = {}, message } = reason;
        return [
          { ...picture, titleError: fields.title, failure: fields.title ? undefined : (fields.image ?? message) },
        ];
      });
      setPictures(left);
      void client.invalidateQueries({ queryKey: listKey(resource), refetchType: 'none' });
      const saved = ready.length - failed.size;
      if (left.length > 0) setProblem(`Saved: ${saved}. Not saved: ${left.length}. They are still here.`);
      return { saved, duplicates: duplicates.length, left: left.length };
    } catch (error) {
      reportFailure('save pictures', error);
      setProblem(`Nothing is saved yet. ${failureText(error)}`);
      return null;
    } finally {
      setIsSaving(false);
    }
  };

  return {
    ...{ pictures, problem, isSaving, add, addExisting, restore, updateTexts, fillEmpty, retry, remove, save },
    ...{ useExisting, removeDuplicates },
  };
}

/** Fills in the texts of the library's picture where nobody has typed others. */
function withTextsOf(existing: ExistingPicture, picture: BatchPicture): BatchPicture {
  const isTyped = picture.decorative || picture.description.trim() !== '';
  return {
    ...picture,
    ...(picture.title === picture.proposedTitle && { title: existing.title }),
    ...(!isTyped && { description: existing.description, decorative: existing.decorative }),
  };
}

function failureText(error: unknown): string {
  return error instanceof ApiError && error.message ? error.message : 'Something went wrong. Try again.';
}
