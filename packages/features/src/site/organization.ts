import { setOrganizationTimeZone } from '@porchlight/contract/dates';
import { initialTimeZone } from '@porchlight/contract/limits';
import type { OrganizationFacts } from '@porchlight/contract/organization';
import { centerName } from '@porchlight/contract/page-urls';

/**
 * The organization's settings, which come with the page. Read them on render and not at module scope: the server sets
 * them again when an administrator changes them.
 */
export const organization: OrganizationFacts = {
  ...{ name: '', shortName: '', tagline: '', description: '' },
  ...{ timeZone: initialTimeZone, timeZoneName: '' },
  ...{ phone: '', secondPhone: '', email: '', address: [], social: [], places: [], amounts: [] },
  place: { street: '', locality: '', region: '', postalCode: '', country: '' },
  ...{ donateUrl: '', donateMonthlyUrl: '', donateAmountParameter: '' },
  switchedOff: [],
  ...{ logo: null, sharePicture: null, banner: null, logoDark: undefined, look: undefined },
};

/** Sets the organization's settings for everything rendered from now on. */
export function setOrganization(settings: OrganizationFacts): void {
  Object.assign(organization, settings);
  setOrganizationTimeZone(settings.timeZone);
}

/** Facts about the organization that are not settings but part of its site's texts. */
export const institute = {
  /** The authority that holds the elections of a state. */
  electionOffice: {
    region: 'Georgia',
    name: 'Georgia Secretary of State, Elections Division',
    href: 'https://sos.ga.gov',
  },
  centerName,
} as const;

/** URLs of the organization's logo at the size of a header, for both schemes. */
export function markPictures(): { logo?: string; logoDark?: string } {
  const sized = (path: string | null | undefined) => (path ? `${path}?w=160` : undefined);
  return { logo: sized(organization.logo), logoDark: sized(organization.logoDark) };
}
