/** A story (research) of the demo content. */
export interface DemoStory {
  title: string;
  subtitle: string;
  /** Age in days. */
  daysAgo: number;
  /** Its file in the folder `pictures`, without the extension. */
  picture: string | null;
  content: string;
}

/** Twelve stories. */
export const stories: readonly DemoStory[] = [
  {
    title: 'She came back for the pecans',
    subtitle: 'After thirty years in Detroit, a retired bus driver reopens her family’s orchard',
    daysAgo: 5,
    picture: 'she-came-back-for-the',
    content: `Delphine Okafor-Reed drove the Woodward line for twenty-six years, and in all that time, she says, she never once dreamed about the bus. She dreamed about pecans. They came down on a tin roof in November and she lay underneath and counted.

The tin roof is gone, but the trees are there: fifty-one of them, planted by her great-grandfather in 1919 and 1920, the two years between coming home from France and being told to step off a sidewalk in Macon. He chose pecans because they outlive the person who plants them. “He wasn’t planting for the money,” she says. “He was planting so that somebody would have to come back and pick them up.”

When her uncle died the orchard belonged to seventeen people. It took us and her three years to sort that out: eleven cousins signed their shares over for a case of nuts a year for life, four sold, and one, a deacon in Cleveland, drove down to see whether she was serious, stayed for the harvest, and bought the house next door.

Last fall they shelled nine thousand pounds. She sells at our market table, at two churches, and by mail to people in Detroit, who send back the boxes. In the shed there is a row of chairs for whoever wants to come and crack. Nobody is paid and nobody hurries. It is, as far as we can tell, the best place in the county to hear the news.

She has started to plant again. The new trees are as thick as a thumb and will bear well in about fifteen years, when she will be eighty-three. She has thought about that. “I drove a bus,” she says. “You don’t get to see where everybody goes.”`,
  },
  {
    title: 'Night shift, first vote',
    subtitle: 'How eleven poultry workers got to the polls before sunrise',
    daysAgo: 20,
    picture: 'night-shift-first-vote',
    content: `The line at the plant runs from ten at night until half past six. The polls open at seven. In between is a parking lot, and in it, last November, stood our van with its lights on.

Eleven people got in. Nine had never voted. One was fifty-eight. She had registered at our table outside the tax office, because the line there was long and Mr. Leverett, who is a retired mail carrier and knows every road in the county, had a chair for her.

They were first at the door, in hairnets, and it went quickly. Afterwards they had grits at the church across the street. On the way home most of them slept. “I thought it would feel bigger,” one man said when he was let out at his gate. He stood there. “No,” he said, “it does. It just takes a minute.”`,
  },
  {
    title: 'The well at Pleasant Grove',
    subtitle: 'A community finds out what is in its water and gets it fixed',
    daysAgo: 41,
    picture: 'the-well-at-pleasant-grove',
    content: `For years people at Pleasant Grove said that the water tasted of pennies. They were told that it was the pipes, or the season, or their imagination.

So fourteen families each filled a bottle on the same morning. A chemistry class at the high school drew up a map and carried the bottles to a laboratory. Six of the fourteen came back with numbers that nobody should drink. The map showed why: all six wells stood on the same side of an old tannery pit that had been filled in, seeded with grass and forgotten by everybody except Mr. Amos Dillard, eighty-eight, who had told the county about it in 1983. He still had the carbon copy.

The class presented its map to the commission. They had practiced with us in the reading room: one speaker, three minutes, what do you want them to do. They wanted a water line. It is in the ground now, two and a quarter miles of it, and on the day that it was turned on somebody had put lemons and a galvanized tub at the end of the road.

Two of the students are studying hydrology. The carbon copy hangs in the county’s meeting room, framed. That was the students’ idea. The commission’s idea was to hang it by the door, where they have to pass it.`,
  },
  {
    title: 'Mr. Leverett’s route',
    subtitle: 'A retired mail carrier maps who needs a ride',
    daysAgo: 63,
    picture: 'mr-leveretts-route',
    content: `He carried the mail for thirty-four years, and knows two thousand doors. He knows which dog is all talk. When the pantry began to deliver he was asked for a map, and drew one from memory on the back of a calendar: small crosses for people who live alone, a circle around those who can’t lift a box, a star for anyone who would be too proud to ask.

The stars are delivered first. He does it himself. “I just say that I have one left over,” he says.`,
  },
  {
    title: 'Seven sisters and a sewing machine',
    subtitle: 'The quilting circle that has met every Tuesday since 1974',
    daysAgo: 97,
    picture: 'seven-sisters-and-a-sewing',
    content: `They aren’t sisters. There aren’t seven of them anymore either: there are four, and three chairs which nobody sits in.

The circle began the week that the shirt factory laid off its second shift. There was nothing to do and a great deal of cloth. They have since made two hundred and twelve quilts, and sold one, by mistake. The others have gone to babies, to graduations, to burned-out houses, and once to a judge. There is a book with a line for each.

Now they teach on Tuesdays at Ruby’s Porch. The youngest in the class is nine and has opinions about borders. The rule is that you finish what you begin, however ugly, because someone will be cold.`,
  },
  {
    title: 'What the barber heard',
    subtitle: 'Blood pressure, gossip and a chair by the window',
    daysAgo: 131,
    picture: 'what-the-barber-heard',
    content: `A man will tell his barber what he won’t tell his doctor, and he sits still. So on two Saturdays a month there is a nurse in the second chair at Crawford’s. In a year she has taken 640 readings, sent 71 men to the clinic and four straight to the hospital. One of those is Mr. Crawford.`,
  },
  {
    title:
      'A forest of her own: how Tamsin Bell turned down forty thousand dollars on a Tuesday and had a hundred and twenty-two by the end of June',
    subtitle: 'Timber, sealed bids and a granddaughter with a clipboard',
    daysAgo: 158,
    picture: 'a-forest-of-her-own',
    content: `The man was polite, had a cap with a pine on it, and had already written the check. Tamsin’s grandmother had the pen in her hand. It was Tamsin, twenty-two and home for lunch from her third week on our forestry crew, who asked what the volume was.

He said that it was a fair price. She asked again. He said that the offer was good for today.

“We had done that the day before,” she says. “Literally the day before. Chapter six.” She walked the ninety acres with two friends from the crew over four evenings, ran the plots, and came back with a figure. Then they wrote to six buyers, asked for sealed bids, and opened them at the kitchen table with the whole family, a pastor, and a cake. The lowest was seventy-one thousand. The highest was a hundred and twenty-two.

They sold only the south half. They wrote into the contract where the trucks might go, that the creek was to be left alone, and that the graves were to be flagged and driven around. Her grandmother has a new roof. The north half is being burned and thinned for longleaf.

The man with the cap came back in the fall. He wanted to know whether she was looking for work.`,
  },
  {
    title: 'From Ngong to Marrow Creek',
    subtitle: 'Two weeks, two kitchens and one okra',
    daysAgo: 186,
    picture: 'from-ngong-to-marrow-creek',
    content: `Wanjiru Kamande packed for Georgia in July as anyone sensible from Nairobi would: two sweaters. She wore neither.

She had come to look at our filing system. She stayed in Mrs. Tarver’s back room, and it was there, on the second evening, that the okra came to the table and she put down her fork. It was her grandmother’s: the short, ribbed, red-stemmed one. Mrs. Tarver’s people have grown it on the same quarter acre since before there was a county.

Nobody can prove how it came. The two of them have sent seeds to a university. In the meantime they each planted a row of the other’s, and they write. Mrs. Tarver’s granddaughter does the typing. It is mainly about the okra.`,
  },
  {
    title: 'The long table',
    subtitle: 'Eleven churches, one mosque above a tire shop, and lunch',
    daysAgo: 240,
    picture: 'the-long-table',
    content: `Nobody remembers who suggested it. After the storm in March the power was out for six days, every freezer in town was thawing, and there was only one thing to do with all that meat. Somebody dragged a table into Depot Street. Somebody dragged out another.

By the second day the table went from the depot to the bank. Brother Yusuf from above the tire shop grilled on one side of the street and the deacons of Mount Gilead smoked on the other, and there was some discussion about wood. The family that nobody had ever quite got around to calling on brought a braided loaf. It was dark by eight, so they lit what they had: candles, hurricane lamps, a tractor.

When the lights came back on there was, several people admit, a groan.

They have met on the first Monday of the month since then. It was at the fourth supper that an old man said that he was tired of carrying his own chair and somebody ought to build a room. It will open next year. There is a drawing of the table on the wall of the depot, at full size. You can stand at it.`,
  },
  {
    title: 'Learning to read at seventy-nine',
    subtitle: 'One man, one newspaper and a granddaughter with time on Wednesdays',
    daysAgo: 301,
    picture: 'learning-to-read-at-seventy',
    content: `He had run a sawmill, raised six children and sat on the board of his church for thirty years, and hidden it from all of them. It was the new phone that gave him away.

They began with the sports page. He is now in the middle of a biography of Frederick Douglass. It is heavy going, and he won’t be helped.`,
  },
  {
    title: 'Ruby’s back steps',
    subtitle: 'Where the pantry came from',
    daysAgo: 420,
    picture: 'rubys-back-steps',
    content: `The steps are pine, the third one is loose, and it has been left that way because she used to say that she could hear who it was.

Ruby Mae Holloway came to Marrow Creek in 1936 to cook for the hotel by the railroad. She was not permitted to eat in its dining room. In the evening she carried home what was left, which was hers by an agreement that she had not discussed with the hotel, and fed whoever was on the steps: section hands, children, women between one place and another, and for most of 1943 a German prisoner of war who was supposed to be picking peanuts.

People who ate there as children are now in their eighties. We have recorded twenty-two. They disagree about the cornbread. They agree that there was a lamp in the window, that she never asked, and that she had a way of putting down a plate as if you had done her a favor by turning up.

She died in 1979 and left the house to “whoever will keep the light on.” It took the court two years to decide who that was. It was her neighbors, all of them, together. It may be the only piece of heirs’ property in the state that was meant to be.`,
  },
  {
    title: 'Gone fishing',
    subtitle: 'Why the research desk is empty until Monday',
    daysAgo: 655,
    picture: null,
    content: `The survey of the lower river needed one more thing: people who fish it for supper. So three interviewers have gone where those people are, at five in the morning, with a cooler, a clipboard and their grandfathers’ rods.

They ask what is caught, what is eaten, who is given the rest, and what used to be there and isn’t. So far they report forty-one bream, twelve conversations and one recorder in the water. If you left tomatoes on our steps, thank you: they are on the second shelf.`,
  },
];
