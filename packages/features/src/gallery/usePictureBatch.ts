import { checkFile, fileRules } from '@porchlight/contract/file-rules';
import { batchMaxRecords } from '@porchlight/contract/limits';
import type { PictureDraft, PictureDraftTexts } from '@porchlight/ui/inputs/PictureBatch';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, browserTransport, listKey, reportFailure, uploadFile } from '../api/index.ts';
import { randomKey } from '../drafts/index.ts';
import { titleFromFileName } from '../media/index.ts';
import type { BatchDestination } from './batch-destinations.ts';
import { fillEmptyTexts, numberTitles } from './batch-texts.ts';

/** Number of concurrent uploads. ours */
const uploadsAtOnce = 3;

/** A selected picture, with the upload's name once it is uploaded. */
interface BatchPicture extends PictureDraft {
  uploaded?: string;
}

/** Result of a save: how many pictures were saved, and how many are still to be saved. */
export interface BatchSaveResult {
  saved: number;
  left: number;
}

const emptyTitle = 'This can’t be empty.';

/** State of a batch of pictures: uploads them, a few concurrently, holds their texts, and saves the uploaded ones. */
export function usePictureBatch({ resource, send }: BatchDestination) {
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
    const controller = new AbortController();
    activeUploads.current.set(id, controller);
    try {
      const onProgress = (bytes: number) => updatePicture(id, { share: Math.min(0.99, bytes / file.size) });
      const uploaded = await uploadFile(browserTransport, 'image', file, { signal: controller.signal, onProgress });
      updatePicture(id, { uploaded, share: 1, failure: undefined });
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
    const remaining = batchMaxRecords - pictures.length;
    const newPictures = files.slice(0, remaining).map((file): BatchPicture => {
      const failure = checkFile(file, fileRules.image);
      const texts = { title: titleFromFileName(file.name), description: '', decorative: false };
      return { id: randomKey(), file, share: 0, failure, ...texts };
    });
    setProblem(
      files.length > remaining
        ? `You can save at most ${batchMaxRecords} pictures at once. The others were not added.`
        : undefined,
    );
    const titled = numberTitles(
      newPictures,
      pictures.map(({ title }) => title),
    );
    setPictures([...pictures, ...titled]);
    enqueue(newPictures.filter(({ failure }) => !failure));
  };
  /** Adds the pictures of a draft: their upload continues where it stopped. */
  const restore = (kept: readonly (PictureDraftTexts & Pick<PictureDraft, 'id' | 'file'>)[]) => {
    const restored = kept.map(
      (each): BatchPicture => ({ ...each, share: 0, failure: checkFile(each.file, fileRules.image) }),
    );
    setPictures((now) => [...now, ...restored]);
    enqueue(restored.filter(({ failure }) => !failure));
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
    setPictures((now) => now.filter((each) => each.id !== id));
  };

  /** Saves the uploaded pictures. @returns null if the request was not sent or failed */
  const save = async (): Promise<BatchSaveResult | null> => {
    setProblem(undefined);
    const ready = pictures.filter(({ uploaded, failure }) => uploaded && !failure);
    const untitled = ready.filter(({ title }) => title.trim() === '');
    if (untitled.length > 0 || ready.length === 0) {
      for (const { id } of untitled) updatePicture(id, { titleError: emptyTitle });
      setProblem(`Nothing is saved yet. ${untitled.length > 0 ? 'Each picture needs a title.' : ''}`.trim());
      return null;
    }
    setIsSaving(true);
    try {
      const outcome = await send(ready.map((picture) => ({ ...picture, uploaded: String(picture.uploaded) })));
      const failed = new Map(outcome.failed.map((each) => [ready[each.index]?.id, each]));
      const left = pictures.flatMap((picture) => {
        const reason = failed.get(picture.id);
        if (!reason) return ready.includes(picture) ? [] : [picture];
        const { fields = {}, message } = reason;
        return [
          { ...picture, titleError: fields.title, failure: fields.title ? undefined : (fields.image ?? message) },
        ];
      });
      setPictures(left);
      void client.invalidateQueries({ queryKey: listKey(resource), refetchType: 'none' });
      const saved = ready.length - failed.size;
      if (left.length > 0) setProblem(`Saved: ${saved}. Not saved: ${left.length}. They are still here.`);
      return { saved, left: left.length };
    } catch (error) {
      reportFailure('save pictures', error);
      setProblem(`Nothing is saved yet. ${failureText(error)}`);
      return null;
    } finally {
      setIsSaving(false);
    }
  };

  return { pictures, problem, isSaving, add, restore, updateTexts, fillEmpty, retry, remove, save };
}

function failureText(error: unknown): string {
  return error instanceof ApiError && error.message ? error.message : 'Something went wrong. Try again.';
}
