/** The pictures of the pages by their names in the content. */
export const pagePictures: Readonly<
  Record<
    string,
    {
      title: string /** Alternative text. @default none: it is decorative */;
      alt?: string /** @default the name with `.avif` */;
      file?: string;
    }
  >
> = {};
