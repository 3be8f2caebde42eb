import { longTitle } from '../../testing/index.ts';
import type { GalleryPicture } from './gallery-picture.ts';

const titles = [
  'Collards along the fence',
  'Mrs. Whitlow, who planted them',
  'First Thursday at the pantry',
  'Choir practice, before the roof',
  'Ballots, counted twice',
  'The Tuesday quilting circle',
  longTitle,
  'Pecans',
  'Depot Street, 1962 and now',
  'A young forester with a borer',
  'Homecoming supper',
  'The porch light',
  'Voter registration at the fish fry',
  'The old schoolhouse stove',
];

/** Pictures for stories: captions of different lengths, one missing picture and one that fails to load. */
export const galleryPictures: GalleryPicture[] = Array.from({ length: 40 }, (_, index) => {
  const names: Record<number, string | null> = { 3: null, 5: '/images/gone.jpg' };
  const src = names[index];
  return {
    id: index + 1,
    src: src === undefined ? `/images/picture-${index + 1}.svg` : src,
    title: titles[index % titles.length] as string,
    alt: index === 0 ? 'Four rows of collards on the street side of a wire fence' : undefined,
    credit: index === 0 ? 'Photo: Leola Whitlow · CC BY 4.0' : undefined,
    seed: `picture-${index + 1}`,
  };
});
