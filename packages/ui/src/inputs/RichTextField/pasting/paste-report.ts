/** What was left out of pasted markup or changed in it, as numbers of places. */
export interface PasteReport {
  /** Pictures that can't be had: other programs' files, and files of other sites. */
  pictures: number;
  /** Videos, sounds and other content of other sites. */
  media: number;
  /** Text that its author hid. */
  hidden: number;
  /** Words deleted with tracked changes. */
  deleted: number;
  /** Comments and their marks. */
  comments: number;
  /** Links to where no link can lead; their words stay. */
  links: number;
  /** Superscripts, symbols and the like, spelled with characters. */
  spelled: number;
}

/** A report of nothing. */
export const nothingReported: PasteReport = {
  pictures: 0,
  media: 0,
  hidden: 0,
  deleted: 0,
  comments: 0,
  links: 0,
  spelled: 0,
};
