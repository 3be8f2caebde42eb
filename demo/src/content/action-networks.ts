/** An action network of the demo content. */
export interface DemoNetwork {
  title: string;
  link: string;
  /** Its file in the folder `pictures`, without the extension. */
  picture: string | null;
  description: string;
}

/** Six action networks. */
export const actionNetworks: readonly DemoNetwork[] = [
  {
    title: 'Keep the Land Network',
    link: 'https://keeptheland.example.org',
    picture: 'keep-the-land-network',
    description:
      'Families, lawyers and title researchers in seven states who help one another to clear titles before a sale is on the courthouse steps. You can join as a family, as a volunteer who reads old handwriting, or as somebody with a scanner and patience.',
  },
  {
    title: 'Register, check, ride',
    link: 'https://vote.gov',
    picture: 'register-check-ride',
    description:
      'Check your registration today, then ask two neighbors about theirs. On the day our drivers do the rest, in three counties, from six in the morning.',
  },
  {
    title: 'Green on the Shelf: growers and pantries of the Black Belt',
    link: 'https://greenontheshelf.example.org/join',
    picture: 'green-on-the-shelf-growers',
    description:
      'Eleven farms and six pantries that plan together in January what will be planted in March and eaten in June. Growers get a price they can count on. Pantries get something that was in the ground yesterday. If you grow for sale on half an acre or more, or run a pantry within forty miles, we would like to hear from you before the seed catalogs arrive.',
  },
  {
    title: 'Young Foresters’ League',
    link: 'https://www.fs.usda.gov/working-with-us/jobs',
    picture: 'young-foresters-league',
    description:
      'For anyone from sixteen to twenty-five who would rather be outdoors. First step: look at what is open, then come by on Thursday evening.',
  },
  {
    title: 'Know your benefits',
    link: 'https://www.usa.gov/benefits',
    picture: null,
    description:
      'A dozen trained neighbors who sit with you until the form is done: groceries, heating, medicine, the widow’s benefit nobody mentions. Bring the letter you are afraid to open.',
  },
  {
    title:
      'Two Porches Exchange, for people in Georgia and in Kenya who want to host, travel, write letters, swap seeds or simply listen in',
    link: 'https://twoporches.example.org',
    picture: 'two-porches-exchange-for-people',
    description:
      'A spare room in July, an hour on a video call, a packet of cowpeas in an envelope: all of that counts.',
  },
];
