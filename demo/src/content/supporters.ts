/** When a donation of the demo content was made: today, earlier this month or year, or a number of days ago. */
export type DonationMoment =
  | { when: 'today' }
  /** @property share 0 is the first day of the period, 1 today */
  | { when: 'this month' | 'this year'; share: number }
  | { when: 'before'; daysAgo: number };

/** What else is recorded of a donation of the demo content. */
export interface DonationDetails {
  name?: string;
  method?: 'cash' | 'check' | 'card' | 'transfer' | 'in_kind';
  item?: string;
  fund?: string;
  note?: string;
  in_return?: 'none' | 'some';
  return_description?: string;
  return_value?: number;
}

const lorraine = { name: 'Lorraine Faison', method: 'card', in_return: 'none' } as const;
const hollis = { name: 'Hollis Grant', method: 'card', fund: 'Food pantry', in_return: 'none' } as const;
const missions = { name: 'Mount Gilead missions committee', method: 'check', fund: 'Food pantry' } as const;

/** Twenty-five donations over three years. Amounts in the organization's currency. */
export const donations: readonly (readonly [
  email: string,
  amount: number,
  moment: DonationMoment,
  details?: DonationDetails,
])[] = [
  ['lorraine.faison@example.org', 25, { when: 'today' }, lorraine],
  [
    'd.okafor.reed@example.org',
    150,
    { when: 'today' },
    { name: 'Dele Okafor Reed', method: 'check', note: 'Check 2207' },
  ],
  ['mtgilead.missions@example.org', 412.5, { when: 'this month', share: 0.8 }, missions],
  ['k.braswell@example.org', 10, { when: 'this month', share: 0.5 }],
  ['anonymous-friend@example.org', 1000, { when: 'this month', share: 0.2 }],
  [
    'tuesday.circle@example.org',
    86.4,
    { when: 'this month', share: 0 },
    { name: 'Tuesday Circle', method: 'cash', fund: 'Reading room' },
  ],
  ['hollis.grant@example.org', 50, { when: 'this year', share: 0.9 }, hollis],
  ['hollis.grant@example.org', 50, { when: 'this year', share: 0.8 }, hollis],
  ['hollis.grant@example.org', 50, { when: 'this year', share: 0.7 }, hollis],
  [
    'crawfords.barbershop@example.org',
    233,
    { when: 'this year', share: 0.62 },
    { name: 'Crawford’s Barbershop', method: 'cash' },
  ],
  [
    'w.kamande@example.org',
    35,
    { when: 'this year', share: 0.5 },
    {
      name: 'Wambui Kamande',
      method: 'in_kind',
      item: 'Ten pounds of sweet potatoes',
      fund: 'Food pantry',
      in_return: 'none',
    },
  ],
  [
    'class-of-1968@example.org',
    1968,
    { when: 'this year', share: 0.41 },
    {
      name: 'Class of 1968',
      method: 'transfer',
      in_return: 'some',
      return_description: 'Two tables at the homecoming supper',
      return_value: 240,
    },
  ],
  ['', 20, { when: 'this year', share: 0.27 }, { name: 'Pauline Winfrey Dunn', method: 'cash' }],
  ['the-battle-family@example.org', 500, { when: 'this year', share: 0.1 }],
  ['lorraine.faison@example.org', 25, { when: 'before', daysAgo: 372 }, lorraine],
  ['a.whitlock@example.org', 75, { when: 'before', daysAgo: 395 }],
  ['anonymous-friend@example.org', 1000, { when: 'before', daysAgo: 410 }],
  ['sunrise-lodge-114@example.org', 640.25, { when: 'before', daysAgo: 468 }],
  ['jody.t@example.org', 5, { when: 'before', daysAgo: 511 }],
  ['estate-of-r-pettway-lane@example.org', 12500, { when: 'before', daysAgo: 590 }],
  ['lorraine.faison@example.org', 20, { when: 'before', daysAgo: 733 }, lorraine],
  ['b.swainson@example.org', 60, { when: 'before', daysAgo: 801 }],
  ['mtgilead.missions@example.org', 388.75, { when: 'before', daysAgo: 877 }, missions],
  ['n.ochieng@example.org', 15, { when: 'before', daysAgo: 960 }],
  ['first-porch-fund@example.org', 2500, { when: 'before', daysAgo: 1048 }],
];

/** Fifteen people on the e-mail list. */
export const subscribers: readonly string[] = [
  'lorraine.faison@example.org',
  'hollis.grant@example.org',
  'a.whitlock@example.org',
  'k.braswell@example.org',
  'tuesday.circle@example.org',
  'news-desk@alcovy-messenger.example.org',
  'j@example.org',
  'n.ochieng@example.org',
  'principal@pleasantgrove.example.org',
  'b.swainson@example.org',
  'maria.santos-delgado@example.org',
  'secretary.of.the.homecoming.and.church.anniversary.committee@mountgilead.example.org',
  'crawfords.barbershop@example.org',
  'c.battle@example.org',
  'porch+news@example.org',
];
