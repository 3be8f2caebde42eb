/** A podcast of the demo content. */
export interface DemoPodcast {
  title: string;
  /** Where it is heard: a page of listen.example.org, or a sound of this site. */
  link: string;
  /** Its file among the pictures, without the ending. */
  picture: string | null;
  daysAgo: number;
  description: string;
}

/** Twelve podcasts. Those that are heard on this site say that a computer made them. */
export const podcasts: readonly DemoPodcast[] = [
  {
    title: 'Up the steps, episode 1: Who owns this dirt?',
    link: 'https://listen.example.org/up-the-steps/1',
    picture: 'up-the-steps-episode-1',
    daysAgo: 410,
    description:
      'Forty-one cousins, one tax bill. Mrs. Odessa Tarver walks us along the line of her grandfather’s forty acres and tells what each corner is called. With a title researcher who explains, in four minutes and without one word of Latin, what can go wrong.',
  },
  {
    title: 'Up the steps, episode 2: The third step is loose',
    link: 'https://listen.example.org/up-the-steps/2',
    picture: 'up-the-steps-episode-2',
    daysAgo: 372,
    description: 'Five people who ate at Ruby’s back door as children remember the light, the rule and the cornbread.',
  },
  {
    title: 'Up the steps, episode 3: Line it out',
    link: 'https://listen.example.org/up-the-steps/3',
    picture: 'up-the-steps-episode-3',
    daysAgo: 318,
    description:
      'How do a hundred people sing together without a book, a piano or a conductor? Recorded over three evenings at Mount Gilead with the windows shut. Headphones are worth it.',
  },
  {
    title: 'Field notes: the creek at first light',
    link: '/media/sounds/creek-first-light.mp3',
    picture: 'field-notes-the-creek-at',
    daysAgo: 270,
    description:
      'For everyone who can’t get down to the water: Marrow Creek over its stones, a cardinal, a chickadee, a wood thrush, and a woodpecker at work on its tree.\n\nNo microphone was there. A computer made each drop and each note after what we heard and wrote down, so no bird was disturbed and no boots got wet. You may play it in class; ask who can tell the four birds apart.',
  },
  {
    title: 'Ballot basics: soil and water, the board nobody can name',
    link: 'https://listen.example.org/ballot-basics/soil-and-water',
    picture: 'ballot-basics-soil-and-water',
    daysAgo: 214,
    description:
      'Five seats, four years, and a say in every ditch in the county. We asked all five what they do. Three answered.',
  },
  {
    title:
      'Two porches: a conversation between Marrow Creek and Nairobi about land, mothers, telephones, the price of maize, and whether anyone has ever been on time for a meeting',
    link: 'https://listen.example.org/two-porches/1',
    picture: 'two-porches-a-conversation-between',
    daysAgo: 165,
    description:
      'Wanjiru Kamande and Delphine Okafor-Reed have each come home to land that belongs to more people than can sit at one table. They compare notes, in an hour that was supposed to take twenty minutes. Some of it is about pecans. A transcript in English and Swahili is with the recording.',
  },
  {
    title: 'Kitchen radio: greens',
    link: 'https://listen.example.org/kitchen-radio/greens',
    picture: 'kitchen-radio-greens',
    daysAgo: 120,
    description:
      'Three cooks, one pot, no agreement: smoked turkey, no turkey, or onion and tomato as it is done in Nairobi. The recipes are read out at the end, by somebody who was not allowed to cook.',
  },
  {
    title: 'Porch sounds: a verse on strings',
    link: '/media/sounds/porch-verse.mp3',
    picture: 'porch-sounds-a-verse-on',
    daysAgo: 101,
    description:
      'The tune of “Amazing Grace”, called “New Britain” when it was printed with those words in 1835, once through and slowly, with the night behind it. Nobody is playing: the strings are arithmetic, written after a paper of 1983 on how a plucked string loses its edge. Sing along. You can’t put anybody off.',
  },
  {
    title: 'Up the steps, episode 4: The bus that came on Saturday',
    link: 'https://listen.example.org/up-the-steps/4',
    picture: 'up-the-steps-episode-4',
    daysAgo: 82,
    description:
      'Six hundred books, four churches and a turpentine camp. Readers of the traveling library, now in their eighties, on Miss Lavinia Crute, who drove it, and never told anyone that a book was too hard for them. With an appeal: have you seen this bus?',
  },
  {
    title: 'Field notes: what a tree is worth',
    link: 'https://listen.example.org/field-notes/worth',
    picture: 'field-notes-what-a-tree',
    daysAgo: 44,
    description: 'Tamsin Bell opens six envelopes at her grandmother’s table. One microphone was under the cake.',
  },
  {
    title: 'Porch sounds: crickets and one owl',
    link: '/media/sounds/porch-crickets.mp3',
    picture: 'porch-sounds-crickets-and-one',
    daysAgo: 27,
    description:
      'Crickets near and far, and an owl that asks twice who cooks for you. All of it computed; nobody was woken.',
  },
  {
    title: 'Goodnight, Depot Street',
    link: '/media/sounds/porch-rain.mp3',
    picture: null,
    daysAgo: 12,
    description: 'A minute of rain on the porch roof, made by a computer for people who asked for it.',
  },
];
