import type { DemoArticle } from './demo-article.ts';

/** The older articles, newest first. */
export const olderArticles: readonly DemoArticle[] = [
  {
    title: 'Ruby’s rule',
    paper: 'rubys-rule',
    daysAgo: 151,
    body: `Ruby Mae Holloway cooked for the railroad hotel by day, and by night fed whoever turned up at the back steps of the house on Depot Street. There was one rule, and we have painted it over the pantry door: nobody explains being hungry.

It sounds soft. It is the most practical rule we have. We don’t ask for pay stubs or proof. We ask how many are at home and whether anyone can’t eat something. It costs us, by our own count, about two boxes in a hundred that somebody could have done without. It saves us a desk, a form, a filing cabinet and a person to guard them. And people come before they are desperate, when a bag of groceries still prevents something.

The application form exists because two of our suppliers require one. It has five lines. We fill it in for you if you like.`,
  },
  {
    title: 'Songs without a hymnal',
    subtitle: 'Lining out, moaning and the sound of a room that breathes together',
    paper: 'songs-without-a-hymnal',
    daysAgo: 170,
    body: `The leader gives out the line, quick and nearly spoken. Then the room takes it and slows it down until each syllable is a landscape. There is no book. There never was; for a long time it was not safe to have one.

We have recorded nine evenings of it at four churches, with two microphones and the windows shut against the frogs. The oldest singer was ninety-six. When she was asked how she knew when to come in, she looked at us with some pity and said: “You listen.”

You may hear the recordings at Ruby’s Porch, on good headphones, in a chair that rocks. The singers own them. What they allow us to put online is online. The rest you will have to come for.`,
  },
  {
    title: 'A seed library is a library',
    paper: 'a-seed-library-is-a',
    daysAgo: 188,
    body: `You borrow in spring and return in the fall, with interest. The drawers in Nairobi hold fourteen kinds of beans, amaranth, spider plant, four maizes and an okra that crossed the ocean twice. The drawers in Marrow Creek hold cowpeas, sorghum, a white watermelon and the same okra.

We keep two cards for each: what it needs, and who it comes from. The second card is longer.`,
  },
  {
    title: 'What one hundred oral histories taught us about asking',
    subtitle: 'Ten rules, most of them learned by breaking them',
    paper: 'what-one-hundred-oral-histories',
    daysAgo: 204,
    body: `We have now recorded one hundred conversations with people over seventy. We are better at it than we were, mainly because of the ways we were bad at it. Here is the list we give to new interviewers.

Go without the recorder the first time. Eat what you are offered. Don’t begin with the hard thing. Begin with the kitchen: where was the stove, who got up first, what did it smell like? A room is a better question than a year.

Leave the silence alone. The best thing on our tapes comes, again and again, about nine seconds after a younger interviewer would have spoken.

Ask for the name of everyone in the photograph, including the dog. Don’t correct dates. Don’t finish sentences. When somebody cries, stop the tape and ask whether to go on, and believe the answer.

Before you leave, read back the agreement in plain words: it is theirs, they may change their mind next week or in ten years, and nothing is played in public until they have heard it themselves. Two people have changed their minds. We erased the tapes and took them a cake.

Last, send a copy to the family on something that they can play. We brought one woman a beautifully made digital file, with metadata. She doesn’t have a computer. Her granddaughter put it on a cassette, and she listens to it in her car.`,
  },
  {
    title: 'You moved. Does your registration know?',
    paper: 'you-moved-does-your-registration',
    daysAgo: 226,
    body: `If you moved, married or changed your name, your registration did not come along by itself. Two minutes at vote.gov now saves a provisional ballot later. If you don’t have the internet, come by the reading room: we have four computers and a printer that works most days.`,
  },
  {
    title: 'Timber, tax and time: a primer for families who own trees',
    subtitle: 'Before you sell, read this. Before you sign, call us.',
    paper: 'timber-tax-and-time-a',
    daysAgo: 251,
    body: `A stand of pine is a savings account that grows, burns, gets beetles, and can be stolen with a truck. Most families in our counties who own one have never been told what is in it.

The first rule is that the person who tells you what it is worth should not be the person who buys it. A consulting forester works for you and is paid by you. For a first look you pay nothing: our crew does it, and so does the state.

The second rule is bids. A tract that one buyer offers forty thousand dollars for will bring fifty-five or sixty when four of them write a number on paper and put it in an envelope. We have seen it double.

The third rule is a contract that says where the trucks may drive, what happens to the fence and the creek, who pays for the road, and when it ends. Two pages are enough. No contract is how people lose a spring.

The fourth rule is tax. There are programs that lower the tax on land that is kept in trees, with conditions that run for years. They can be a gift or a trap, depending on what your cousins want to do in year six. Talk first.

And the last is time. Trees don’t mind waiting. Someone who says that the offer is only good today is telling you something about the offer.`,
  },
  {
    title: 'The bus that came on Saturday',
    subtitle: 'Remembering the traveling library of Alcovy County',
    paper: 'the-bus-that-came-on',
    daysAgo: 289,
    body: `It was green, it smelled of oranges and diesel, and it carried six hundred books to people who could not use the library in town. Miss Lavinia Crute drove it, stamped the cards, and held that nobody should be told that a book was too hard for them.

The bus ran from 1944 to 1963. It stopped at four churches, a gin and a turpentine camp. Forty of its readers are still living, and last month nineteen of them met at the reading room. We asked each to bring the title of one book they remembered. There were three Bibles, a manual of radio repair, and a dozen different novels about horses.

We are looking for the bus. It was sold in 1964 to a man who raised chickens. If there is a long green shed on your grandfather’s place with windows down the side, please go and look.`,
  },
  {
    title: 'How the pantry buys',
    subtitle: 'Eleven farms, forty miles, no middleman',
    paper: 'how-the-pantry-buys',
    daysAgo: 327,
    body: `Donated food is a blessing and a lottery. One week it is four hundred pounds of yogurt, and the next it is party hats. So two years ago we began to buy: greens, sweet potatoes, eggs, peas, melons, from growers within forty miles, at a price agreed in January, paid in the week of delivery.

For the growers it means that they can plant for somebody. Seven of our eleven are Black-owned farms. Three are younger than the truck that collects from them. For us it means that on Thursday at ten there is something green on the shelf, and that we know the name of the field.

Last year we bought 61,000 pounds. It cost 44 cents a pound, more than we would pay a wholesaler and less than we paid for the yogurt, once you count the dumpster.`,
  },
  {
    title: 'Reading the deed book',
    subtitle: 'An afternoon in the basement of the courthouse, with a magnifying glass',
    paper: 'reading-the-deed-book',
    daysAgo: 366,
    body: `The deed books begin in 1821 and are bound in calf. Until 1865 some of what they record are people. We go there with every new class, because nobody should learn title work without turning those pages.

After 1867 you begin to see other names. Sixty acres, bought by four brothers, forty dollars down. A church, one acre, “so long as used for worship.” A woman, “her mark,” who bought the field she had worked. The clerk’s hand doesn’t change. What it is made to write does.

By 1910 Black families across the South owned some fifteen million acres. The books also show how it went: a tax sale for eleven dollars, a mortgage on a mule that took the farm with it, a partition suit that names thirty defendants, “residence unknown.” Nearly all of them lived within nine miles.

We copy those pages for families who ask. People bring their children. One man put his finger on his great-great-grandmother’s X and kept it there for a good while. Then he asked where he should sign up to be a volunteer.`,
  },
  {
    title: 'Poll workers wanted',
    paper: 'poll-workers-wanted',
    daysAgo: 402,
    body: `A long day, modest pay, a hard chair. But somebody has to unfold the table, and it may as well be a person who can pronounce the names. Training is in the reading room, two evenings, with soup.`,
  },
  {
    title: 'Under one tree',
    subtitle: 'What a Kenyan baraza can teach a Georgia town meeting',
    paper: 'under-one-tree',
    daysAgo: 455,
    body: `In a baraza everyone sits where they can see everyone. A person stands to speak and is not interrupted. The chair does not give an opinion until the end and then only says what has been said. It is slow. It is slower than a meeting with a microphone and a timer, until you count the meetings that you don’t have to hold afterwards.

We tried it in Marrow Creek on the question of the ball field. It took three hours, with peanuts. There has been no second meeting. The field has a fence, the fence has a gate, and the gate has two keys, and everybody knows who has them and why.`,
  },
  {
    title: 'Grief circle, Tuesdays',
    paper: null,
    daysAgo: 511,
    body: `Six o’clock, in the back room of the reading room, for anyone who has lost someone, last week or thirty years ago. There is coffee. You don’t have to talk.`,
  },
  {
    title: 'The cost of a mile',
    subtitle: 'Transportation, clinics and work in five rural counties',
    paper: 'the-cost-of-a-mile',
    daysAgo: 590,
    body: `If you have a car, the clinic is twenty-five minutes away. If you have a neighbor with a car it is twenty-five minutes, eight dollars for gas, and a favor you will have to return. If you have neither it is a day.

We asked 212 people to keep a travel diary for two weeks. People without a car made a third as many trips, and gave up one trip in five that they had planned, most often to a doctor. Those who lost a license over an unpaid fine were the worst off. The fine is on average less than one of the jobs they could not get to would have paid in a week.

The paper compares four remedies, from a volunteer driver pool to a van on request. The cheapest that worked was none of those. It was a telephone number, staffed by one patient person, who knew who was already going.`,
  },
  {
    title: 'Five trades in the woods you haven’t heard of',
    paper: 'five-trades-in-the-woods',
    daysAgo: 702,
    body: `Cone climber. Somebody has to collect the seed, sixty feet up, in the right two weeks of the year.

Scaler: you look at a log and know what is in it. Silvicultural technician, which is a long word for the person who decides what the forest will look like when you are old. Hydrologist, in waders. Interpreter, who tells a bus of fourth-graders about all of the above and sends one of them home changed.

All five are jobs with the Forest Service. None is done from a desk. Three need no degree.`,
  },
  {
    title: 'Dinner on the ground',
    subtitle: 'Homecoming at four churches, in pictures and recipes',
    paper: null,
    daysAgo: 845,
    body: `Homecoming is in August because the crops are laid by and the road is dry. Everyone who left comes back, and brings whoever they have acquired in the meantime.

The tables are boards on sawhorses under the oaks. There is an order to it that nobody has ever written down: the oldest first, then the preacher, then children, then the people who cooked. The caramel cake is watched. You don’t ask for the recipe. You help with the dishes for several years, and one day you are told to bring a pencil.

We were told to bring a pencil at three of the four. The fourth is still making up its mind.`,
  },
  {
    title: 'Why a porch',
    subtitle: 'The first thing we ever published, left as it was',
    paper: 'why-a-porch',
    daysAgo: 1060,
    body: `A porch is not inside and not outside. You can be at home on it and still be spoken to. You can shell peas on it and hear who is sick. Nobody has to knock.

For people who were kept out of the courthouse, the library, the bank and the front door of the clinic, it was all of those. It was where a letter was read aloud. It was where a young man practiced the questions for the registrar until he could answer them in his sleep. It was where somebody with a law book and a lamp sat on a Saturday, and people came up the steps one at a time.

The light was left on for whoever was still on the road. That is all our name means. If it is on, come up.`,
  },
];
