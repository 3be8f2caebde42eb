/** A file that is stored already. */
export interface StoredFile {
  /** Address it is served at. */
  url: string;
  /** What it is called; left out where the server made its name up, which tells people nothing. @default 'Open the stored picture', PDF or sound */
  name?: string;
  /** It was chosen from those that are stored, and is none of the record yet. */
  isChosen?: true;
}
