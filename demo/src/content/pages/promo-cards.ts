/** Two sites that we send people to, on cards. spec 2.2 */
export const promoCards = [
  {
    title: 'Heirs’ property: how to get a farm number',
    text: 'The Department of Agriculture explains which papers count when no deed is in your name.',
    link: 'https://www.farmers.gov/working-with-us/heirs-property-eligibility',
    block: 'log-cabin',
    colors: 'lamplight-7',
  },
  {
    title: 'The Civil Rights History Project',
    text: 'Hours of interviews with people who were there, at the Library of Congress. Start with the Georgia ones.',
    link: 'https://www.loc.gov/collections/civil-rights-history-project/',
    block: 'north-star',
    colors: 'north-star',
  },
] as const;
