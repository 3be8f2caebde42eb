import type { PictureFiles } from '@porchlight/ui/media/ResponsiveImage';
import { interfaithSlides, type SitePicture, type SiteVideo, sitePictures, siteVideos } from '../site/index.ts';

/** Picture props of `ResponsiveImage` and of components built on it. */
export interface PagePicture {
  src: PictureFiles;
  /** Alternative text. */
  alt: string;
}

/** Converts a picture of the site to component props. */
export function pagePicture({ src, srcSet, avifSrcSet, alt }: SitePicture): PagePicture {
  return { src: { src, srcSet, sources: [{ type: 'image/avif', srcSet: avifSrcSet }] }, alt };
}

/** Converts a video of the site to props of `LoopingVideo`. */
function videoProps({ sources, poster, posterAvif, label }: SiteVideo) {
  return { sources, poster: { src: poster, sources: [{ type: 'image/avif', srcSet: posterAvif }] }, label };
}

const [hall, table, windows] = interfaithSlides.map(pagePicture);
if (!hall || !table || !windows)
  throw new Error('The interfaith center needs three slides: site/media.ts lists fewer.');

/** Pictures and videos of several pages, as component props. */
export const siteMedia = {
  democracyCenter: pagePicture(sitePictures.democracyCenter),
  foodPantry: pagePicture(sitePictures.foodPantry),
  heritagePorch: pagePicture(sitePictures.porch),
  forestService: pagePicture(sitePictures.forestService),
  interfaithHall: hall,
  interfaithTable: table,
  interfaithWindows: windows,
  forestFilm: videoProps(siteVideos.forest),
  interfaithFilm: videoProps(siteVideos.interfaith),
};
