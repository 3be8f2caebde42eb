import { useQueryClient } from '@tanstack/react-query';
import { ApiError, staffRecordQuery } from '../api/index.ts';
import { fileKeysOf, registerFileKeys, useRecordChange } from '../entity/index.ts';

/**
 * Returns a function that adds a picture to the library; a file that is there already is not added again.
 * @returns promise of the stored file's name
 */
export function useStorePicture(): (image: File, alt: string, decorative: boolean) => Promise<string> {
  const change = useRecordChange();
  const client = useQueryClient();
  return async (image, alt, decorative) => {
    const values = { image, title: image.name, alt, decorative: String(decorative) };
    const picture = await change({ resource: 'media', call: 'create', values }).catch((reason: unknown) => {
      // The library has this file already: use the picture that is there.
      if (!(reason instanceof ApiError) || reason.code !== 'conflict' || !reason.current) throw reason;
      return client.fetchQuery(staffRecordQuery('media', String(reason.current.id)));
    });
    const name = String(picture.image);
    const { image: query = '' } = fileKeysOf(picture);
    registerFileKeys(query ? { [name]: query } : {});
    return name;
  };
}
