import { setOrganizationTimeZone } from '@porchlight/contract/dates';
import { firstTimeZone } from '@porchlight/contract/limits';
import type { OrganizationFacts } from '@porchlight/contract/organization';

/**
 * What names the organization: its settings, which come with the page. Read it where something is drawn, and not while a
 * module is loaded: the server sets it anew when an administrator has changed it.
 */
export const organization: OrganizationFacts = {
  ...{ name: '', shortName: '', tagline: '', description: '' },
  ...{ timeZone: firstTimeZone, timeZoneName: '' },
  ...{ phone: '', secondPhone: '', email: '', address: [], social: [], exceptions: [], amounts: [] },
  place: { street: '', locality: '', region: '', postalCode: '', country: '' },
  centers: { democracy: '', pantry: '', porch: '', interfaith: '' },
  hours: { readingRoom: [], pantry: [], porch: [] },
  ...{ donateUrl: '', donateMonthlyUrl: '', donateAmountParameter: '' },
  ...{ logo: null, sharePicture: null, banner: null },
};

/** Sets what names the organization, for everything that is drawn from now on. */
export function setOrganization(settings: OrganizationFacts): void {
  Object.assign(organization, settings);
  setOrganizationTimeZone(settings.timeZone);
}

/** What names the organization in its site's own words, which its pages are written in. */
export const institute = {
  /** Who holds the elections of the calendar. */
  electionOffice: { name: 'Georgia Secretary of State, Elections Division', href: 'https://sos.ga.gov' },
  /** What stands for {name} in the addresses of the centers: /ruby's-food-pantry. */
  centerName: 'ruby',
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
} as const;

/** The phone number for running text, where it is not broken between two lines. */
export function phoneInText(): string {
  return organization.phone.replaceAll(' ', '\u00a0');
}

/** Where giving begins: the donation page elsewhere, or without one ours. */
export function donateHref(): string {
  return organization.donateUrl || '/donate';
}
