export { FilmDialog, type FilmDialogProps } from './FilmDialog.tsx';
export type { SendTextFile } from './send-film.ts';
