/** The organization's facts as pages, feeds and mails show them: derived from its record by `organizationFacts`. */
import type { SiteLook } from './look/look.ts';
import type { Part } from './parts.ts';
import type { Place } from './places.ts';
import type { AmountLine, SocialLine } from './settings-lines.ts';

/** A notice shown above public pages for a limited time. */
export interface Banner {
  text: string;
  /** UTC; null for immediately. */
  from: string | null;
  /** UTC; null for no end. */
  until: string | null;
}

/** Facts about the organization that pages show. */
export interface OrganizationFacts {
  name: string;
  shortName: string;
  tagline: string;
  description: string;
  /** IANA zone of events, hours and totals. */
  timeZone: string;
  /** 'Eastern Time', in winter and summer. */
  timeZoneName: string;
  /** '' for none. */
  phone: string;
  /** '' for none. */
  secondPhone: string;
  email: string;
  /** Lines as displayed. */
  address: string[];
  /** The parts of the address for structured data. */
  place: { street: string; locality: string; region: string; postalCode: string; country: string };
  /** The places, the main one first; past exceptions in their hours are still included. */
  places: Place[];
  /** External donation pages; '' for none. */
  donateUrl: string;
  donateMonthlyUrl: string;
  /** Name of the donation page's query parameter for an amount in dollars; '' for none. */
  donateAmountParameter: string;
  amounts: AmountLine[];
  social: (SocialLine & { label: string })[];
  /** Paths of pictures; null for the built-in ones. */
  logo: string | null;
  sharePicture: string | null;
  /** Path of the logo for the dark scheme; undefined for the same one. */
  logoDark?: string;
  /** The site's own look; undefined for that of the demonstration. */
  look?: SiteLook;
  banner: Banner | null;
  /** What the organization does without. */
  switchedOff: Part[];
}

/** Whether a banner is shown at a given time. */
export function isBannerShown({ from, until }: Banner, now: Date): boolean {
  const isAfter = (moment: string) => new Date(moment) <= now;
  return (from === null || isAfter(from)) && (until === null || !isAfter(until));
}
