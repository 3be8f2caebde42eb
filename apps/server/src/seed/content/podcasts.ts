import type { SceneName } from '../pictures/scenes.ts';

/** A podcast of the demo content. */
export interface DemoPodcast {
  title: string;
  /** The end of its address on listen.example.org. */
  path: string;
  scene: SceneName | null;
  daysAgo: number;
  description: string;
}

/** Ten podcasts. */
export const podcasts: readonly DemoPodcast[] = [
  {
    title: 'Up the steps, episode 1: Who owns this dirt?',
    path: 'up-the-steps/1',
    scene: 'studio',
    daysAgo: 410,
    description:
      'Forty-one cousins, one tax bill. Mrs. Odessa Tarver walks us along the line of her grandfather’s forty acres and tells what each corner is called. With a title researcher who explains, in four minutes and without one word of Latin, what can go wrong.',
  },
  {
    title: 'Up the steps, episode 2: The third step is loose',
    path: 'up-the-steps/2',
    scene: 'porch',
    daysAgo: 372,
    description: 'Five people who ate at Ruby’s back door as children remember the light, the rule and the cornbread.',
  },
  {
    title: 'Up the steps, episode 3: Line it out',
    path: 'up-the-steps/3',
    scene: 'singing',
    daysAgo: 318,
    description:
      'How do a hundred people sing together without a book, a piano or a conductor? Recorded over three evenings at Mount Gilead with the windows shut. Headphones are worth it.',
  },
  {
    title: 'Field notes: smoke',
    path: 'field-notes/smoke',
    scene: 'pines',
    daysAgo: 270,
    description: 'Nineteen minutes inside a prescribed burn. You can hear the wiregrass catch.',
  },
  {
    title: 'Ballot basics: soil and water, the board nobody can name',
    path: 'ballot-basics/soil-and-water',
    scene: 'ballots',
    daysAgo: 214,
    description:
      'Five seats, four years, and a say in every ditch in the county. We asked all five what they do. Three answered.',
  },
  {
    title:
      'Two porches: a conversation between Marrow Creek and Nairobi about land, mothers, telephones, the price of maize, and whether anyone has ever been on time for a meeting',
    path: 'two-porches/1',
    scene: 'nairobi',
    daysAgo: 165,
    description:
      'Wanjiru Kamande and Delphine Okafor-Reed have each come home to land that belongs to more people than can sit at one table. They compare notes, in an hour that was supposed to take twenty minutes. Some of it is about pecans. A transcript in English and Swahili is with the recording.',
  },
  {
    title: 'Kitchen radio: greens',
    path: 'kitchen-radio/greens',
    scene: 'studio',
    daysAgo: 120,
    description: 'Three cooks, one pot, no agreement.',
  },
  {
    title: 'Up the steps, episode 4: The bus that came on Saturday',
    path: 'up-the-steps/4',
    scene: 'readingRoom',
    daysAgo: 82,
    description:
      'Six hundred books, four churches and a turpentine camp. Readers of the traveling library, now in their eighties, on Miss Lavinia Crute, who drove it, and never told anyone that a book was too hard for them. With an appeal: have you seen this bus?',
  },
  {
    title: 'Field notes: what a tree is worth',
    path: 'field-notes/worth',
    scene: 'forestCrew',
    daysAgo: 44,
    description: 'Tamsin Bell opens six envelopes at her grandmother’s table. One microphone was under the cake.',
  },
  {
    title: 'Goodnight, Depot Street',
    path: 'goodnight',
    scene: null,
    daysAgo: 12,
    description: 'Eleven minutes of rain on the porch roof, for people who asked for it.',
  },
];
