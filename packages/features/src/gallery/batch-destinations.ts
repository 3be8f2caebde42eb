import type { ResourceName } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { PictureDraftTexts } from '@porchlight/ui/inputs/PictureBatch';
import { ApiError, browserTransport, changeRecord, sendCall } from '../api/index.ts';

/** A picture of a batch that is uploaded. */
export interface UploadedPicture extends PictureDraftTexts {
  /** Its idempotency key. */
  id: string;
  /** The upload's name, in place of the file. */
  uploaded: string;
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
  /** Saves the pictures. @throws ApiError if nothing could be saved */
  send: (pictures: readonly UploadedPicture[]) => Promise<{ failed: readonly PictureFailure[] }>;
}

/** The gallery saves all in one request. */
export const toGallery: BatchDestination = {
  resource: 'gallery',
  send: (pictures) => {
    const gallery_items = pictures.map(({ id, title, description, decorative, uploaded }) => ({
      ...{ key: id, title, image: uploaded },
      ...{ image_alt: decorative ? '' : description, image_decorative: decorative },
    }));
    return sendCall(otherCalls.addPictures, { body: { gallery_items } });
  },
};

/** The library saves one after the other. What it has already stays as it is, and is not added again. */
export const toLibrary: BatchDestination = {
  resource: 'media',
  send: async (pictures) => {
    const failed: PictureFailure[] = [];
    for (const [index, { id, title, description, decorative, uploaded }] of pictures.entries()) {
      const values = { image: uploaded, title, alt: decorative ? '' : description, decorative: String(decorative) };
      try {
        await changeRecord(browserTransport, { resource: 'media', call: 'create', values, key: id });
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
