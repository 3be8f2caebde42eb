import { organisationTimeZone } from '@porchlight/contract/limits';

/** Everything that names the organisation. Another institute changes this file, and the time zone in the contract. */
export const organisation = {
  name: 'Porchlight Institute',
  shortName: 'Porchlight',
  tagline: 'Rural Georgia, remembered and rising',
  description:
    'Porchlight Institute works with rural Black communities in middle Georgia: free groceries, voting help, oral history, land research and forestry careers.',
  /** IANA zone of events, hours and totals. */
  timeZone: organisationTimeZone,
  phone: '+1 478 555 0142',
  email: 'hello@porchlight.example.org',
  address: ['214 Depot Street', 'Marrow Creek, Georgia 31032'],
  town: 'Marrow Creek',
  /** What stands for {name} in the addresses of the centres: /ruby's-food-pantry. */
  centreName: 'ruby',
  donateUrl: 'https://donate.example.org/porchlight-institute',
  social: [
    { network: 'facebook', label: 'Facebook', href: 'https://facebook.example.org/porchlightinstitute' },
    { network: 'instagram', label: 'Instagram', href: 'https://instagram.example.org/porchlightinstitute' },
    { network: 'youtube', label: 'YouTube', href: 'https://youtube.example.org/@porchlightinstitute' },
    { network: 'linkedin', label: 'LinkedIn', href: 'https://linkedin.example.org/company/porchlight-institute' },
  ],
} as const;
