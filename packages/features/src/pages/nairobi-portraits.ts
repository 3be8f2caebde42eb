import { picture, type SitePicture } from '../site/index.ts';

function portrait(number: number, alt: string): SitePicture {
  return picture(`portraits/nairobi-${number}`, alt, 1, { avif: [240, 480, 720], webp: [480] });
}

/** The five portraits of the Nairobi staff, 1:1, in the order of `nairobi.staff`. */
export const nairobiPortraits: readonly SitePicture[] = [
  portrait(1, 'Portrait of a woman in a blue headwrap and a red patterned top.'),
  portrait(2, 'Portrait of a man with a short beard in a dark blue jacket.'),
  portrait(3, 'Portrait of a woman with natural hair, round glasses and a yellow top.'),
  portrait(4, 'Portrait of an older man with gray hair, glasses and a green patterned shirt.'),
  portrait(5, 'Portrait of a woman with long braids and a cream jacket.'),
];
