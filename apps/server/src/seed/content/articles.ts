/** What an article is about; decides which handouts its paper carries and which block is on its cover. */
export type Topic = 'land' | 'pantry' | 'vote' | 'heritage' | 'forest' | 'faith' | 'kenya' | 'research';

/** An article of the demo content. */
export interface DemoArticle {
  title: string;
  subtitle?: string;
  topic: Topic;
  /** Age in days. */
  daysAgo: number;
  /** Whether there is no PDF with it. */
  withoutPaper?: true;
  /** Blank lines part the paragraphs. */
  body: string;
}

/** Thirty articles. */
export const articles: readonly DemoArticle[] = [
  {
    title: 'Forty acres and forty-one owners: what heirs’ property is, and what your family can do this year',
    subtitle: 'A plain guide for people who own land together and have never seen a will',
    topic: 'land',
    daysAgo: 3,
    body: `When Mrs. Odessa Tarver’s grandfather died in 1951 he left forty acres, a mule, a house with a tin roof, and no will. Nobody thought that strange. The courthouse was not a place where a Black farmer went to talk about what he owned. So the land passed the way land passes when nothing is written down: to his nine children, and then to theirs, and then to theirs. Today it has forty-one owners. Some of them live on it. Some have never seen it. One of them, none of us has been able to find.

That is heirs’ property. Every one of those forty-one people owns a share of the whole, and none of them owns a corner they can point at. It is family land in the deepest sense, and it is the easiest land in Georgia to lose.

It is easy to lose because any owner, however small the share, can ask a court to divide or sell it. For most of the last century a stranger could buy out one cousin in another state for a few hundred dollars on a Monday and ask for a sale of the whole farm on Tuesday. Since 2013 Georgia has had a law that slows this down. The family has to be told. The land has to be appraised at what it is worth. And the relatives who want to stay get the first chance to buy out the share of the one who wants to go. It is a good law. It only helps people who open their mail.

It is also land you can’t easily borrow on, repair on, or insure. After a storm, an owner whose name is not on the deed waits longer for help, and many give up. That is why we begin with paper.

Start with the family tree, not with the lawyer. Write down everyone who would have inherited, living or dead, with the dates you know and question marks where you don’t. Bring the tax bill; whoever pays it, keep the receipts. Find out whose name the county has on the land. Then call a meeting and decide one thing only: who will be the person that letters go to.

After that there are several roads. Some families clear the title and divide. Some put the land in a company or a trust that all of them own, with rules about who can sell and to whom. Some sell the shares of the ones who want out to the ones who want in, with a payment plan and a notary. No road is right for everyone, and none of them has to be walked in one year.

We hold a land clinic on the second Saturday of every month at the Democracy Center on Depot Street. It is free. Bring what you have in whatever box it is in. We have seen deeds come out of flour tins.`,
  },
  {
    title: 'The pantry moves to two days a week',
    topic: 'pantry',
    daysAgo: 9,
    withoutPaper: true,
    body: `From the first of next month Ruby’s Food Pantry is open on Thursdays and Fridays, 10:00 AM to 4:00 PM. Same door, same parking, twice the greens.`,
  },
  {
    title: 'Your ballot, step by step',
    subtitle: 'From the card in your mailbox to the sticker on your shirt',
    topic: 'vote',
    daysAgo: 16,
    body: `You don’t need to be good at politics to vote. You need to be registered at the address where you sleep, to know which day it is, and to bring an ID.

First, check that you are registered, even if you voted last time. People fall off the rolls because they moved across the road, married, changed a name, or did not answer a postcard. It takes two minutes at vote.gov: choose Georgia and it leads you to the state’s own page. If your name on the rolls doesn’t match your ID, fix it now, while it is a form. In October it is a line.

Second, look at the sample ballot. It carries your name and shows the exact contests you will see, down to the soil and water district. Read it at your kitchen table. Mark it up. You may take your notes in with you, as long as they are on paper.

Third, choose your day. You can vote early at the county office, on the day itself at your own polling place, or by absentee ballot without giving a reason. If you vote by mail, ask for the ballot early and send it back early.

If something goes wrong at the table, stay calm and stay there. Ask the poll manager to look again. Ask for a provisional ballot; they have to give you one. Then call us on the way home and we will help you make it count.

Our volunteers drive people to the polls in three counties. Nobody will ask you how you voted. We’d rather talk about the fish plates at the church across the street.`,
  },
  {
    title: 'What the quilts on the Tarver place remember',
    subtitle: 'Nineteen quilts, four generations and one attic',
    topic: 'heritage',
    daysAgo: 24,
    body: `The attic was so hot that the pine boards were sweating. Under a bedstead, in a cotton sack that once held a hundred pounds of seed, were nineteen quilts. The oldest was pieced of work clothes: overalls gone the blue of skim milk, a wool coat, ticking from a mattress. You can see where the pockets were.

We brought them down one at a time and laid them on sheets in the yard. Mrs. Odessa Tarver, who is ninety-one, named them as they came. Log Cabin. Bear’s Paw. That one is just Britches, baby, it hasn’t got a name. She could tell who had made which by the stitches: her mother’s were small and even, and her aunt’s leaned, because her aunt quilted in the evening after she had picked all day.

People like to ask about codes. Did a certain block on a fence mean that it was safe to knock? We tell them what the record tells us, which is that nobody who lived through it wrote that down, and that a quilt doesn’t need a secret to be worth our attention. These quilts say plenty out loud. They say who wore what, who had cloth to spare in 1938 and who didn’t, who was being born. They say that somebody who had worked since before sunup sat down by a lamp and made a thing both warm and beautiful, because one without the other would not do.

We have photographed all nineteen, back and front, in daylight. Eleven have gone back to the family’s beds, where Mrs. Tarver says they belong. Five hang at Ruby’s Porch until the end of the season, behind glass that keeps the sun off. Three are too tired to hang. They rest in acid-free boxes on a low shelf and are turned twice a year so that the folds don’t break.

If you have quilts, here is what we learned. Don’t wash an old one because it smells of the attic; air it in the shade. Don’t store it in plastic. Fold it differently each time. And write down what you know on a strip of muslin and stitch it to the back, today, while there is somebody to ask. A quilt that has lost its name is still warm. But it is lonely.`,
  },
  {
    title: 'Twelve young people, one season, eighteen hundred acres',
    subtitle: 'The first class of the forestry program finishes',
    topic: 'forest',
    daysAgo: 38,
    body: `They came in boots that had never been wet. Eleven months later they can lay a fire line, read a soil map, run a saw, and tell you what a red-cockaded woodpecker wants in a tree.

The program is simple. Four days a week you work beside a crew on public and private forest land and are paid for it. On the fifth you study, with a tutor, for the things a ranger district asks for: first aid, the pack test, the application that has ended more careers than any fire.

Of the twelve who began, eleven finished. Four have offers of seasonal work. Two go on to study forestry. One is going to manage her own family’s timber, ninety acres of loblolly that a consultant had offered to take off her grandmother’s hands. She did the cruise herself. It was worth three times the offer.

“I thought the forest was a place you drove past,” said one of them at the fish fry. “Turns out somebody gets paid to be in it. Turns out that can be me.”

The next class begins in January. You need to be eighteen, able to walk three miles with a pack, and willing to get up early. You don’t need experience, and you don’t need your own truck; we pick up on Depot Street at 5:45. About careers in the Forest Service see fs.usda.gov.`,
  },
  {
    title: 'A table long enough',
    subtitle: 'Why we are building an interfaith center in a town with one traffic light',
    topic: 'faith',
    daysAgo: 45,
    body: `Marrow Creek has eleven churches, one prayer room above a tire shop, and a family that lights candles on Friday with the curtains open. On Sunday at eleven we are as divided as any place in America. On Thursday at the pantry we are not. That was where the idea came from: people who would not have sat in one another’s pews were packing one another’s boxes.

The center will be a single room with a long table, a kitchen behind it, and a porch in front. There will be no pulpit. There will be a shelf for shoes and a basin for hands. The windows are being made from the blocks called Friendship Star, by three women who disagree about nearly everything except seam allowance.

We don’t ask anybody to agree. We ask them to eat, to listen to the end of the sentence, and to wash up.`,
  },
  {
    title: 'Good morning, Nairobi',
    subtitle: 'Porchlight opens its first office outside Georgia',
    topic: 'kenya',
    daysAgo: 232,
    body: `Our second porch has a corrugated roof, a jacaranda, and a view of the Ngong Hills when the haze lifts. It stands on the western edge of Nairobi, and since last month it has a sign on the gate.

How does an institute from a town of three thousand come to Kenya? By way of a question. In a workshop on land a visiting agronomist listened for an hour to our stories about heirs’ property, about one name on a deed and forty people in the field, and said: you are describing my mother’s village. She was. The law is different and the history is different. The kitchen-table meeting is the same meeting.

So we trade what we know. Our colleagues there have mapped family land with a phone and a bicycle, and have a way of running a meeting under a tree in which the youngest speaks first. We have thirty years of title work and a filing system. They are teaching us to save seed. We are teaching one another to make sausage.

The office has five staff. It will run a reading room, a seed library and a women’s savings circle, and twice a year we will send two people from each porch to work on the other. If you would like to host a visitor in Marrow Creek, we need spare rooms in July and people who don’t mind being asked why.`,
  },
  {
    title: 'How we counted: the Black Belt grocery survey',
    subtitle: 'Method, numbers and what we would do differently',
    topic: 'research',
    daysAgo: 67,
    body: `Between March and June our volunteers knocked on 1,140 doors in five counties and asked six questions about food. 702 households answered. Here is what they said, and how sure we are.

Four in ten live more than ten miles from a store that sells fresh vegetables. Among households without a car it is a little more than half. The usual replacement is the dollar store, followed by a relative’s garden. One in six had skipped a meal in the last month so that someone else could eat. Among grandparents who raise grandchildren it was one in three.

What we did right: we hired interviewers from the same roads, paid them, and let people answer on the porch. What we did wrong: we knocked in daytime, so people who work shifts are missing from our numbers, and probably hungrier than the rest. Treat our figures as a floor.

The most useful answer came to a question we nearly left out. We asked: “If the pantry could change one thing, what would it be?” We expected more meat or longer hours. The commonest answer, by far, was: a way to choose. So we took out the pre-packed boxes and put in shelves and baskets. Waste fell by a third in two months, and people stay to talk.

The full tables are in the paper. If you want the anonymised data, write to us and say what for.`,
  },
  {
    title: 'Collards, three ways',
    topic: 'pantry',
    daysAgo: 74,
    withoutPaper: true,
    body: `From Thursday’s cooking class. One: low and slow with smoked turkey, vinegar at the end. Two: cut in ribbons, five minutes in a hot pan with garlic and pepper. Three, from our friends in Nairobi: sukuma wiki, with onion and tomato, over something that soaks up the juice.

All three start the same way. Wash them twice. The sand is not seasoning.`,
  },
  {
    title: 'The school with the tall windows',
    subtitle: 'A Rosenwald school opens its doors again',
    topic: 'heritage',
    daysAgo: 88,
    body: `The windows face east and west because there was no electricity. Light was the one thing you could have for nothing, so the builders banked nine tall windows on each side and turned the whole house to the sun.

Between 1912 and 1932 nearly five thousand such schools went up across the South, from an idea of Booker T. Washington’s and the matching gifts of Julius Rosenwald. Matching is the word to remember. The rest came from the people. In our county they sold eggs, deeded land, cut timber and hauled it. The ledger of the Pleasant Grove school lists a contribution of one shoat. They were already paying taxes for a school their children were not allowed to enter. Then they paid again, and built one.

Pleasant Grove closed in 1956 and became a hay barn, which saved it. When we opened the doors two years ago there was a wasp nest the size of a washtub, and above it on the blackboard, quite clear, the date and the seven times table.

We have mended the sills, kept the wavy glass, and put the stove back. The blackboard is behind a curtain and is shown to those who ask nicely. On the first Sunday of the month former pupils sit at the front and tell about it. The youngest of them is eighty. Come soon.`,
  },
  {
    title:
      'Who speaks for the creek? Notes from a long evening about water, wells and a permit application that ran to four hundred pages, held in a church hall with two fans and very good lemonade',
    topic: 'research',
    daysAgo: 95,
    body: `Sixty-three people came, which is more than came to the last four county meetings together. The application was on the table in four binders. Nobody had read all of it. By half past nine, between us, we had.

That was the method. Each table took forty pages, a highlighter, and one question: what does this change for somebody who lives here? Then a person from each table stood up and said it in two minutes. A retired machinist explained pump curves with a drinking straw. A girl of twelve found that the map on page 212 had the creek running the wrong way.

We filed nineteen comments. The company has withdrawn the application, for now, and said that it will come back with another map.`,
  },
  {
    title: 'What to bring to the land clinic',
    subtitle: 'A list for your refrigerator door',
    topic: 'land',
    daysAgo: 110,
    body: `Bring whatever you have. It is never too little and it is never too messy.

Best of all: the latest tax bill, any deed or plat, the names and birth dates of the people who owned it before, death certificates if you have them, letters from anyone who wants to buy, and the cousin who remembers everything.

Don’t bring: money. The clinic is free. Don’t sign anything in the parking lot.`,
  },
  {
    title: 'Fire is a tool',
    subtitle: 'Why we burn in February, and why you will smell it',
    topic: 'forest',
    daysAgo: 123,
    body: `On a dry day in late winter with a steady wind you may see smoke over the Tarver tract. Please don’t call it in. It is us, with a permit, a plan, nineteen people and a water truck.

Longleaf pine wants fire the way corn wants rain. A low burn every few years clears the brush, feeds the soil and lets light down to the grass, where quail and gopher tortoises live. People here knew that long before there were foresters. Grandparents in every family we have interviewed burned the woods off in the cold months, a bit each year, and could tell by the feel of the needles whether it was a day for it.

Then for two generations we were told that all fire was bad. The woods filled up with sweetgum and fuel. Now the same burns have come back under another name, and the young people on our crew are learning them from a woman of seventy-four who never stopped.

If you own timber we will walk it with you and write a burn plan at no charge. If you have asthma, put your number on our list and we will call you the day before.`,
  },
  {
    title: 'Minutes matter',
    subtitle: 'How to read the agenda of your county commission',
    topic: 'vote',
    daysAgo: 139,
    body: `Everything that happens to a road, a clinic or a water line happens first as a line on an agenda. It is posted before the meeting, usually on a Friday, usually as a PDF with a name like Agenda_FINAL_v3.

Look for three words. “Consent” means that a list of items will be passed together without discussion: read that list first. “Executive session” means that they will leave the room: they have to say why. “Public comment” means you, for three minutes.

Write your three minutes down. Say your name and your road. Say what you want them to do, once at the start and once at the end. Thank them and sit down. You have just done more than most people do in a year.`,
  },
  {
    title: 'Ruby’s rule',
    topic: 'pantry',
    daysAgo: 151,
    body: `Ruby Mae Holloway cooked for the railroad hotel by day, and by night fed whoever turned up at the back steps of the house on Depot Street. There was one rule, and we have painted it over the pantry door: nobody explains being hungry.

It sounds soft. It is the most practical rule we have. We don’t ask for pay stubs or proof. We ask how many are at home and whether anyone can’t eat something. It costs us, by our own count, about two boxes in a hundred that somebody could have done without. It saves us a desk, a form, a filing cabinet and a person to guard them. And people come before they are desperate, when a bag of groceries still prevents something.

The application form exists because two of our suppliers require one. It has five lines. We fill it in for you if you like.`,
  },
  {
    title: 'Songs without a hymnal',
    subtitle: 'Lining out, moaning and the sound of a room that breathes together',
    topic: 'faith',
    daysAgo: 170,
    body: `The leader gives out the line, quick and nearly spoken. Then the room takes it and slows it down until each syllable is a landscape. There is no book. There never was; for a long time it was not safe to have one.

We have recorded eleven evenings of it at four churches, with two microphones and the windows shut against the frogs. The oldest singer was ninety-six. When she was asked how she knew when to come in, she looked at us with some pity and said: “You listen.”

You may hear the recordings at Ruby’s Porch, on good headphones, in a chair that rocks. The singers own them. What they allow us to put online is online. The rest you will have to come for.`,
  },
  {
    title: 'A seed library is a library',
    topic: 'kenya',
    daysAgo: 188,
    body: `You borrow in spring and return in autumn, with interest. The drawers in Nairobi hold fourteen kinds of beans, amaranth, spider plant, four maizes and an okra that crossed the ocean twice. The drawers in Marrow Creek hold cowpeas, sorghum, a white watermelon and the same okra.

We keep two cards for each: what it needs, and who it comes from. The second card is longer.`,
  },
  {
    title: 'What one hundred oral histories taught us about asking',
    subtitle: 'Ten rules, most of them learned by breaking them',
    topic: 'research',
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
    topic: 'vote',
    daysAgo: 226,
    body: `If you moved, married or changed your name, your registration did not come along by itself. Two minutes at vote.gov now saves a provisional ballot later. If you don’t have the internet, come by the reading room: we have four computers and a printer that works most days.`,
  },
  {
    title: 'Timber, tax and time: a primer for families who own trees',
    subtitle: 'Before you sell, read this. Before you sign, call us.',
    topic: 'forest',
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
    topic: 'heritage',
    daysAgo: 289,
    body: `It was green, it smelled of oranges and diesel, and it carried six hundred books to people who could not use the library in town. Miss Lavinia Crute drove it, stamped the cards, and held that nobody should be told that a book was too hard for them.

The bus ran from 1944 to 1963. It stopped at four churches, a gin and a turpentine camp. Forty of its readers are still living, and last month nineteen of them met at the reading room. We asked each to bring the title of one book they remembered. There were three Bibles, a manual of radio repair, and eleven different novels about horses.

We are looking for the bus. It was sold in 1964 to a man who raised chickens. If there is a long green shed on your grandfather’s place with windows down the side, please go and look.`,
  },
  {
    title: 'How the pantry buys',
    subtitle: 'Eleven farms, forty miles, no middleman',
    topic: 'pantry',
    daysAgo: 327,
    body: `Donated food is a blessing and a lottery. One week it is four hundred pounds of yogurt, and the next it is party hats. So two years ago we began to buy: greens, sweet potatoes, eggs, peas, melons, from growers within forty miles, at a price agreed in January, paid in the week of delivery.

For the growers it means that they can plant for somebody. Seven of our eleven are Black-owned farms. Three are younger than the truck that collects from them. For us it means that on Thursday at ten there is something green on the shelf, and that we know the name of the field.

Last year we bought 61,000 pounds. It cost 44 cents a pound, more than we would pay a wholesaler and less than we paid for the yogurt, once you count the dumpster.`,
  },
  {
    title: 'Reading the deed book',
    subtitle: 'An afternoon in the basement of the courthouse, with a magnifying glass',
    topic: 'land',
    daysAgo: 366,
    body: `The deed books begin in 1821 and are bound in calf. Until 1865 some of what they record are people. We go there with every new class, because nobody should learn title work without turning those pages.

After 1867 you begin to see other names. Sixty acres, bought by four brothers, forty dollars down. A church, one acre, “so long as used for worship.” A woman, “her mark,” who bought the field she had worked. The clerk’s hand doesn’t change. What it is made to write does.

By 1910 Black families across the South owned some fifteen million acres. The books also show how it went: a tax sale for eleven dollars, a mortgage on a mule that took the farm with it, a partition suit that names thirty defendants, “residence unknown.” Nearly all of them lived within nine miles.

We copy those pages for families who ask. People bring their children. One man put his finger on his great-great-grandmother’s X and kept it there for a good while. Then he asked where he should sign up to be a volunteer.`,
  },
  {
    title: 'Poll workers wanted',
    topic: 'vote',
    daysAgo: 402,
    body: `It is a long day, the pay is modest, and the chairs are what they are. But somebody has to unfold the table, and it may as well be a person who knows how to pronounce the names. Training is in the reading room.`,
  },
  {
    title: 'Under one tree',
    subtitle: 'What a Kenyan baraza can teach a Georgia town meeting',
    topic: 'kenya',
    daysAgo: 455,
    body: `In a baraza everyone sits where they can see everyone. A person stands to speak and is not interrupted. The chair does not give an opinion until the end and then only says what has been said. It is slow. It is slower than a meeting with a microphone and a timer, until you count the meetings that you don’t have to hold afterwards.

We tried it in Marrow Creek on the question of the ball field. It took three hours, with peanuts. There has been no second meeting. The field has a fence, the fence has a gate, and the gate has two keys, and everybody knows who has them and why.`,
  },
  {
    title: 'Grief circle, Tuesdays',
    topic: 'faith',
    daysAgo: 511,
    withoutPaper: true,
    body: `There is coffee. You don’t have to talk.`,
  },
  {
    title: 'The cost of a mile',
    subtitle: 'Transport, clinics and work in five rural counties',
    topic: 'research',
    daysAgo: 590,
    body: `If you have a car, the clinic is twenty-five minutes away. If you have a neighbor with a car it is twenty-five minutes, eight dollars for gas, and a favor you will have to return. If you have neither it is a day.

We asked 212 people to keep a travel diary for two weeks. People without a car made a third as many trips, and gave up one trip in five that they had planned, most often to a doctor. Those who lost a license over an unpaid fine were the worst off. The fine is on average less than one of the jobs they could not get to would have paid in a week.

The paper compares four remedies, from a volunteer driver pool to a van on request. The cheapest that worked was none of those. It was a telephone number, staffed by one patient person, who knew who was already going.`,
  },
  {
    title: 'Five trades in the woods you haven’t heard of',
    topic: 'forest',
    daysAgo: 702,
    body: `Cone climber. Somebody has to collect the seed, sixty feet up, in the right fortnight.

Scaler: you look at a log and know what is in it. Silvicultural technician, which is a long word for the person who decides what the forest will look like when you are old. Hydrologist, in waders. Interpreter, who tells a bus of fourth-graders about all of the above and sends one of them home changed.

All five are jobs with the Forest Service. None is done from a desk. Three need no degree.`,
  },
  {
    title: 'Dinner on the ground',
    subtitle: 'Homecoming at four churches, in pictures and recipes',
    topic: 'heritage',
    daysAgo: 845,
    withoutPaper: true,
    body: `Homecoming is in August because the crops are laid by and the road is dry. Everyone who left comes back, and brings whoever they have acquired in the meantime.

The tables are boards on sawhorses under the oaks. There is an order to it that nobody has ever written down: the oldest first, then the preacher, then children, then the people who cooked. The caramel cake is watched. You don’t ask for the recipe. You help to wash up for several years, and one day you are told to bring a pencil.

We were told to bring a pencil at three of the four. The fourth is still making up its mind.`,
  },
  {
    title: 'Why a porch',
    subtitle: 'The first thing we ever published, left as it was',
    topic: 'heritage',
    daysAgo: 1060,
    body: `A porch is not inside and not outside. You can be at home on it and still be spoken to. You can shell peas on it and hear who is sick. Nobody has to knock.

For people who were kept out of the courthouse, the library, the bank and the front door of the clinic, it was all of those. It was where a letter was read aloud. It was where a young man practiced the questions for the registrar until he could answer them in his sleep. It was where somebody with a law book and a lamp sat on a Saturday, and people came up the steps one at a time.

The light was left on for whoever was still on the road. That is all our name means. If it is on, come up.`,
  },
];
