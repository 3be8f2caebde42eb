import { LoopingVideo } from '../media/LoopingVideo/index.ts';
import type { QuiltName } from '../media/QuiltBlock/index.ts';
import { pictureSizes, ResponsiveImage } from '../media/ResponsiveImage/index.ts';
import type { SectionFilm, SectionPicture } from './section-props.ts';

interface SectionMedia {
  picture: SectionPicture | null;
  film: SectionFilm | null;
  block: QuiltName;
  /** Seed of the block's colors. */
  seed: string;
  /** What the video shows, if the picture has no description. */
  name: string;
  /** Whether it is loaded at once. */
  priority: boolean;
}

/**
 * Renders a section's silent video, with its picture until it plays, or its picture; undefined if it has neither, so
 * that its quilt block is shown.
 */
export function sectionMedia({ picture, film, name, ...shared }: SectionMedia) {
  if (film)
    return (
      <LoopingVideo sources={film.sources} poster={picture?.src ?? null} label={picture?.alt || name} {...shared} />
    );
  return picture ? <ResponsiveImage {...picture} {...shared} sizes={pictureSizes.half} /> : undefined;
}
