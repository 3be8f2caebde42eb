import type { PictureDraft, PictureDraftTexts } from '@porchlight/ui/inputs/PictureBatch';
import { type Draft, readDraftFiles, writeDraft, writeDraftFile } from '../drafts/index.ts';

/** A picture of a draft, with its file or as the library has it. */
export type BatchDraftPicture = PictureDraftTexts & Pick<PictureDraft, 'id' | 'file' | 'existing'>;

/** Identifies a draft of a batch on this device. */
export type BatchDraftTarget = Pick<Draft, 'owner' | 'resource' | 'record' | 'id'>;

/**
 * Stores the texts of a batch of pictures on the device, and the files that are not stored there yet.
 * @param stored ids of the pictures whose files are stored; the new ones are added
 * @throws DOMException when the device has no room or blocks its storage
 */
export async function keepBatch(
  target: BatchDraftTarget,
  pictures: readonly BatchDraftPicture[],
  stored: Set<string>,
): Promise<void> {
  writeDraft({
    ...target,
    savedAt: Date.now(),
    title: `${pictures.length} ${pictures.length === 1 ? 'picture' : 'pictures'} to add`,
    values: Object.fromEntries(
      pictures.map(({ id, title, description, decorative, file, existing }) => [
        id,
        // Of a file, the library's picture is found again when it is uploaded.
        JSON.stringify({ title, description, decorative, existing: file ? undefined : existing }),
      ]),
    ),
    files: Object.fromEntries(pictures.flatMap(({ id, file }) => (file ? [[id, file.name]] : []))),
    base: null,
    idempotencyKey: target.id,
  });
  for (const { id, file } of pictures) {
    if (!file || stored.has(id)) continue;
    stored.add(id);
    try {
      await writeDraftFile(target, id, file);
    } catch (error) {
      stored.delete(id);
      throw error;
    }
  }
}

/** Reads the pictures of a stored batch. @returns them, and the names of files that the device does not have */
export async function readBatch(draft: Draft): Promise<{ pictures: BatchDraftPicture[]; missing: string[] }> {
  const files = await readDraftFiles(draft);
  const pictures = Object.entries(draft.values).flatMap(([id, texts]): BatchDraftPicture[] => {
    const file = files[id];
    const kept: PictureDraftTexts & Pick<PictureDraft, 'existing'> = JSON.parse(texts);
    return file || kept.existing ? [{ ...kept, id, file }] : [];
  });
  const missing = Object.entries(draft.files).flatMap(([id, name]) => (files[id] ? [] : [name]));
  return { pictures, missing };
}
