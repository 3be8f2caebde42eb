/** A stored file. */
export interface StoredFile {
  /** URL of the file. */
  url: string;
  /**
   * Its name; omitted if the server generated it, which means nothing to people.
   * @default 'Open the stored picture', PDF or sound
   */
  name?: string;
  /** Whether it was chosen from the library and not saved in the record yet. */
  isChosen?: true;
  /** Whether it is removed from the record when that is saved. */
  isRemoved?: true;
}
