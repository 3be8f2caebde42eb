import type { AnyRecord } from '@porchlight/contract/entity';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, staffRecordQuery } from '../api/index.ts';
import { fileKeysOf, registerFileKeys, useRecordChange } from '../entity/index.ts';
import { titleFromFileName } from './title-from-file-name.ts';

/** What a new picture of the library is called and how it is described. */
interface PictureTexts {
  title: string;
  alt: string;
  decorative: boolean;
}

/**
 * Returns a function that adds a picture to the library; a file that is there already is not added again.
 * @returns promise of the library's record
 */
export function useAddPicture(): (image: File, texts: PictureTexts) => Promise<AnyRecord> {
  const change = useRecordChange();
  const client = useQueryClient();
  return async (image, { title, alt, decorative }) => {
    const values = { image, title, alt, decorative: String(decorative) };
    return change({ resource: 'media', call: 'create', values }).catch((reason: unknown) => {
      // The library has this file already: use the picture that is there.
      if (!(reason instanceof ApiError) || reason.code !== 'conflict' || !reason.current) throw reason;
      return client.fetchQuery(staffRecordQuery('media', String(reason.current.id)));
    });
  };
}

/** Returns a function that adds a picture as {@link useAddPicture} does. @returns promise of the stored file's name */
export function useStorePicture(): (image: File, alt: string, decorative: boolean) => Promise<string> {
  const add = useAddPicture();
  return async (image, alt, decorative) => {
    const picture = await add(image, { title: titleFromFileName(image.name), alt, decorative });
    const name = String(picture.image);
    const { image: query = '' } = fileKeysOf(picture);
    registerFileKeys(query ? { [name]: query } : {});
    return name;
  };
}
