import type { SeedPicture } from '@porchlight/contract/seed-target';

/** A picture as the library describes it, with its file. */
export interface PagePicture extends SeedPicture {
  /** @default the name with `.avif` */
  file?: string;
}

const logo = (file: string, title: string): PagePicture => ({ file: `${file}.webp`, title: `Logo: ${title}` });

/** The pictures of the pages by their names in the content. */
export const pagePictures: Readonly<Record<string, PagePicture>> = {
  hero: {
    title: 'The porch at dusk',
    alt: 'A porch at dusk: a lit lantern beside a red door, and a quilt over the rail.',
  },
  'democracy-center': {
    title: 'The reading room',
    alt: 'The reading room: people read at a long table under green lamps, between full bookcases and a window with a North Star.',
  },
  'food-pantry': {
    title: 'The pantry counter',
    alt: 'The pantry counter: crates of peaches and greens, and volunteers handing over groceries.',
  },
  porch: {
    title: 'Two rocking chairs',
    alt: 'Two rocking chairs on the porch, one with a quilt, and fields like patchwork beyond the rail.',
  },
  kenya: {
    title: 'Nairobi in the morning',
    alt: 'Nairobi in the morning: the city’s towers behind jacaranda trees, an acacia near by.',
  },
  voting: {
    title: 'Waiting to vote',
    alt: 'Sunrise at a small town hall: eight people of all ages wait in line beside a sign that says Vote here.',
  },
  'interfaith-hall': {
    title: 'The hall with star windows',
    alt: 'The planned center at dusk: an eight-sided hall with star windows beside a pond.',
  },
  'forest-poster': {
    title: 'Dusk in the longleaf pines',
    alt: 'A pine forest at dusk: mist, fireflies and a swinging lantern.',
  },
  'interfaith-poster': {
    title: 'Evening by the pond',
    alt: 'A hall in the evening: candles, and a round window with a star of blue glass that turns.',
  },
  'interfaith-table': {
    title: 'A long table under the oak',
    alt: 'Six neighbors share a meal at a long table under an oak hung with lanterns; the cloth is a quilt of stars.',
  },
  'interfaith-windows': {
    title: 'The colors of three star windows',
    alt: 'Two people talk in the hall while the sun lays the colors of three star windows on the floor.',
  },
  'interfaith-room': {
    title: 'The gathering room of the interfaith center',
    alt: 'The gathering room: a ring of fourteen chairs around a star quilt rug, under a blue roof, with star windows on all sides that color the floor.',
  },
  'interfaith-panorama': {
    title: 'The gathering room, all around',
    alt: 'The gathering room: a ring of fourteen chairs around a star quilt rug, under a blue roof, with star windows on all sides that color the floor.',
    file: 'interfaith-panorama.jpg',
  },
  'forest-nursery': {
    title: 'Pine seedlings in the nursery',
    alt: 'Two apprentices work among long rows of pine seedlings in a nursery.',
  },
  'forest-planting': {
    title: 'An apprentice plants a longleaf',
    alt: 'An apprentice in a hard hat kneels to plant a longleaf seedling at sunset.',
  },
  'forest-burn': {
    title: 'A prescribed burn at nightfall',
    alt: 'A prescribed burn at nightfall: a ranger draws a low line of fire under tall pines.',
  },
  'forest-tower': {
    title: 'The fire tower at sunset',
    alt: 'A fire tower with its lamp on, above ridge after ridge of pines at sunset.',
  },
  'forest-measuring': {
    title: 'Two apprentices measure a pine',
    alt: 'Two apprentices measure an old pine with a tape and write its girth down.',
  },
  'forest-woodpecker': {
    title: 'A red-cockaded woodpecker',
    alt: 'A red-cockaded woodpecker beside its hole in a living pine, resin running below.',
  },
  'forest-creek': {
    title: 'A survey of the creek',
    alt: 'Two people survey a creek with a net and a notebook; a heron watches.',
  },
  // Also in the team's list.
  'nairobi-1': {
    file: '../wanjiru-kamande.avif',
    title: 'Wanjiru Kamande',
    alt: 'A woman in a tall blue and gold head wrap, before a yellow sun.',
  },
  'nairobi-2': {
    title: 'Otieno Ouma',
    alt: 'Portrait of a man with a short beard in a dark blue jacket.',
  },
  'nairobi-3': {
    title: 'Achieng Odhiambo',
    alt: 'Portrait of a woman with natural hair, round glasses and a yellow top.',
  },
  'nairobi-4': {
    title: 'Joseph Mutua',
    alt: 'Portrait of an older man with gray hair, glasses and a green patterned shirt.',
  },
  'nairobi-5': {
    title: 'Nafula Wekesa',
    alt: 'Portrait of a woman with long braids and a cream jacket.',
  },
  'red-clay-legal-aid': logo('red-clay-legal-aid', 'Red Clay Legal Aid'),
  'wiregrass-growers': logo('wiregrass-growers', 'Wiregrass Growers Co-op'),
  'longleaf-works': logo('longleaf-works', 'Longleaf Works'),
  'amber-ridge': logo('amber-ridge', 'Amber Ridge Credit Union'),
  'second-sunday-choirs': logo('second-sunday-choirs', 'Second Sunday Choirs'),
  'jacaranda-civic-lab': logo('jacaranda-civic-lab', 'Jacaranda Civic Lab'),
};
