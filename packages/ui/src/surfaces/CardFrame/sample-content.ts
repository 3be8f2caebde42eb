/** A landscape at dusk for stories, in place of a picture from the server. */
export const samplePicture = '/images/dusk-over-the-hills.svg';

/** A realistic title of 143 characters. */
export const longTitle =
  'What the congregation of a small church on a red clay road can still teach the rest of us about deciding things together, in four long meetings';

/** A text of over 300 characters. */
export const sampleLongText =
  'Mrs. Odessa Tillman kept the minutes of the Marrow Creek burial society for forty-one years, in pencil, in composition books that her grandson found under a bed in 2019. They tell who paid, who could not, and who was buried with full honors all the same. We read them together, page by page, with the families who are named in them, and with the students who will keep the next book.';

/** A text without spaces to break at, like a pasted URL. */
export const unbrokenText = 'https://example.org/'.padEnd(180, 'an-address-that-never-ends');
