import type { PictureFiles } from '@porchlight/ui/ResponsiveImage';
import { interfaithSlides, type SitePicture, type SiteVideo, sitePictures, siteVideos } from '../site/index.ts';

/** A picture as `ResponsiveImage` and what is made of it take it. */
export interface PagePicture {
  src: PictureFiles;
  /** What it shows. */
  alt: string;
}

/** A picture in the shape that the components take. */
export function pagePicture({ src, srcSet, avifSrcSet, alt }: SitePicture): PagePicture {
  return { src: { src, srcSet, sources: [{ type: 'image/avif', srcSet: avifSrcSet }] }, alt };
}

/** What `LoopingVideo` takes of a video. */
function film({ sources, poster, posterAvif, label }: SiteVideo) {
  return { sources, poster: { src: poster, sources: [{ type: 'image/avif', srcSet: posterAvif }] }, label };
}

const [hall, table, windows] = interfaithSlides.map(pagePicture);
if (!hall || !table || !windows) throw new Error('The interfaith center has three slides: site/media.ts lists fewer.');

/** What several pages show, in the shape that the components take. */
export const siteMedia = {
  hero: pagePicture(sitePictures.hero),
  democracyCenter: pagePicture(sitePictures.democracyCenter),
  foodPantry: pagePicture(sitePictures.foodPantry),
  heritagePorch: pagePicture(sitePictures.porch),
  nairobi: pagePicture(sitePictures.kenya),
  forestService: pagePicture(sitePictures.forestService),
  votingLine: pagePicture(sitePictures.voting),
  interfaithHall: hall,
  interfaithTable: table,
  interfaithWindows: windows,
  forestFilm: film(siteVideos.forest),
  interfaithFilm: film(siteVideos.interfaith),
};
