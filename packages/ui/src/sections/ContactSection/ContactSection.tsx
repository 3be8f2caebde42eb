import type { contactSection } from '@porchlight/contract/sections/contact';
import { ContactBlock, type ContactBlockProps } from '../../data-display/ContactBlock/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type ContactSectionProps = SectionPropsOf<typeof contactSection> & {
  /** From the page: the contact details of the organization. */
  organization: Pick<ContactBlockProps, 'address' | 'phone' | 'secondPhone' | 'email' | 'social'>;
};

/**
 * A section with contact details: those of the organization, or its own.
 *
 * - **When**: a center’s page, and other pages with contact details.
 * - **Not for**: a person: `PeopleSection`.
 * - **Keys**: Tab moves from link to link.
 */
export function ContactSection({
  heading,
  name,
  details,
  phone,
  street,
  town,
  email,
  website,
  websiteText,
  hasSocial,
  organization,
  tone,
  beside: _,
  place,
  ...rest
}: ContactSectionProps) {
  // Only these: the caller's object may have more, such as a name.
  const { address, phone: sharedPhone, secondPhone, email: sharedEmail, social } = organization;
  const shared = { address, phone: sharedPhone, secondPhone, email: sharedEmail };
  const own = { phone, address: [street, town].filter((line) => line !== ''), email };
  return (
    <PlacedSection tone={tone} place={place} {...rest}>
      <ContactBlock
        title={heading}
        name={name}
        {...(details === 'own' ? own : shared)}
        website={website ? { href: website.href, text: websiteText || hostOf(website.href) } : undefined}
        social={hasSocial ? social : undefined}
      />
    </PlacedSection>
  );
}

/** An address without its protocol, for reading: 'example.org/kenya'. */
function hostOf(href: string): string {
  return href.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}
