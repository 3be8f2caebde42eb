/**
 * The pictures, videos and the panorama of the static pages: addresses, sizes and words for those who do not see them.
 * `apps/web/media/` draws the files; its README says how.
 */

/** A picture in several widths. */
export interface SitePicture {
  /** WebP for every browser, of middle width. */
  src: string;
  /** The WebP widths, as in the `srcset` attribute. */
  srcSet: string;
  /** The AVIF widths, smaller and sharper: for a `<source type="image/avif">` before the `<img>`. */
  avifSrcSet: string;
  /** Size of the largest, in pixels; gives the shape before the picture is there. */
  width: number;
  height: number;
  /** What it shows. */
  alt: string;
}

/** A loop without sound, and the picture that stands for it. */
export interface SiteVideo {
  /** Its title, in a few words. */
  name: string;
  /** In the order a browser should try them. */
  sources: readonly { src: string; type: 'video/webm' | 'video/mp4' }[];
  /** JPEG, for the `poster` attribute. */
  poster: string;
  /** The same as AVIF, under half the bytes. */
  posterAvif: string;
  /** What it shows. */
  label: string;
  /** How long it takes once around. */
  seconds: number;
  /** When it was first shown, a moment with an offset. */
  uploadedAt: string;
}

interface Widths {
  avif: readonly number[];
  webp: readonly number[];
}

const folder = '/media';
const wide: Widths = { avif: [480, 960, 1600], webp: [480, 960] };

/** @param shape height over width */
function picture(name: string, alt: string, shape = 2 / 3, { avif, webp }: Widths = wide): SitePicture {
  const list = (widths: readonly number[], ending: string) =>
    widths.map((width) => `${folder}/${name}-${width}.${ending} ${width}w`).join(', ');
  const width = avif.at(-1) ?? 0;
  return {
    src: `${folder}/${name}-${webp.at(-1)}.webp`,
    srcSet: list(webp, 'webp'),
    avifSrcSet: list(avif, 'avif'),
    width,
    height: Math.round(width * shape),
    alt,
  };
}

function portrait(place: number, alt: string): SitePicture {
  return picture(`portraits/nairobi-${place}`, alt, 1, { avif: [240, 480, 720], webp: [480] });
}

function video(file: string, name: string, label: string): SiteVideo {
  return {
    name,
    sources: [
      { src: `${folder}/${file}.webm`, type: 'video/webm' },
      { src: `${folder}/${file}.mp4`, type: 'video/mp4' },
    ],
    poster: `${folder}/${file}-poster.jpg`,
    posterAvif: `${folder}/${file}-poster.avif`,
    label,
    seconds: 10,
    uploadedAt: '2026-11-21T11:40:31Z',
  };
}

/** Pictures of the static pages, 3:2 unless it says otherwise. */
export const sitePictures = {
  hero: picture('hero', 'A porch at dusk: a lit lantern beside a red door, and a quilt over the rail.'),
  /** The same porch, 4:5, for phones held upright. */
  heroUpright: picture(
    'hero-upright',
    'A porch at dusk: a lit lantern beside a red door, and a quilt over the rail.',
    5 / 4,
    { avif: [480, 960], webp: [480] },
  ),
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
  kenya: picture('kenya', 'Nairobi in the morning: the city’s towers behind jacaranda trees, an acacia near by.'),
  forestService: picture(
    'forest-service',
    'First light in a longleaf pine forest; two rangers walk a sandy trail and one points ahead.',
  ),
  voting: picture(
    'voting',
    'Sunrise at a small town hall: eight people of all ages wait in line beside a sign that says Vote here.',
  ),
} as const satisfies Record<string, SitePicture>;

/** The three slides of the interfaith center. */
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

/** The seven of the forest-service media gallery. */
export const forestGallery: readonly SitePicture[] = [
  picture('forest-nursery', 'Two apprentices work among long rows of pine seedlings in a nursery.'),
  picture('forest-planting', 'An apprentice in a hard hat kneels to plant a longleaf seedling at sunset.'),
  picture('forest-burn', 'A prescribed burn at nightfall: a ranger draws a low line of fire under tall pines.'),
  picture('forest-tower', 'A fire tower with its lamp on, above ridge after ridge of pines at sunset.'),
  picture('forest-measuring', 'Two apprentices measure an old pine with a tape and write its girth down.'),
  picture('forest-woodpecker', 'A red-cockaded woodpecker beside its hole in a living pine, resin running below.'),
  picture('forest-creek', 'Two people survey a creek with a net and a notebook; a heron watches.'),
];

/** The five of the Nairobi staff spotlight, 1:1, in the order of `organization.nairobi.staff`. */
export const nairobiPortraits: readonly SitePicture[] = [
  portrait(1, 'Portrait of a woman in a blue headwrap and a red patterned top.'),
  portrait(2, 'Portrait of a man with a short beard in a dark blue jacket.'),
  portrait(3, 'Portrait of a woman with natural hair, round glasses and a yellow top.'),
  portrait(4, 'Portrait of an older man with gray hair, glasses and a green patterned shirt.'),
  portrait(5, 'Portrait of a woman with long braids and a cream jacket.'),
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

/** The gathering room of the planned interfaith center, all around: equirectangular, 2:1, the middle looks straight ahead. */
export const interfaithPanorama = {
  src: `${folder}/interfaith-panorama.jpg`,
  width: 3072,
  height: 1536,
  /** What stands there before it loads: an ordinary view of the room, 16:9. */
  still: `${folder}/interfaith-panorama-still.webp`,
  stillAvif: `${folder}/interfaith-panorama-still.avif`,
  /** Where the still looks, so that the panorama can begin there. */
  startYawDeg: 20,
  startPitchDeg: -1,
  alt: 'The gathering room: a ring of fourteen chairs around a star quilt rug, under a blue roof, with star windows on all sides that color the floor.',
} as const;
