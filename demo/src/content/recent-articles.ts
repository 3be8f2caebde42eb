import type { DemoArticle } from './demo-article.ts';

/** The articles of the last months. */
export const recentArticles: readonly DemoArticle[] = [
  {
    title: 'Forty acres and forty-one owners: what heirs’ property is, and what your family can do this year',
    subtitle: 'A plain guide for people who own land together and have never seen a will',
    paper: 'forty-acres-and-forty-one',
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
    paper: null,
    daysAgo: 9,
    body: `From the first of next month Ruby’s Food Pantry is open on Thursdays and Fridays, 10:00 AM to 4:00 PM. Same door, same parking, twice the greens.`,
  },
  {
    title: 'Your ballot, step by step',
    subtitle: 'From the card in your mailbox to the sticker on your shirt',
    paper: 'your-ballot-step-by-step',
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
    paper: 'what-the-quilts-on-the',
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
    paper: 'twelve-young-people-one-season',
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
    paper: 'a-table-long-enough',
    daysAgo: 45,
    body: `Marrow Creek has eleven churches, one prayer room above a tire shop, and a family that lights candles on Friday with the curtains open. On Sunday at eleven we are as divided as any place in America. On Thursday at the pantry we are not. That was where the idea came from: people who would not have sat in one another’s pews were packing one another’s boxes.

The center will be a single room with a long table, a kitchen behind it, and a porch in front. There will be no pulpit. There will be a shelf for shoes and a basin for hands. The windows are being made from the blocks called Friendship Star, by three women who disagree about nearly everything except seam allowance.

We don’t ask anybody to agree. We ask them to eat, to listen to the end of the sentence, and to help with the dishes.`,
  },
  {
    title: 'Good morning, Nairobi',
    subtitle: 'Porchlight opens its first office outside Georgia',
    paper: 'good-morning-nairobi',
    daysAgo: 232,
    body: `Our second porch has a corrugated roof, a jacaranda, and a view of the Ngong Hills when the haze lifts. It stands on the western edge of Nairobi, and since last month it has a sign on the gate.

How does an institute from a town of three thousand come to Kenya? By way of a question. In a workshop on land a visiting agronomist listened for an hour to our stories about heirs’ property, about one name on a deed and forty people in the field, and said: you are describing my mother’s village. She was. The law is different and the history is different. The kitchen-table meeting is the same meeting.

So we trade what we know. Our colleagues there have mapped family land with a phone and a bicycle, and have a way of running a meeting under a tree in which the youngest speaks first. We have thirty years of title work and a filing system. They are teaching us to save seed. We are teaching one another to make sausage.

The office has five staff. It will run a reading room, a seed library and a women’s savings circle, and twice a year we will send two people from each porch to work on the other. If you would like to host a visitor in Marrow Creek, we need spare rooms in July and people who don’t mind being asked why.`,
  },
  {
    title: 'How we counted: the Black Belt grocery survey',
    subtitle: 'Method, numbers and what we would do differently',
    paper: 'how-we-counted-the-black',
    daysAgo: 67,
    body: `Between March and June our volunteers knocked on 1,140 doors in five counties and asked six questions about food. 702 households answered. Here is what they said, and how sure we are.

Four in ten live more than ten miles from a store that sells fresh vegetables. Among households without a car it is a little more than half. The usual replacement is the dollar store, followed by a relative’s garden. One in six had skipped a meal in the last month so that someone else could eat. Among grandparents who raise grandchildren it was one in three.

What we did right: we hired interviewers from the same roads, paid them, and let people answer on the porch. What we did wrong: we knocked in daytime, so people who work shifts are missing from our numbers, and probably hungrier than the rest. Treat our figures as a floor.

The most useful answer came to a question we nearly left out. We asked: “If the pantry could change one thing, what would it be?” We expected more meat or longer hours. The commonest answer, by far, was: a way to choose. So we took out the pre-packed boxes and put in shelves and baskets. Waste fell by a third in two months, and people stay to talk.

The full tables are in the paper. If you want the anonymized data, write to us and say what for.`,
  },
  {
    title: 'Collards, three ways',
    paper: null,
    daysAgo: 74,
    body: `From Thursday’s cooking class. One: low and slow with smoked turkey, vinegar at the end. Two: cut in ribbons, five minutes in a hot pan with garlic and pepper. Three, from our friends in Nairobi: sukuma wiki, with onion and tomato, over something that soaks up the juice.

All three start the same way. Wash them twice. The sand is not seasoning.`,
  },
  {
    title: 'The school with the tall windows',
    subtitle: 'A Rosenwald school opens its doors again',
    paper: 'the-school-with-the-tall',
    daysAgo: 88,
    body: `The windows face east and west because there was no electricity. Light was the one thing you could have for nothing, so the builders banked nine tall windows on each side and turned the whole house to the sun.

Between 1912 and 1932 nearly five thousand such schools went up across the South, from an idea of Booker T. Washington’s and the matching gifts of Julius Rosenwald. Matching is the word to remember. The rest came from the people. In our county they sold eggs, deeded land, cut timber and hauled it. The ledger of the Pleasant Grove school lists a contribution of one shoat. They were already paying taxes for a school their children were not allowed to enter. Then they paid again, and built one.

Pleasant Grove closed in 1956 and became a hay barn, which saved it. When we opened the doors two years ago there was a wasp nest the size of a washtub, and above it on the blackboard, quite clear, the date and the seven times table.

We have mended the sills, kept the wavy glass, and put the stove back. The blackboard is behind a curtain and is shown to those who ask nicely. On the first Sunday of the month former students sit at the front and tell about it. The youngest of them is eighty. Come soon.`,
  },
  {
    title:
      'Who speaks for the creek? Notes from a long evening about water, wells and a permit application that ran to four hundred pages, held in a church hall with two fans and very good lemonade',
    paper: 'who-speaks-for-the-creek',
    daysAgo: 95,
    body: `Sixty-three people came, which is more than came to the last four county meetings together. The application was on the table in four binders. Nobody had read all of it. By half past nine, between us, we had.

That was the method. Each table took forty pages, a highlighter, and one question: what does this change for somebody who lives here? Then a person from each table stood up and said it in two minutes. A retired machinist explained pump curves with a drinking straw. A girl of twelve found that the map on page 212 had the creek running the wrong way.

We filed nineteen comments. The company has withdrawn the application, for now, and said that it will come back with another map.`,
  },
  {
    title: 'What to bring to the land clinic',
    subtitle: 'A list for your refrigerator door',
    paper: 'what-to-bring-to-the',
    daysAgo: 110,
    body: `Bring whatever you have. It is never too little and it is never too messy.

Best of all: the latest tax bill, any deed or plat, the names and birth dates of the people who owned it before, death certificates if you have them, letters from anyone who wants to buy, and the cousin who remembers everything.

Don’t bring: money. The clinic is free. Don’t sign anything in the parking lot.`,
  },
  {
    title: 'Fire is a tool',
    subtitle: 'Why we burn in February, and why you will smell it',
    paper: 'fire-is-a-tool',
    daysAgo: 123,
    body: `On a dry day in late winter with a steady wind you may see smoke over the Tarver tract. Please don’t call it in. It is us, with a permit, a plan, nineteen people and a water truck.

Longleaf pine wants fire the way corn wants rain. A low burn every few years clears the brush, feeds the soil and lets light down to the grass, where quail and gopher tortoises live. People here knew that long before there were foresters. Grandparents in every family we have interviewed burned the woods off in the cold months, a bit each year, and could tell by the feel of the needles whether it was a day for it.

Then for two generations we were told that all fire was bad. The woods filled up with sweetgum and fuel. Now the same burns have come back under another name, and the young people on our crew are learning them from a woman of seventy-four who never stopped.

If you own timber we will walk it with you and write a burn plan at no charge. If you have asthma, put your number on our list and we will call you the day before.`,
  },
  {
    title: 'Minutes matter',
    subtitle: 'How to read the agenda of your county commission',
    paper: 'minutes-matter',
    daysAgo: 139,
    body: `Everything that happens to a road, a clinic or a water line happens first as a line on an agenda. It is posted before the meeting, usually on a Friday, usually as a PDF with a name like Agenda_FINAL_v3.

Look for three words. “Consent” means that a list of items will be passed together without discussion: read that list first. “Executive session” means that they will leave the room: they have to say why. “Public comment” means you, for three minutes.

Write your three minutes down. Say your name and your road. Say what you want them to do, once at the start and once at the end. Thank them and sit down. You have just done more than most people do in a year.`,
  },
];
