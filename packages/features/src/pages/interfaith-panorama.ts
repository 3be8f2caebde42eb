import { mediaFolder } from '../site/index.ts';

/** Panorama of the planned interfaith center's gathering room: equirectangular, 2:1; the middle is straight ahead. */
export const interfaithPanorama = {
  src: `${mediaFolder}/interfaith-panorama.jpg`,
  width: 3072,
  height: 1536,
  /** Shown before the panorama loads: a normal picture of the room, 16:9. */
  still: `${mediaFolder}/interfaith-panorama-still.webp`,
  stillAvif: `${mediaFolder}/interfaith-panorama-still.avif`,
  /** View direction of the still, where the panorama starts. */
  startYawDeg: 20,
  startPitchDeg: -1,
  alt: 'The gathering room: a ring of fourteen chairs around a star quilt rug, under a blue roof, with star windows on all sides that color the floor.',
} as const;
