import { team } from './team.ts';

/** The topics of the demo content: the name, and what the topic's page says. */
export const topics: readonly { name: string; description: string }[] = [
  {
    name: 'Land and trees',
    description: 'Who owns it, who works it, and how families keep it: orchards, timber, deeds and heirs’ property.',
  },
  {
    name: 'Voting',
    description: 'Registering, getting to the polls, and reading what is on the ballot once you are there.',
  },
  { name: 'Water', description: 'Wells, creeks and permits: what is in the water, and who decides about it.' },
  { name: 'Food', description: 'The pantry, the market table, the seed swap and the long table.' },
  { name: 'Quilts', description: 'The Tuesday circle, the attic finds and the quilt trail.' },
  { name: 'Song and faith', description: 'Lining out, homecoming, and a house with room for everybody’s prayer.' },
  { name: 'Nairobi', description: 'Colleagues, kitchens and meetings between Marrow Creek and Nairobi.' },
];

/** The words in a title by which a record gets a topic. */
const titleWords: Readonly<Record<string, RegExp>> = {
  'Land and trees': /pecan|forest|timber|tree|acres|deed|land|dirt|woods|longleaf|loblolly|seedling|fire is|plat /i,
  Voting: /vot|ballot|poll|registration|leverett’s route|commission/i,
  Water: /well at|wells|creek|water|ferry|oconee/i,
  Food: /pantry|collard|greens|seed|soup|table|ruby’s|dinner|grocery|jars|peach|okra/i,
  Quilts: /quilt|sewing|sampler|star|bear’s paw/i,
  'Song and faith': /song|line it out|choir|interfaith|prayer|homecoming|grief|gilead/i,
  Nairobi: /nairobi|ngong|baraza|one tree|two porches/i,
};

/** The names of the topics of a record. */
export function topicsOf(title: string): string[] {
  return topics.flatMap(({ name }) => (titleWords[name]?.test(title) ? [name] : []));
}

/** Authors by the title of their story or article: people of the team, and others by name. */
const authorNames: Readonly<Record<string, readonly string[]>> = {
  'She came back for the pecans': ['Imani Leverett'],
  'Night shift, first vote': ['Imani Leverett', 'Eulis Leverett'],
  'The well at Pleasant Grove': ['Prof. Adaeze Whitlock'],
  'Seven sisters and a sewing machine': ['Odessa Tarver'],
  'What the quilts on the Tarver place remember': ['Odessa Tarver', 'Willa Grant'],
  'From Ngong to Marrow Creek': ['Wanjiru Kamande'],
  'Good morning, Nairobi': ['Wanjiru Kamande'],
  'How we counted: the Black Belt grocery survey': ['Prof. Adaeze Whitlock', 'Imani Leverett'],
  'Fire is a tool': ['Tamsin Bell'],
};

/** The authors of a record: the ids of people of the team, who are the first of their kind to be created, or names. */
export function authorsOf(title: string): (number | string)[] {
  return (authorNames[title] ?? []).map((name) => {
    const index = team.findIndex((member) => member.name === name);
    return index === -1 ? name : index + 1;
  });
}
