import { mediaFolder } from '../site/index.ts';

/** The gathering room of the planned interfaith center, all around: equirectangular, 2:1, the middle looks straight ahead. */
export const interfaithPanorama = {
  src: `${mediaFolder}/interfaith-panorama.jpg`,
  width: 3072,
  height: 1536,
  /** What stands there before it loads: an ordinary view of the room, 16:9. */
  still: `${mediaFolder}/interfaith-panorama-still.webp`,
  stillAvif: `${mediaFolder}/interfaith-panorama-still.avif`,
  /** Where the still looks, so that the panorama can begin there. */
  startYawDeg: 20,
  startPitchDeg: -1,
  alt: 'The gathering room: a ring of fourteen chairs around a star quilt rug, under a blue roof, with star windows on all sides that color the floor.',
} as const;
