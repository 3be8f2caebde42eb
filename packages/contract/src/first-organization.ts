const noPlace = {
  ...{ street: '', city: '', region: '', postal_code: '', phone: '', email: '' },
  exceptions: '',
};

/** The organization's settings in a new database. Another institute may change them here before its first start. */
export const firstOrganization = {
  name: 'Porchlight Institute',
  short_name: 'Porchlight',
  tagline: 'Rural Georgia, remembered and rising',
  description:
    '{name} works with rural Black communities in middle Georgia: free groceries, voting help, oral history, land research and forestry careers.',
  phone: '+1 478 555 0142',
  email: 'hello@porchlight.example.org',
  street: '214 Depot Street',
  city: 'Marrow Creek',
  region: 'Georgia',
  postal_code: '31032',
  country: 'US',
  time_zone: 'America/New_York',
  places: [
    {
      ...{ ...noPlace, key: 'first', name: 'The Plow and Pew Democracy Center' },
      hours: 'Tuesday-Saturday 10:00-18:00',
    },
    {
      ...{ ...noPlace, key: 'second', name: 'Ruby’s Food Pantry' },
      hours: 'Thursday-Friday 10:00-16:00',
    },
    {
      ...{ ...noPlace, key: 'third', name: 'Ruby’s Porch' },
      hours: 'Thursday-Friday 10:00-17:00',
    },
    { ...noPlace, key: 'fourth', name: 'Ruby’s Interfaith Center' },
  ],
  donate_url: 'https://donate.example.org/porchlight-institute',
  donate_monthly_url: 'https://donate.example.org/porchlight-institute/monthly',
  donate_parameter: 'amount',
  donate_amounts: [
    '12 Gas for one morning of rides to the clinic.',
    '35 A week of vegetables for a household of four, bought from a farm down the road.',
    '90 A title search in the basement of the courthouse.',
    '400 Boots, helmet and chaps for one young person on the forestry crew.',
  ].join('\n'),
  social: [
    'https://facebook.example.org/porchlightinstitute',
    'https://instagram.example.org/porchlightinstitute',
    'https://youtube.example.org/@porchlightinstitute',
    'https://linkedin.example.org/company/porchlight-institute',
  ].join('\n'),
};

/** The settings of a site that begins empty: nothing of the demonstration organization. */
export const emptyOrganization: Readonly<{
  [Name in keyof typeof firstOrganization]: Name extends 'places' ? [] : string;
}> = {
  name: 'Your organization',
  short_name: 'Your organization',
  tagline: '',
  description: '',
  phone: '',
  // An address that no mail reaches.
  email: 'hello@example.org',
  street: '',
  city: 'Your town',
  region: '',
  postal_code: '',
  country: '',
  time_zone: firstOrganization.time_zone,
  places: [],
  donate_url: '',
  donate_monthly_url: '',
  donate_parameter: firstOrganization.donate_parameter,
  donate_amounts: '',
  social: '',
};
