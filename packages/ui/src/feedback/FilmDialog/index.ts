export { FilmDialog, type FilmDialogProps } from './FilmDialog.tsx';
export type { UploadMediaFile } from './upload-film.ts';
