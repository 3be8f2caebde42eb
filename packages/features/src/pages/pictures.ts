import type { PictureFiles } from '@porchlight/ui/media/ResponsiveImage';
import { type SitePicture, type SiteVideo, sitePictures, siteVideos } from '../site/index.ts';

/** Picture props of `ResponsiveImage` and of components built on it. */
export interface PagePicture {
  src: PictureFiles;
  /** Alternative text. */
  alt: string;
}

/** Converts a picture of the site to component props. */
function pagePicture({ src, srcSet, avifSrcSet, alt }: SitePicture): PagePicture {
  return { src: { src, srcSet, sources: [{ type: 'image/avif', srcSet: avifSrcSet }] }, alt };
}

/** Converts a video of the site to props of `LoopingVideo`. */
function videoProps({ sources, poster, posterAvif, label }: SiteVideo) {
  return { sources, poster: { src: poster, sources: [{ type: 'image/avif', srcSet: posterAvif }] }, label };
}

/** Pictures and videos of several pages, as component props. */
export const siteMedia = {
  hero: pagePicture(sitePictures.hero),
  foodPantry: pagePicture(sitePictures.foodPantry),
  heritagePorch: pagePicture(sitePictures.porch),
  nairobi: pagePicture(sitePictures.kenya),
  interfaithHall: pagePicture(sitePictures.interfaithHall),
  forestFilm: videoProps(siteVideos.forest),
  interfaithFilm: videoProps(siteVideos.interfaith),
};
