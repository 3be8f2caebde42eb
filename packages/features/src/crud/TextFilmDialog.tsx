import { FilmDialog, type FilmDialogProps, type UploadMediaFile } from '@porchlight/ui/FilmDialog';
import { ApiError, browserTransport, reportFailure, uploadInParts } from '../api/index.ts';
import { registerFileKeys, staffFileUrl } from './file-access.ts';

/** Dialog for a film in a text, which uploads the selected files. */
export function TextFilmDialog(props: Pick<FilmDialogProps, 'current' | 'onAnswer'>) {
  return <FilmDialog {...props} send={send} fileUrl={staffFileUrl} />;
}

const send: UploadMediaFile = async (kind, file, options) => {
  try {
    const upload = await uploadInParts(browserTransport, kind, file, options);
    if (!upload?.file)
      throw new ApiError(404, {
        message: 'You can’t upload videos to this server. Add a video from another site instead.',
      });
    const { name, key } = upload.file;
    registerFileKeys({ [name]: key });
    return { name };
  } catch (error) {
    if (!options.signal.aborted) reportFailure(`upload the ${kind} of a text`, error);
    throw error;
  }
};
