/** An event or an election of the demo content. */
export interface DemoEvent {
  title: string;
  description: string;
  /** Days from today, negative for the past; moved on to the next `weekday`. */
  inDays: number;
  /** 0 is Sunday. */
  weekday: number;
  /** In the organization's time zone, `HH:mm`. */
  time: string;
  /** Its file in the folder `pictures`, without the extension. */
  picture: string | null;
  flag?: string;
  /** End time, `HH:mm`, `lastsDays` days later. */
  ends?: string;
  lastsDays?: number;
  allDay?: true;
  status?: 'postponed' | 'cancelled';
  venue?: string;
  address?: string;
  access?: string;
  parking?: string;
  /** It takes place every week on its day, or every month on such a day as its first, so many times. */
  repeats?: { every: 'week' | 'month'; times: number };
  /** What its registration is, if people have to register. */
  registration?: Readonly<Record<string, string | number | boolean>>;
}

const depotVenue = {
  venue: 'The old depot',
  address: '214 Depot Street, Marrow Creek, Georgia 31032',
  access: 'A ramp at the platform side and a wide restroom with rails.',
  parking: 'Free, on Depot Street and behind the feed store.',
};

/** Ten events, two of which repeat, all in the future, since the landing page features the earliest one even if it is over. */
export const events: readonly DemoEvent[] = [
  {
    title: 'Free land clinic',
    flag: 'Free',
    inDays: 4,
    weekday: 6,
    time: '10:00',
    ends: '13:00',
    ...depotVenue,
    picture: 'free-land-clinic',
    description:
      'Bring your deed, your tax bill, your questions and the cousin who remembers everything. Two title researchers and a lawyer sit with you for half an hour, free of charge. No appointment; coffee from half past nine.',
  },
  {
    title: 'Soup and seed swap',
    flag: 'Family',
    inDays: 11,
    weekday: 4,
    time: '17:30',
    ends: '20:00',
    venue: 'Ruby’s Porch',
    address: '31 Mulberry Lane, Marrow Creek, Georgia 31032',
    access: 'Two steps; we carry a ramp out if you ask.',
    picture: 'soup-and-seed-swap',
    description:
      'Take a packet, leave a packet. Cowpeas, collards and the red-stemmed okra are on the table already; there are three kinds of soup.',
  },
  {
    title: 'Early-morning ride to the polls: volunteer drivers’ evening',
    flag: 'Volunteers',
    inDays: 15,
    weekday: 2,
    time: '18:30',
    ends: '20:00',
    ...depotVenue,
    status: 'postponed',
    picture: 'early-morning-ride-to-the',
    description:
      'We need forty drivers in three counties. This evening is for everyone who has a license, insurance and a car that starts. We go through the routes with Mr. Leverett, who drew them, and through the rules: nobody talks about candidates, everybody wears a belt, and the radio belongs to the passenger.',
  },
  {
    title: 'Quilting on the porch: learn the Friendship Star in one afternoon',
    flag: 'Registration',
    inDays: 22,
    weekday: 6,
    time: '13:00',
    picture: 'quilting-on-the-porch-learn',
    description:
      'Four members of the Tuesday circle teach the block by hand, from cutting to pressing. Thread, cloth and needles are here. Children from eight years on with an adult. There are sixteen places and there were thirty names last time, so please register at the desk or by telephone.',
  },
  {
    title:
      'Open house at the forestry camp, with a saw demonstration, a bus from Depot Street at eight, fried fish, and the crew that finished last month to tell you what it is really like',
    flag: 'Free',
    inDays: 36,
    weekday: 6,
    time: '09:00',
    ends: '15:00',
    lastsDays: 1,
    allDay: true,
    venue: 'Forestry camp',
    address: 'Tower Road, Amber Ridge, Georgia 31055',
    access: 'Gravel paths; the test loop has roots and a stream.',
    parking: 'In the field at the gate.',
    picture: 'open-house-at-the-forestry',
    description:
      'Wear closed shoes. You may try on a pack, walk the test loop, talk with people who hire, and eat. Parents and grandparents are welcome; they ask the best questions. The bus is back on Depot Street by three.',
  },
  {
    title: 'Long table supper',
    inDays: 48,
    weekday: 1,
    time: '18:00',
    status: 'cancelled',
    ...depotVenue,
    picture: 'long-table-supper',
    description:
      'Bring one dish and one chair, and sit beside a neighbor you don’t know yet. On Depot Street, or in the depot if it rains.',
  },
  {
    title: 'Homecoming concert of the county mass choir',
    flag: 'Family',
    inDays: 57,
    weekday: 0,
    time: '15:00',
    picture: 'homecoming-concert-of-the-county',
    description:
      'Four churches, one hundred and ten voices, and a line-out in the old style to begin. Dinner on the ground afterwards. Last year we counted six hundred and stopped.',
  },
  {
    title: 'Tuesday sewing class',
    flag: 'Free',
    inDays: 31,
    weekday: 2,
    time: '18:00',
    ends: '20:00',
    repeats: { every: 'week', times: 30 },
    ...depotVenue,
    picture: null,
    description:
      'From threading the machine to a finished bag in ten evenings, then again from the beginning. Come on any Tuesday. Machines, thread and cloth are here; bring scissors if you have a pair you like.',
  },
  {
    title: 'Second supper',
    flag: 'Family',
    inDays: 41,
    weekday: 6,
    time: '17:00',
    ends: '19:30',
    repeats: { every: 'month', times: 12 },
    registration: {
      ...{ registration: 'needed', registration_form: 'record:form/5', seats: 40, seats_each: 6 },
      ...{ registration_closes_hours: 24, waiting_list: true, reminder: true },
    },
    ...depotVenue,
    picture: null,
    description:
      'One pot, one long table, once a month. The pantry cooks, the choir washes up, and there is a bag to take home for whoever is not there.',
  },
  {
    title: 'Story circle with colleagues from Nairobi',
    flag: 'Online',
    inDays: 75,
    weekday: 3,
    time: '11:00',
    ends: '12:30',
    picture: null,
    description:
      'Two porches, one screen, and one question: who taught you to cook? Eleven here is early evening there. Write to us for the link; the recording will be at the reading room.',
  },
];

/** Six elections, most of them in the future. */
export const elections: readonly DemoEvent[] = [
  {
    title: 'Special election: school board, district 2',
    inDays: 25,
    weekday: 2,
    time: '07:00',
    picture: 'special-election-school-board-district',
    description:
      'One seat, open since the spring. Only voters in district 2 have this on their ballot. Polls are open from 7:00 AM to 7:00 PM; if you are in line at seven, stay in line. Check your registration and your polling place at vote.gov.',
  },
  {
    title: 'County commission runoff',
    inDays: 53,
    weekday: 2,
    time: '07:00',
    picture: 'county-commission-runoff',
    description:
      'No candidate reached half of the votes in the first round, so the two who had the most meet again. You may vote in the runoff even if you did not vote in the first round. Early voting is at the county office in the week before.',
  },
  {
    title: 'Special local option sales tax: yes or no',
    inDays: 109,
    weekday: 2,
    time: '07:00',
    picture: 'special-local-option-sales-tax',
    description:
      'One question, one cent. The list of projects that the money would pay for is on the county’s page and on paper in our reading room. It has nine pages. We read it out, all of it, with time for questions, on the Thursday before.',
  },
  {
    title:
      'Presidential preference and nonpartisan primary, with judges, the board of education, the soil and water conservation district and two questions on the county charter',
    inDays: 178,
    weekday: 2,
    time: '07:00',
    picture: 'presidential-preference-and-nonpartisan-primary',
    description:
      'A long ballot. Get the sample from vote.gov, read it at your kitchen table, and take your notes with you on paper.',
  },
  {
    title: 'General election',
    inDays: 346,
    weekday: 2,
    time: '07:00',
    picture: null,
    description:
      'Everything from the soil and water district to the top of the ticket. The last day to register is about a month before. We drive, in three counties, from six in the morning.',
  },
  {
    title: 'City council of Marrow Creek',
    inDays: -40,
    weekday: 2,
    time: '07:00',
    picture: 'city-council-of-marrow-creek',
    description:
      'Three seats, seven names. Turnout was 61 percent, the highest that anyone can remember, and the vans made ninety-four trips. Thank you.',
  },
];
