import { writePermission } from '@porchlight/contract/call-access';
import { checkFile, fileRules } from '@porchlight/contract/file-rules';
import { RichTextField, type RichTextFieldProps, type TextFilm, type TextPicture } from '@porchlight/ui/RichTextField';
import { type ComponentType, useState } from 'react';
import { loadChunk, reportFailure, usePermissionCheck } from '../api/index.ts';
import { staffFileUrl } from './file-access.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { useErrorDialog } from './useErrorDialog.tsx';
import { useStorePicture } from './useStorePicture.ts';

/** Props of a dialog: the picture or film that is edited, and the callback for the result. */
interface MediaEdit<Chosen> {
  current?: Chosen;
  onAnswer: (chosen: Chosen | null) => void;
}

/** Rich text field of a record; its pictures come from the library, its films are uploaded. */
export function LongTextField(props: RichTextFieldProps) {
  const can = usePermissionCheck();
  const store = useStorePicture();
  const [picture, setPicture] = useState<(MediaEdit<TextPicture> & { initialFile?: File }) | null>(null);
  /** A new dialog for each of several dropped files, which follow each other at once. */
  const [dialogs, setDialogs] = useState(0);
  const [film, setFilm] = useState<(MediaEdit<TextFilm> & { Dialog: ComponentType<MediaEdit<TextFilm>> }) | null>(null);
  const [errorDialog, showError] = useErrorDialog();
  const choosePicture = (current?: TextPicture, initialFile?: File) =>
    new Promise<TextPicture | null>((answer) => {
      const onAnswer = (chosen: TextPicture | null) => {
        setPicture(null);
        answer(chosen);
      };
      setDialogs((count) => count + 1);
      setPicture({ current, initialFile, onAnswer });
    });
  const chooseFilm = async (current?: TextFilm) => {
    const Dialog = await loadChunk('film', () => import('./TextFilmDialog.tsx')).then(
      ({ TextFilmDialog }) => TextFilmDialog,
      (error: unknown) => {
        reportFailure('load the dialog for videos', error);
        showError('Videos can’t be added right now', error);
        return null;
      },
    );
    if (!Dialog) return null;
    return new Promise<TextFilm | null>((answer) => {
      const onAnswer = (chosen: TextFilm | null) => {
        setFilm(null);
        answer(chosen);
      };
      setFilm({ current, onAnswer, Dialog });
    });
  };
  const storePicture = async (file: File, alt: string): Promise<TextPicture> => {
    const error = checkFile(file, fileRules.image);
    if (error) throw new Error(`${file.name}: ${error}`);
    return { name: await store(file, alt, false), alt, caption: '' };
  };
  const canAddPictures = can(writePermission('media'));
  return (
    <>
      <RichTextField
        {...props}
        pictureUrl={staffFileUrl}
        choosePicture={canAddPictures ? choosePicture : undefined}
        storePicture={canAddPictures ? storePicture : undefined}
        chooseFilm={chooseFilm}
      />
      {picture && <PictureDialog key={dialogs} {...picture} />}
      {film && <film.Dialog current={film.current} onAnswer={film.onAnswer} />}
      {errorDialog}
    </>
  );
}
