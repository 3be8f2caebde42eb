/** What names the organization, as pages, feeds and mails show it: made of its record by `organizationFacts`. */
import type { AmountLine, ExceptionLine, HoursLine, SocialLine } from './settings-lines.ts';

/** Hours of some days, also in words. */
export interface OpenHours extends HoursLine {
  /** 'Tuesday to Saturday'. */
  days: string;
  /** '10:00 AM to 6:00 PM EST'. */
  hours: string;
}

/** A day that is not as others. */
export interface OpenException extends ExceptionLine {
  /** 'December 25, 2026: closed (Christmas)'. */
  text: string;
}

/** What stands above public pages for a time. */
export interface Banner {
  text: string;
  /** UTC; null for at once. */
  from: string | null;
  /** UTC; null for until somebody takes it away. */
  until: string | null;
}

/** What names the organization. */
export interface OrganizationFacts {
  name: string;
  shortName: string;
  tagline: string;
  description: string;
  /** IANA zone of events, hours and totals. */
  timeZone: string;
  /** 'Eastern Time', whatever the season. */
  timeZoneName: string;
  /** '' for none. */
  phone: string;
  /** '' for none. */
  secondPhone: string;
  email: string;
  /** Lines as people read them. */
  address: string[];
  /** The parts of the address that search engines ask for. */
  place: { street: string; locality: string; region: string; postalCode: string; country: string };
  /** What the four centers are called. */
  centers: { democracy: string; pantry: string; porch: string; interfaith: string };
  hours: { readingRoom: OpenHours[]; pantry: OpenHours[]; porch: OpenHours[] };
  /** From the day on that they were read. */
  exceptions: OpenException[];
  /** Donation pages elsewhere; '' for none. */
  donateUrl: string;
  donateMonthlyUrl: string;
  /** The name by which the donation page takes an amount in dollars, in its address; '' where it takes none. */
  donateAmountParameter: string;
  amounts: AmountLine[];
  social: (SocialLine & { label: string })[];
  /** Paths of pictures; null for the site's own. */
  logo: string | null;
  sharePicture: string | null;
  banner: Banner | null;
}

/** Whether a banner is shown at a moment. */
export function isBannerShown({ from, until }: Banner, now: Date): boolean {
  const isAfter = (moment: string) => new Date(moment) <= now;
  return (from === null || isAfter(from)) && (until === null || !isAfter(until));
}
