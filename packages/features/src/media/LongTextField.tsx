import { writePermission } from '@porchlight/contract/call-access';
import { checkFile, fileRules } from '@porchlight/contract/file-rules';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import {
  RichTextField,
  type RichTextFieldProps,
  type TextFilm,
  type TextPicture,
} from '@porchlight/ui/inputs/RichTextField';
import { loadChunk, reportFailure, usePermissionCheck } from '../api/index.ts';
import { failureText, staffFileUrl } from '../entity/index.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { useStorePicture } from './useStorePicture.ts';

/** Rich text field of a record; its pictures come from the library, its films are uploaded. */
export function LongTextField(props: RichTextFieldProps) {
  const can = usePermissionCheck();
  const store = useStorePicture();
  const dialogs = useDialogs();
  const choosePicture = (current?: TextPicture, initialFile?: File) =>
    dialogs.open(PictureDialog, { current, initialFile });
  const chooseFilm = async (current?: TextFilm) => {
    try {
      const { TextFilmDialog } = await loadChunk('film', () => import('./TextFilmDialog.tsx'));
      return await dialogs.open(TextFilmDialog, current);
    } catch (error) {
      reportFailure('load the dialog for videos', error);
      void dialogs.alert(failureText(error), { title: 'Videos can’t be added right now' });
      return null;
    }
  };
  const storePicture = async (file: File, alt: string): Promise<TextPicture> => {
    const error = checkFile(file, fileRules.image);
    if (error) throw new Error(`${file.name}: ${error}`);
    return { name: await store(file, alt, false), alt, caption: '' };
  };
  const canAddPictures = can(writePermission('media'));
  return (
    <RichTextField
      {...props}
      pictureUrl={staffFileUrl}
      choosePicture={canAddPictures ? choosePicture : undefined}
      storePicture={canAddPictures ? storePicture : undefined}
      chooseFilm={chooseFilm}
    />
  );
}
