import type { Place as PlaceFacts } from '@porchlight/contract/places';
import type { OpenDay } from '@porchlight/contract/settings-lines';
import type { Organization, Place as PlaceData, PostalAddress as PostalAddressData, Thing } from 'schema-dts';
import { organization } from './organization.ts';

/** A schema.org object with its type, as in JSON-LD. */
export type Data = Exclude<Thing, string>;
type Place = Extract<PlaceData, { '@type': 'Place' }>;
type PostalAddress = Extract<PostalAddressData, { '@type': 'PostalAddress' }>;

/** A reference to the organization, which the home page describes in full. */
export function publisher(origin: string): Exclude<Organization, string> {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: organization.name, url: `${origin}/` };
}

/** The organization as the home page describes it. */
export function fullOrganization(origin: string): Data {
  return {
    '@type': 'NGO',
    '@id': `${origin}/#organization`,
    name: organization.name,
    url: `${origin}/`,
    logo: organization.logo ? origin + organization.logo : `${origin}/icon-512.png`,
    description: organization.description,
    email: organization.email,
    ...(organization.phone && { telephone: organization.phone }),
    address: fullAddress(),
    location: placesToVisit(),
    sameAs: organization.social.map(({ href }) => href),
  };
}

/** An address in full. @param own that of a place @default the organization's */
function fullAddress(own: PlaceFacts['postal'] = organization.place): PostalAddress {
  const { street } = own;
  return { '@type': 'PostalAddress', ...(street && { streetAddress: street }), ...postalPlace(own) };
}

/** The places that have opening hours, or an address of their own. */
function placesToVisit(): Place[] {
  return organization.places
    .filter(({ hours, postal }) => hours.length > 0 || postal !== undefined)
    .map(
      ({ name, postal, phone, hours, exceptions }): Place => ({
        '@type': 'Place',
        name: name || organization.name,
        address: fullAddress(postal),
        ...(phone && { telephone: phone }),
        ...(hours.length > 0 && {
          openingHoursSpecification: hours.map(({ weekdays, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: weekdays.map(schemaDay),
            opens,
            closes,
          })),
        }),
        ...(exceptions.length > 0 && {
          specialOpeningHoursSpecification: exceptions.map(({ day, hours: open }) => ({
            '@type': 'OpeningHoursSpecification' as const,
            validFrom: day,
            validThrough: day,
            // Opening and closing at 00:00 means closed, as search engines read it.
            opens: open?.opens ?? '00:00',
            closes: open?.closes ?? '00:00',
          })),
        }),
      }),
    );
}

function schemaDay(day: OpenDay) {
  const days = {
    monday: 'https://schema.org/Monday',
    tuesday: 'https://schema.org/Tuesday',
    wednesday: 'https://schema.org/Wednesday',
    thursday: 'https://schema.org/Thursday',
    friday: 'https://schema.org/Friday',
    saturday: 'https://schema.org/Saturday',
    sunday: 'https://schema.org/Sunday',
  } as const;
  return days[day];
}

/** The town of the organization, or of a place of its own, as part of an address. */
export function postalPlace({ locality, region, postalCode }: NonNullable<PlaceFacts['postal']> = organization.place) {
  const { country } = organization.place;
  return { addressLocality: locality, addressRegion: region, postalCode, addressCountry: country };
}
