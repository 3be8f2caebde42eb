/** A file that is stored already. */
export interface StoredFile {
  /** Address it is served at. */
  url: string;
  /** What it is called; left out where the server made its name up, which tells people nothing. @default 'Open the stored picture' or PDF */
  name?: string;
}
