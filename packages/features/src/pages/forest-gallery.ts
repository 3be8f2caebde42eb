import { picture, type SitePicture } from '../site/index.ts';

/** The seven pictures of the forest service's gallery. */
export const forestGallery: readonly SitePicture[] = [
  picture('forest-nursery', 'Two apprentices work among long rows of pine seedlings in a nursery.'),
  picture('forest-planting', 'An apprentice in a hard hat kneels to plant a longleaf seedling at sunset.'),
  picture('forest-burn', 'A prescribed burn at nightfall: a ranger draws a low line of fire under tall pines.'),
  picture('forest-tower', 'A fire tower with its lamp on, above ridge after ridge of pines at sunset.'),
  picture('forest-measuring', 'Two apprentices measure an old pine with a tape and write its girth down.'),
  picture('forest-woodpecker', 'A red-cockaded woodpecker beside its hole in a living pine, resin running below.'),
  picture('forest-creek', 'Two people survey a creek with a net and a notebook; a heron watches.'),
];
