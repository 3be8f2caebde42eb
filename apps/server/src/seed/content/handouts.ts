import type { BlockName } from '../pictures/blocks.ts';
import type { Topic } from './demo-article.ts';

/** A part of a paper that goes beyond the article: paragraphs, or points to tick off. */
export interface Handout {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** Block and color on the cover of a topic's papers. */
export const covers: Record<Topic, { block: BlockName; color: string; label: string }> = {
  land: { block: 'log cabin', color: '#A63A2B', label: 'Land and family' },
  pantry: { block: 'basket', color: '#C9683F', label: 'Food' },
  vote: { block: 'north star', color: '#2E3A87', label: 'Civic education' },
  heritage: { block: 'ohio star', color: '#54386F', label: 'Culture and heritage' },
  forest: { block: 'pine tree', color: '#1F5B4A', label: 'Forest service' },
  faith: { block: 'friendship star', color: '#6E2433', label: 'Interfaith' },
  kenya: { block: 'flying geese', color: '#1F5B4A', label: 'Nairobi' },
  research: { block: 'churn dash', color: '#2E3A87', label: 'Research' },
};

/** What the papers of a topic carry after the article. */
export const handouts: Record<Topic, readonly Handout[]> = {
  land: [
    {
      heading: 'A worksheet for the first family meeting',
      paragraphs: [
        'Choose a day when people are together anyway: a homecoming, a birthday, the Sunday after a funeral. Set a time to begin and a time to end, and feed everyone in between. One person asks the questions, another writes. Nothing is decided today except the first point.',
        'Read the answers back aloud before anyone leaves. Make copies. Mail one to every relative who could not come, with a note that says when you will meet again.',
      ],
      points: [
        'Who will receive letters about the land, and who is the second person if the first can’t?',
        'Whose name is on the tax bill, who pays it, and where are the receipts?',
        'Who are all the people who would have inherited? Write down those you can’t find, too.',
        'Who lives on the land, who farms it, who hunts on it, and by whose leave?',
        'Has anyone been offered money for a share? By whom, and is there a letter?',
        'What do we want for this land in ten years? Go around the table; everyone answers once.',
      ],
    },
    {
      heading: 'Words you will meet',
      paragraphs: [
        'Heir: a person who inherits under the law when there is no will. Tenants in common: people who own one thing together, each with a share, none with a particular part. Partition: dividing or selling what is owned in common, by agreement or by a court. Clear title: papers that show without a gap who owns what.',
        'Appraisal: an estimate of value by someone who has no interest in the sale. Affidavit of heirship: a sworn statement of who the family is. Quiet title: a court case that settles, once, who owns the land. Notice: a letter or an advertisement telling you that something is about to happen. Never throw away a notice.',
      ],
    },
  ],
  pantry: [
    {
      heading: 'How a day at the pantry runs',
      paragraphs: [
        'The truck is back by eight. Two people sort, one checks dates, one washes greens in the yard sink. At nine the shelves are filled from the back, so that what has to be eaten first is in front. At half past nine the coffee is ready, because there will be people on the bench by then and there is no reason to wait without it.',
        'At ten the door opens. You take a basket, you choose, and somebody walks with you if you would like that. A shelf marker says how much of each thing there is for every family: two, or four, or take what you can use. At the table by the door we weigh the basket, for our suppliers, and ask how many are at home.',
      ],
      points: [
        'Open Thursday and Friday, 10:00 AM to 4:00 PM, behind the depot.',
        'Bring bags if you have them. Nothing else is needed.',
        'We deliver on Friday afternoon to people who can’t leave home. Call the day before.',
        'Volunteers: come at eight, wear closed shoes, expect to laugh.',
      ],
    },
    {
      heading: 'Keeping food good for longer',
      paragraphs: [
        'Wrap greens in a damp cloth and not in plastic. Keep sweet potatoes dark, dry and out of the refrigerator. Eggs with their bloom on keep for weeks; washed eggs need the cold. Bread freezes well in slices. If you are given too much of something, cook it today and freeze it in the size of one meal, with the date on a strip of tape.',
        'A best-by date is a promise about taste, made by the maker. A use-by date is about safety, and we keep to it. If a can bulges, hisses or leaks, put it in a bag and in the trash, and don’t taste it to be sure.',
      ],
    },
  ],
  vote: [
    {
      heading: 'A calendar for any election',
      paragraphs: [
        'Elections seem to come all at once. They don’t: every one of them has the same handful of days before it, and if you put those on your wall you will not be surprised. The exact dates for yours are on the county’s page, to which vote.gov leads you.',
      ],
      points: [
        'Three months before: check your registration, above all if you moved.',
        'Two months before: ask for an absentee ballot if you want one.',
        'A month before: the last day to register. Don’t let it be the day you try.',
        'Three weeks before: early voting begins. Weekday mornings are the quietest.',
        'The week before: read the sample ballot, arrange the ride, find your ID.',
        'The day: polls are open from seven to seven. In line at seven means that you vote.',
        'The week after: check that your ballot was counted; mend what can be mended.',
      ],
    },
    {
      heading: 'Who does what',
      paragraphs: [
        'The county commission decides on roads, water, the jail and the tax rate. The school board decides on schools and hires the superintendent. The sheriff, the clerk of court, the tax commissioner and the coroner are elected one by one. So is the board of the soil and water district, usually by very few people.',
        'The legislature in Atlanta makes the rules for nearly everything on this page, including how the lines are drawn. Congress and the President are what the television talks about. The road in front of your house is decided in a room with forty chairs, of which thirty-one are generally free.',
        'A good exercise for a class or a church group: draw a circle for each of these bodies, and put yesterday’s newspaper headlines into them. Then do it again with the last ten things that people at your own table complained about.',
      ],
    },
  ],
  heritage: [
    {
      heading: 'Writing down what you have',
      paragraphs: [
        'You don’t need a museum. You need a table near a window, a telephone that takes pictures, and an afternoon with the oldest person who will sit with you. Take one thing at a time: a quilt, a skillet, a funeral program, a photograph. Picture it front and back. Then ask, and write the answer in the words in which it is given.',
      ],
      points: [
        'What is it, and what did the family call it?',
        'Who made it or bought it, when, and out of what?',
        'Who used it, and for what? Who was not allowed to touch it?',
        'How did it come to be in this house?',
        'What would you like to happen to it?',
        'May others see it? All of it? Now, or later?',
      ],
    },
    {
      heading: 'For the classroom',
      paragraphs: [
        'Bring in one ordinary object from a grandparent’s kitchen. Pass it around without a word. Each student writes three things that can be seen, two that can be guessed and one question. Then the person who brought it tells what they know. Compare. What can an object say by itself, and what is lost when nobody is left to ask?',
        'Older students can look for the same year in two places: in a family’s own papers and in the county newspaper. Which events are in both? Which are only in one? Who was the newspaper written for? There is no right answer, but there are answers with evidence and answers without.',
        'The reading room lends a box with twelve objects, gloves, and a set of questions. It travels to any school in the county and comes back, so far, with everything in it.',
      ],
    },
  ],
  forest: [
    {
      heading: 'A walk through your own woods',
      paragraphs: [
        'Go on a clear day in winter, when you can see. Take somebody with you, a notebook, orange vests, and a stick for the briars. Walk the lines first: you can’t look after what you can’t find. Mark each corner that you are sure of with a ribbon, and each one that you are not with two.',
        'Then stop every hundred steps and write down what is around you. How many trees could you touch if you were three men wide? Are they straight? What stands underneath: grass, briars, little hardwoods, nothing? Where is the water, and is it clear? Which tree would you be sorry to lose? All of that is what a forester will ask you, and nobody knows it better than the person who walks there.',
      ],
      points: [
        'Corners and lines found, or not found',
        'Old house places, graves and wells: write them down and leave them be',
        'Roads, gates and places where someone drives in who shouldn’t',
        'Beetles, vines, storm damage, old stumps',
        'What the neighbors are doing along the line',
      ],
    },
    {
      heading: 'Finding work in the forest',
      paragraphs: [
        'The Forest Service hires seasonal workers months before the season. Applications are online, long, and read by a machine before a person sees them: use the words that the announcement uses. Keep one document with every job you have ever had, with dates, hours and the name of somebody who remembers you. We have four people who do nothing on Thursday evenings but help with this.',
        'You will be asked to walk three miles in forty-five minutes with forty-five pounds for some jobs, and for others not at all. You will not be asked whether you hunted as a child, though it helps. The Oconee is an hour from here; there are other forests, and for those who want to travel the first season can be anywhere. See fs.usda.gov for what is open.',
      ],
    },
  ],
  faith: [
    {
      heading: 'Holding a table talk',
      paragraphs: [
        'Ten to sixteen people, one table, one pot. The food has to be something that everyone there may eat, so ask beforehand and cook toward the strictest. Put people next to somebody they don’t know. Begin with a question that has no right answer and that everybody can answer from their own life: what was on the wall of the room you slept in as a child?',
        'Then read something short aloud, from anyone’s tradition, twice. Leave a minute. Go around once without replies. After that people may ask one another, and the host has only one task: to see that each person is heard to the end of the sentence.',
      ],
      points: [
        'Speak for yourself and not for your people.',
        'You may pass, always, without a reason.',
        'What is told here stays here; what is learned here may leave.',
        'Nobody is here to be brought over.',
        'Everyone does dishes.',
      ],
    },
    {
      heading: 'Questions to begin with',
      paragraphs: [
        'Who taught you to pray, or not to? What did it sound like? What is a meal that you would know with your eyes closed? When did someone of another faith do you a kindness? What do you do with your hands when you are afraid?',
        'Is there a place where you were not let in? Is there a place where you were let in when you did not expect it? What should a child in this town know about what your family believes? What would you rather that people stopped asking?',
      ],
    },
  ],
  kenya: [
    {
      heading: 'If you host a visitor',
      paragraphs: [
        'Twice a year two colleagues from Nairobi work in Marrow Creek for a month, and two of us go there. A host gives a room with a door, breakfast, and the telephone number of somebody who has a car. In return you get stories, and very likely a song.',
        'Ask before you arrange. A person who has flown for twenty hours would like to sleep, then walk somewhere on their own feet, and then perhaps be introduced to everybody at once. Have tea in the house. Expect to be asked about health insurance, and why there is nobody on the road.',
      ],
      points: [
        'Visitors come in July and in November, for four weeks.',
        'A room, breakfast and company at two suppers a week are enough.',
        'We pay for groceries; keep the receipts.',
        'A host family meets the visitor by video call first. Either side may say no.',
      ],
    },
    {
      heading: 'Notes from the exchange',
      paragraphs: [
        'On land: in both places the paper says one name and the field says forty. What helped there was a map that everybody had walked together, with the children in front. What helped here was a tax receipt. We now do both.',
        'On seed: keep it dry, keep it cool, and keep it moving. A jar of seed that is admired on a shelf for six years is a jar of dust. Lend it out. On meetings: whoever is youngest speaks first, because afterwards they will not.',
        'On ourselves: we are not there to explain Africa to anyone, and our colleagues are not here to explain America. We are two offices with the same problem, eight time zones of paperwork, and a good recipe for greens.',
      ],
    },
  ],
  research: [
    {
      heading: 'How we work',
      paragraphs: [
        'Every study of ours begins with a question that somebody in the county has asked us, and ends with a meeting where the answer is read out to the people it is about before it is printed. If they say that we have misunderstood, we say so in the paper.',
        'Interviewers are hired from the places where they ask, trained for two days and paid by the hour and not by the interview. We write down how many people did not want to talk to us. We publish what did not work. Names and exact places are taken out before anything leaves the building, and the key to them is on paper, in a safe.',
      ],
      points: [
        'Nobody is asked twice for what they have told us once.',
        'Taking part is never a condition for getting anything.',
        'A person can withdraw later; we tell them how.',
        'The tables are open to anyone who says what they want them for.',
      ],
    },
    {
      heading: 'Reading a number',
      paragraphs: [
        'Four in ten of whom? Asked when, by whom, and how many did not answer? When you meet a figure in a newspaper or in one of our own papers, ask these first. A number from 702 households in five counties tells you about those counties within a few points either way. It does not tell you about your road.',
        'Look for what is missing. People who work nights, people who have moved twice this year, people who don’t open the door: every survey undercounts them, and they are seldom doing better than the rest. If a study does not say who is missing, its author hasn’t looked.',
        'And look at the question itself. “Do you have access to a grocery store?” and “When did you last buy something green?” get different answers from the same person on the same morning. We try to ask the second kind.',
      ],
    },
  ],
};

/** The last page of every paper. */
export const aboutTheInstitute: Handout = {
  heading: 'About Porchlight Institute',
  paragraphs: [
    'Porchlight Institute works with rural Black communities in middle Georgia and, lately, on the edge of Nairobi. It keeps a pantry, a reading room, a heritage house with a porch and a forestry program, and does research that begins with the questions people bring up the steps.',
    'You may copy this paper for your family, your class or your church, whole or in part, as long as you say where it comes from. Write to hello@porchlight.example.org or come to 214 Depot Street, Marrow Creek, Georgia 31032. If the light is on, come up.',
  ],
};
