import type { ResourceName } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { ExistingPicture, PictureDraftTexts } from '@porchlight/ui/inputs/PictureBatch';
import { ApiError, browserTransport, changeRecord, sendCall } from '../api/index.ts';

/** A picture of a batch that is uploaded, or that the library has. */
export interface UploadedPicture extends PictureDraftTexts {
  /** Its idempotency key. */
  id: string;
  /** The upload's name, in place of the file. */
  uploaded?: string;
  /** The library's picture, which is used in place of the upload. */
  existing?: ExistingPicture;
}

/** Why a picture was not saved, by its place in the batch. */
interface PictureFailure {
  index: number;
  message: string;
  fields?: Readonly<Record<string, string>>;
}

/** Where a batch of pictures goes. */
export interface BatchDestination {
  resource: Extract<ResourceName, 'gallery' | 'media'>;
  /** Whether a file that the library has already is a new picture there. */
  reusesExisting: boolean;
  /** Saves the pictures. @throws ApiError if nothing could be saved */
  send: (pictures: readonly UploadedPicture[]) => Promise<{ failed: readonly PictureFailure[] }>;
}

/** The gallery saves all in one request. */
export const toGallery: BatchDestination = {
  resource: 'gallery',
  reusesExisting: true,
  send: (pictures) => {
    const gallery_items = pictures.map(({ id, title, description, decorative, uploaded, existing }) => ({
      ...{ key: id, title },
      ...(existing ? { image_from: existing.id } : { image: uploaded }),
      ...{ image_alt: decorative ? '' : description, image_decorative: decorative },
    }));
    return sendCall(otherCalls.addPictures, { body: { gallery_items } });
  },
};

/** The library saves one after the other. What it has already is not added again: its changed texts are saved. */
export const toLibrary: BatchDestination = {
  resource: 'media',
  reusesExisting: false,
  send: async (pictures) => {
    const failed: PictureFailure[] = [];
    for (const [index, picture] of pictures.entries()) {
      try {
        await saveInLibrary(picture);
      } catch (error) {
        // Without a connection, or signed out, the others would fail as well.
        if (!(error instanceof ApiError) || error.status < 400 || [401, 403].includes(error.status)) {
          if (index === 0) throw error;
          const message = error instanceof Error ? error.message : String(error);
          return {
            failed: [...failed, ...pictures.slice(index).map((_, later) => ({ index: index + later, message }))],
          };
        }
        const message =
          error.code === 'conflict' && error.current ? 'The library has this picture already.' : error.message;
        failed.push({ index, message, fields: error.code === 'conflict' ? undefined : error.fields });
      }
    }
    return { failed };
  },
};

async function saveInLibrary({ id, title, description, decorative, uploaded, existing }: UploadedPicture) {
  const texts = { title, alt: decorative ? '' : description, decorative: String(decorative) };
  if (!existing)
    return changeRecord(browserTransport, {
      ...{ resource: 'media', call: 'create', key: id },
      values: { image: uploaded, ...texts },
    });
  const isSame = title === existing.title && description === existing.description && decorative === existing.decorative;
  if (isSame) return undefined;
  return changeRecord(browserTransport, { resource: 'media', call: 'update', id: String(existing.id), values: texts });
}
