import { FilmDialog, type UploadMediaFile } from '@porchlight/ui/feedback/FilmDialog';
import type { OpenedDialogProps } from '@porchlight/ui/feedback/useDialogs';
import type { TextFilm } from '@porchlight/ui/inputs/RichTextField';
import { ApiError, browserTransport, reportFailure, uploadInParts } from '../api/index.ts';
import { registerFileKeys, staffFileUrl } from '../entity/index.ts';

/** Dialog for a film in a text, which uploads the selected files. Its payload is the film that is there already. */
export function TextFilmDialog({ payload, onClose }: OpenedDialogProps<TextFilm | undefined, TextFilm | null>) {
  return <FilmDialog current={payload} onAnswer={onClose} send={send} fileUrl={staffFileUrl} />;
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
