/** A podcast of the demo content. */
export interface DemoPodcast {
  title: string;
  /** Path of a sound file of this site. */
  link: string;
  /** Its file in the folder `pictures`, without the extension. */
  picture: string | null;
  daysAgo: number;
  description: string;
  /** What is said, word for word; none where nothing is. */
  transcript?: string;
}

/** Twelve podcasts. Each description says that the sound or voice is computer-generated, and what is spoken in it. */
export const podcasts: readonly DemoPodcast[] = [
  {
    title: 'Up the steps, episode 1: Who owns this dirt?',
    link: '/media/sounds/up-the-steps-1.mp3',
    picture: 'up-the-steps-episode-1',
    daysAgo: 410,
    description:
      'Forty-one cousins, one tax bill: what heirs’ property is, and what a family can do about it this week. About a minute. Read by a computer voice.',
    transcript: `This is Up the Steps, from Porchlight Institute. Episode one: who owns this dirt?

When Mrs. Odessa Tarver’s grandfather died in 1951, he left forty acres, a mule, a house with a tin roof, and no will. The land went to his nine children, then to theirs, then to theirs. Today it has forty-one owners and one tax bill.

That is heirs’ property. Everyone owns a share of the whole place. Nobody owns a corner they can point at.

Mrs. Tarver can point at all four corners, and tell you what each one is called. A name is not a deed. But it is where a family begins.

Write down everyone who would have inherited, living or dead. Keep the tax receipts. Then bring the box to our land clinic on Depot Street, on the second Saturday of the month. It is free.`,
  },
  {
    title: 'Up the steps, episode 2: The third step is loose',
    link: '/media/sounds/up-the-steps-2.mp3',
    picture: 'up-the-steps-episode-2',
    daysAgo: 372,
    description:
      'The light, the rule and the cornbread: what people in their eighties remember of Ruby’s back steps. About a minute. Read by a computer voice.',
    transcript: `This is Up the Steps, from Porchlight Institute. Episode two: the third step is loose.

Ruby Mae Holloway came to Marrow Creek in 1936, to cook for the hotel by the railroad. She was not allowed to eat in its dining room. In the evening she carried home what was left, and fed whoever was on her back steps.

People who ate there as children are in their eighties now. They remember the lamp in the window. They remember the third step, which was loose, so that she could hear who was coming. They remember the rule: nobody explains being hungry. About the cornbread they don’t agree.

Ruby died in 1979. She left the house to whoever would keep the light on. The rule is painted over our pantry door, and the step is still loose. Come on up.`,
  },
  {
    title: 'Up the steps, episode 3: Line it out',
    link: '/media/sounds/up-the-steps-3.mp3',
    picture: 'up-the-steps-episode-3',
    daysAgo: 318,
    description:
      'How do a hundred people sing together without a book, a piano or a conductor? The old way of lining out a hymn, explained. About a minute. Read by a computer voice.',
    transcript: `This is Up the Steps, from Porchlight Institute. Episode three: line it out.

How do a hundred people sing together without a book, a piano or a conductor?

One person gives out the line, quick and nearly spoken: Amazing grace, how sweet the sound. Then the whole room takes that line and slows it down, until each syllable is a landscape. Then comes the next line.

It is called lining out. Some churches say Doctor Watts hymns, after Isaac Watts, who wrote many of the words. People who had been kept from learning to read carried them by heart, and handed on the tunes by ear.

We asked our oldest singer, who was ninety-six, how she knew when to come in. She said: You listen.

Come and listen. We sing at Ruby’s Porch on first Sundays, after church.`,
  },
  {
    title: 'Field notes: the creek at first light',
    link: '/media/sounds/creek-first-light.mp3',
    picture: 'field-notes-the-creek-at',
    daysAgo: 270,
    description:
      'For everyone who can’t get down to the water: Marrow Creek over its stones, a cardinal, a chickadee, a wood thrush, and a woodpecker at work on its tree.\n\nSound made by a computer. You may play it in class; ask who can tell the four birds apart.',
  },
  {
    title: 'Ballot basics: soil and water, the board nobody can name',
    link: '/media/sounds/ballot-basics-soil-and-water.mp3',
    picture: 'ballot-basics-soil-and-water',
    daysAgo: 214,
    description:
      'What a soil and water supervisor does, and what to ask before you vote for one. About a minute. Read by a computer voice.',
    transcript: `This is Ballot Basics, from Porchlight Institute. Soil and water: the board nobody can name.

Near the bottom of a long ballot you may find the words: soil and water conservation district supervisor. Many people leave it blank. Here is what that line is about.

The supervisors help farmers keep their soil in the field and out of the creek. They help to decide which ponds, fences and cover crops get money first. When somebody wants to clear land and build, a plan has to say how the mud stays out of the stream. The district may review that plan.

An elected supervisor serves four years and is not paid. Few people vote this far down, so your vote counts for more.

Find your sample ballot through vote.gov, and read it at the kitchen table. Ask the candidates one question: where does the mud go? Then vote all the way down.`,
  },
  {
    title:
      'Two porches: a conversation between Marrow Creek and Nairobi about land, mothers, telephones, the price of maize, and whether anyone has ever been on time for a meeting',
    link: '/media/sounds/two-porches-1.mp3',
    picture: 'two-porches-a-conversation-between',
    daysAgo: 165,
    description:
      'Wanjiru Kamande and Delphine Okafor-Reed have each come home to land that belongs to more people than can sit at one table. They compare notes. About a minute. Read by two computer voices.',
    transcript: `Delphine: This is Two Porches. I’m Delphine Okafor-Reed, in a pecan orchard near Marrow Creek, Georgia.
Wanjiru: And I’m Wanjiru Kamande, in Nairobi. Delphine, who owns your land?
Delphine: When my uncle died, seventeen of us did. No table was long enough.
Wanjiru: In my mother’s village it is the same. So the telephone is our table. My mother leads the meeting, and goes on sorting beans.
Delphine: What do you talk about?
Wanjiru: First the price of maize. Then the land. Then maize again.
Delphine: With us it is pecans. My mother would have asked who had eaten.
Wanjiru: Mine asks that too. Now tell me: has anyone on your porch ever been on time for a meeting?
Delphine: I drove a bus in Detroit for twenty-six years. I’m on time. Then I wait for the others.
Wanjiru: Here we begin when the oldest has had her tea.
Delphine: That is a good rule.
Wanjiru: Then come and have tea. Until next time.`,
  },
  {
    title: 'Kitchen radio: greens',
    link: '/media/sounds/kitchen-radio-greens.mp3',
    picture: 'kitchen-radio-greens',
    daysAgo: 120,
    description:
      'One pot, three ways: with smoked turkey, without, or with onion and tomato as it is done in Nairobi. Three recipes, short enough to cook along. About a minute. Read by a computer voice.',
    transcript: `This is Kitchen Radio, from Ruby’s Food Pantry. Today: greens, three ways.

All three begin at the sink. Wash the leaves twice. The sand is not seasoning.

One. Simmer a smoked turkey wing in a pot of water for an hour. Add chopped collards, and cook them low and slow until they are soft. A spoon of vinegar at the end. Keep the broth for your cornbread.

Two, with no turkey. Take out the stems, roll up the leaves, and cut them in ribbons. Five minutes in a hot pan, with oil, garlic and pepper. They stay bright.

Three, from our friends in Nairobi: sukuma wiki. Fry an onion, add a tomato, then the ribbons and a little salt. Serve it with ugali, or over anything that soaks up the juice.

Which is best? Our cooks don’t agree. Try all three.`,
  },
  {
    title: 'Porch sounds: a verse on strings',
    link: '/media/sounds/porch-verse.mp3',
    picture: 'porch-sounds-a-verse-on',
    daysAgo: 101,
    description:
      'The tune of “Amazing Grace”, called “New Britain” when it was printed with those words in 1835, once through and slowly, with the night behind it. Sing along. Sound made by a computer.',
  },
  {
    title: 'Up the steps, episode 4: The bus that came on Saturday',
    link: '/media/sounds/up-the-steps-4.mp3',
    picture: 'up-the-steps-episode-4',
    daysAgo: 82,
    description:
      'Six hundred books, four churches and a turpentine camp: the traveling library of Alcovy County, and Miss Lavinia Crute, who drove it. With an appeal: have you seen this bus? About a minute. Read by a computer voice.',
    transcript: `This is Up the Steps, from Porchlight Institute. Episode four: the bus that came on Saturday.

It was green, and it smelled of oranges and diesel. It carried six hundred books to people who were not allowed in the library in town, because they were Black. Miss Lavinia Crute drove it. From 1944 to 1963 it stopped at four churches, a cotton gin and a turpentine camp.

Miss Crute never told anyone that a book was too hard for them. We asked nineteen of her readers which one they remembered. They named three Bibles, a manual of radio repair, and a dozen novels about horses.

We are looking for the bus. It was sold in 1964 to a man who raised chickens. If you know a long green shed with windows down the side, please go and look. Then call us.`,
  },
  {
    title: 'Field notes: what a tree is worth',
    link: '/media/sounds/field-notes-what-a-tree-is-worth.mp3',
    picture: 'field-notes-what-a-tree',
    daysAgo: 44,
    description:
      'How Tamsin Bell got three times the first offer for her grandmother’s pines, with four evenings of measuring and six envelopes. About a minute. Read by a computer voice.',
    transcript: `This is Field Notes, from Porchlight Institute. What is a tree worth?

A man with a pine on his cap offered Tamsin Bell’s grandmother forty thousand dollars for her timber. He had already written the check. The offer, he said, was good for today.

Tamsin worked on our forestry crew. She asked him what the volume was, and he did not say. So she and two friends walked the ninety acres on four evenings, and measured. Then they wrote to six buyers and asked for sealed bids.

The family opened the envelopes at the kitchen table, with a pastor and a cake. The lowest bid was seventy-one thousand dollars. The highest was a hundred and twenty-two thousand.

Before you sell, do three things. Measure. Ask more than one buyer. Write down where the trucks may drive. And take your time. Trees don’t mind waiting.`,
  },
  {
    title: 'Porch sounds: crickets and one owl',
    link: '/media/sounds/porch-crickets.mp3',
    picture: 'porch-sounds-crickets-and-one',
    daysAgo: 27,
    description: 'Crickets near and far, and an owl that asks twice who cooks for you. Sound made by a computer.',
  },
  {
    title: 'Goodnight, Depot Street',
    link: '/media/sounds/porch-rain.mp3',
    picture: null,
    daysAgo: 12,
    description: 'A minute of rain on the porch roof, to fall asleep to. Sound made by a computer.',
  },
];
