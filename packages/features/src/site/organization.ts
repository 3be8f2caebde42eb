import { organizationTimeZone } from '@porchlight/contract/limits';

const postalCode = '31032';

/** Everything that names the organization. Another institute changes this file, and the time zone in the contract. */
export const organization = {
  name: 'Porchlight Institute',
  shortName: 'Porchlight',
  tagline: 'Rural Georgia, remembered and rising',
  description:
    'Porchlight Institute works with rural Black communities in middle Georgia: free groceries, voting help, oral history, land research and forestry careers.',
  /** IANA zone of events, hours and totals. */
  timeZone: organizationTimeZone,
  phone: '+1 478 555 0142',
  email: 'hello@porchlight.example.org',
  address: ['214 Depot Street', `Marrow Creek, Georgia ${postalCode}`],
  /** The parts of the address that search engines ask for. */
  place: { locality: 'Marrow Creek', region: 'GA', postalCode, country: 'US' },
  /** Who holds the elections of the calendar. */
  electionOffice: { name: 'Georgia Secretary of State, Elections Division', href: 'https://sos.ga.gov' },
  /** The Georgia town that the food pantry serves. */
  town: 'Marrow Creek',
  website: { text: 'porchlight.example.org', href: 'https://porchlight.example.org' },
  /** What stands for {name} in the addresses of the centers: /ruby's-food-pantry. */
  centerName: 'ruby',
  /** What the four centers are called. */
  centers: {
    democracy: 'The Plow and Pew Democracy Center',
    pantry: 'Ruby’s Food Pantry',
    porch: 'Ruby’s Porch',
    interfaith: 'Ruby’s Interfaith Center',
  },
  /** Opening hours as people read them. spec 9 */
  hours: {
    readingRoom: [
      {
        days: 'Tuesday to Saturday',
        hours: '10:00 AM to 6:00 PM EST',
        weekdays: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      },
    ],
    pantry: [{ days: 'Thursday and Friday', hours: '10:00 AM to 4:00 PM EST', weekdays: ['thursday', 'friday'] }],
    porch: [{ days: 'Thursday and Friday', hours: '10:00 AM to 5:00 PM EST', weekdays: ['thursday', 'friday'] }],
  },
  /** Donation pages elsewhere. */
  donateUrl: 'https://donate.example.org/porchlight-institute',
  donateMonthlyUrl: 'https://donate.example.org/porchlight-institute/monthly',
  social: [
    { network: 'facebook', label: 'Facebook', href: 'https://facebook.example.org/porchlightinstitute' },
    { network: 'instagram', label: 'Instagram', href: 'https://instagram.example.org/porchlightinstitute' },
    { network: 'youtube', label: 'YouTube', href: 'https://youtube.example.org/@porchlightinstitute' },
    { network: 'linkedin', label: 'LinkedIn', href: 'https://linkedin.example.org/company/porchlight-institute' },
  ],
  /** The office in Kenya and who works there. spec 2.2 */
  nairobi: {
    name: 'Porchlight Nairobi',
    phone: '+254 20 555 0188',
    address: ['Jacaranda House, off Ngong Road', 'Nairobi 00505, Kenya'],
    email: 'nairobi@porchlight.example.org',
    website: { text: 'porchlight.example.org/kenya', href: 'https://porchlight.example.org/kenya' },
    staff: [
      { name: 'Wanjiru Kamande', position: 'Runs the office and the exchange between our two porches' },
      { name: 'Otieno Ouma', position: 'Maps family land with a phone, a bicycle and everyone’s grandmother' },
      { name: 'Achieng Odhiambo', position: 'Keeps the reading room and its Saturday children’s hour' },
      { name: 'Joseph Mutua', position: 'Looks after the seed library, 214 kinds so far' },
      { name: 'Nafula Wekesa', position: 'Sits with the women’s savings circle, never at the head of the table' },
    ],
  },
  /** Organizations that we work with; `logo` is the name of the file under /media/partners/. */
  partners: [
    { name: 'Red Clay Legal Aid', href: 'https://redclaylegalaid.example.org', logo: 'red-clay-legal-aid' },
    { name: 'Wiregrass Growers Co-op', href: 'https://wiregrassgrowers.example.org', logo: 'wiregrass-growers' },
    { name: 'Longleaf Works', href: 'https://longleafworks.example.org', logo: 'longleaf-works' },
    { name: 'Amber Ridge Credit Union', href: 'https://amberridgecu.example.org', logo: 'amber-ridge' },
    { name: 'Second Sunday Choirs', href: 'https://secondsundaychoirs.example.org', logo: 'second-sunday-choirs' },
    { name: 'Jacaranda Civic Lab', href: 'https://jacarandalab.example.org', logo: 'jacaranda-civic-lab' },
  ],
  /** Two sites elsewhere that are worth the way. spec 2.2 */
  promoLinks: [
    {
      title: 'Heirs’ property: how to get a farm number',
      text: 'The Department of Agriculture explains which papers count when no deed is in your name.',
      href: 'https://www.farmers.gov/working-with-us/heirs-property-eligibility',
      block: 'log-cabin',
      seed: 'lamplight-7',
    },
    {
      title: 'The Civil Rights History Project',
      text: 'Hours of interviews with people who were there, at the Library of Congress. Start with the Georgia ones.',
      href: 'https://www.loc.gov/collections/civil-rights-history-project/',
      block: 'north-star',
      seed: 'north-star',
    },
  ],
  /** Where forest-service work is found. spec 2.2 */
  forestLinks: {
    jobs: 'https://www.fs.usda.gov/working-with-us/jobs',
    internships: 'https://www.fs.usda.gov/working-with-us/opportunities-for-young-people',
  },
} as const;

/** The phone number for running text, where it is not broken between two lines. */
export const phoneInText = organization.phone.replaceAll(' ', '\u00a0');
