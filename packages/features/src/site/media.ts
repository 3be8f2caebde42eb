/**
 * Pictures and videos of the static pages: URLs, sizes and alternative texts.
 */

/** A picture in several widths. */
export interface SitePicture {
  /** WebP of the largest WebP width, for browsers without `srcset`. */
  src: string;
  /** The WebP widths, as a `srcset` attribute. */
  srcSet: string;
  /** The AVIF widths, with smaller files, for a `<source type="image/avif">` before the `<img>`. */
  avifSrcSet: string;
  /** Width of the largest AVIF in pixels; with `height`, reserves the space before the picture is loaded. */
  width: number;
  height: number;
  /** Alternative text. */
  alt: string;
}

/** A looping video without sound, and its poster. */
export interface SiteVideo {
  /** Short title. */
  name: string;
  /** Files in the order in which browsers should try them. */
  sources: readonly { src: string; type: 'video/webm' | 'video/mp4' }[];
  /** URL of a JPEG for the `poster` attribute. */
  poster: string;
  /** The poster as AVIF, less than half the size. */
  posterAvif: string;
  /** Description of what it shows. */
  label: string;
  /** Duration of one loop, in seconds. */
  seconds: number;
  /** When it was first published: an ISO moment with an offset. */
  uploadedAt: string;
}

interface Widths {
  avif: readonly number[];
  webp: readonly number[];
}

/** URL path of the files' folder. */
export const mediaFolder = '/media';
const wide: Widths = { avif: [480, 960, 1600], webp: [480, 960] };

/**
 * Makes a picture from the name of its files.
 * @param shape height divided by width
 */
export function picture(name: string, alt: string, shape = 2 / 3, { avif, webp }: Widths = wide): SitePicture {
  const toSrcSet = (widths: readonly number[], extension: string) =>
    widths.map((width) => `${mediaFolder}/${name}-${width}.${extension} ${width}w`).join(', ');
  const width = avif.at(-1) ?? 0;
  return {
    src: `${mediaFolder}/${name}-${webp.at(-1)}.webp`,
    srcSet: toSrcSet(webp, 'webp'),
    avifSrcSet: toSrcSet(avif, 'avif'),
    width,
    height: Math.round(width * shape),
    alt,
  };
}

function video(file: string, name: string, label: string): SiteVideo {
  return {
    name,
    sources: [
      { src: `${mediaFolder}/${file}.webm`, type: 'video/webm' },
      { src: `${mediaFolder}/${file}.mp4`, type: 'video/mp4' },
    ],
    poster: `${mediaFolder}/${file}-poster.jpg`,
    posterAvif: `${mediaFolder}/${file}-poster.avif`,
    label,
    seconds: 10,
    uploadedAt: '2026-11-21T11:40:31Z',
  };
}

/** Pictures of the static pages, 3:2 unless noted. */
export const sitePictures = {
  democracyCenter: picture(
    'democracy-center',
    'The reading room: people read at a long table under green lamps, between full bookcases and a window with a North Star.',
  ),
  foodPantry: picture(
    'food-pantry',
    'The pantry counter: crates of peaches and greens, and volunteers handing over groceries.',
  ),
  porch: picture(
    'porch',
    'Two rocking chairs on the porch, one with a quilt, and fields like patchwork beyond the rail.',
  ),
  forestService: picture(
    'forest-service',
    'First light in a longleaf pine forest; two rangers walk a sandy trail and one points ahead.',
  ),
} as const satisfies Record<string, SitePicture>;

/** The three slides of the interfaith center's page. */
export const interfaithSlides: readonly SitePicture[] = [
  picture('interfaith-hall', 'The planned center at dusk: an eight-sided hall with star windows beside a pond.'),
  picture(
    'interfaith-table',
    'Six neighbors share a meal at a long table under an oak hung with lanterns; the cloth is a quilt of stars.',
  ),
  picture(
    'interfaith-windows',
    'Two people talk in the hall while the sun lays the colors of three star windows on the floor.',
  ),
];

/** Looping videos, 16:9. */
export const siteVideos = {
  forest: video(
    'forest',
    'Dusk in the longleaf pines',
    'A pine forest at dusk: mist, fireflies and a swinging lantern.',
  ),
  interfaith: video(
    'interfaith',
    'Evening by the pond',
    'A hall in the evening: candles, and a round window with a star of blue glass that turns.',
  ),
} as const satisfies Record<string, SiteVideo>;
