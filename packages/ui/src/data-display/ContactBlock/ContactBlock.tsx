import EmailIcon from '@mui/icons-material/EmailOutlined';
import LanguageIcon from '@mui/icons-material/Language';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { styled } from '@mui/material/styles';
import { phoneHref } from '@porchlight/contract/phone-href';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Link } from '../../navigation/Link/index.ts';
import { type SocialLink, SocialLinks } from '../../navigation/SocialLinks/index.ts';
import { color, font, smallText, space } from '../../theme/index.ts';
import { Heading } from '../Heading/index.ts';

export interface ContactBlockProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** Heading, which also names the section. @default 'Contact' */
  title?: string;
  /** Name of the person or place. */
  name?: string;
  /** Telephone number, formatted for reading, with or without country code. */
  phone?: string;
  /** Second telephone number. */
  secondPhone?: string;
  /** Lines of the postal address. */
  address?: readonly string[];
  /** The email address. */
  email?: string;
  /** The website, with the text of its link. */
  website?: { text: string; href: string };
  /** Links to social media. */
  social?: readonly SocialLink[];
}

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  '& > address': {
    display: 'grid',
    gap: space(2),
    fontStyle: 'normal',
  },
  // Aligns the icons, not their larger targets, with the text.
  '& > ul': {
    marginInlineStart: -10,
  },
  '& [data-name]': {
    font: `600 1.1875rem/1.3 ${font.heading}`,
  },
});

const Row = styled('div')({
  breakInside: 'avoid',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space(1.5),
  lineHeight: 1.45,
  '& > svg': {
    marginTop: '0.15em',
    color: color.primary,
  },
  '& > div > span:first-of-type': {
    display: 'block',
    color: color.muted,
    fontSize: smallText,
  },
  '& a': {
    display: 'inline-block',
    minHeight: 24,
  },
});

function Part({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <Row>
      {icon}
      <div>
        <span>{label}</span>
        {children}
      </div>
    </Row>
  );
}

/**
 * Contact details; only those given are shown. Renders a `<section>` with an `<address>`.
 *
 * - **When**: a center’s page, and other pages with contact details.
 * - **Not for**: the footer, which has its own.
 * - **Keys**: Tab moves from link to link.
 */
export function ContactBlock({
  title = 'Contact',
  name,
  phone,
  secondPhone,
  address,
  email,
  website,
  social,
  ...rest
}: ContactBlockProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Heading level={2} size={1} id={id}>
        {title}
      </Heading>
      <address>
        {name && <p data-name="">{name}</p>}
        {(phone || secondPhone) && (
          <Part icon={<PhoneIcon fontSize="medium" />} label="Phone">
            {[phone, secondPhone].map(
              (number, index) =>
                number && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: both may be the same
                  <div key={index}>
                    <Link href={phoneHref(number)}>{number.replaceAll(' ', '\u00a0')}</Link>
                  </div>
                ),
            )}
          </Part>
        )}
        {address && address.length > 0 && (
          <Part icon={<PlaceIcon fontSize="medium" />} label="Address">
            {address.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
              <div key={index}>{line}</div>
            ))}
          </Part>
        )}
        {email && (
          <Part icon={<EmailIcon fontSize="medium" />} label="Email">
            <Link href={`mailto:${email}`}>{email}</Link>
          </Part>
        )}
        {website && (
          <Part icon={<LanguageIcon fontSize="medium" />} label="Website">
            <Link href={website.href}>{website.text}</Link>
          </Part>
        )}
      </address>
      {social && social.length > 0 && <SocialLinks links={social} label="Social media" />}
    </Root>
  );
}
