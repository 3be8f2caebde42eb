import { placeOf } from '@porchlight/contract/places';
import { ContactSection } from '@porchlight/ui/sections/ContactSection';
import { OpeningHoursSection } from '@porchlight/ui/sections/OpeningHoursSection';
import { organization } from '../../site/index.ts';
import { type PropsOfKind, type SectionViews, view } from '../section-view.ts';
import { usePlaceHours } from '../usePlaceHours.ts';

function HoursOfPlace(props: PropsOfKind<'openingHours'>) {
  return <OpeningHoursSection {...props} placeHours={usePlaceHours(props.hours)} />;
}

function ContactOfOrganization(props: PropsOfKind<'contact'>) {
  const place = placeOf(organization, props.details);
  // What the place has none of is the organization's.
  const own = place && {
    address: place.address,
    ...(place.phone && { phone: place.phone, secondPhone: '' }),
    ...(place.email && { email: place.email }),
  };
  return (
    <ContactSection {...props} name={props.name || (place?.name ?? '')} organization={{ ...organization, ...own }} />
  );
}

/** Kinds for people who come by, call or write. */
export const visitViews: SectionViews = {
  openingHours: view<'openingHours'>(
    HoursOfPlace,
    { heading: 'text', hours: 'value', note: 'text', tone: 'value', beside: 'value' },
    { fitsInColumn: true },
  ),
  contact: view<'contact'>(
    ContactOfOrganization,
    {
      ...({ heading: 'text', name: 'text', details: 'value', phone: 'text', street: 'text', town: 'text' } as const),
      ...({ email: 'text', website: 'link', websiteText: 'text', hasSocial: 'value' } as const),
      ...({ tone: 'value', beside: 'value' } as const),
    },
    { fitsInColumn: true },
  ),
};
