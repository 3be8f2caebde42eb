import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { QuiltBlock } from '../../media/QuiltBlock/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { color, font, ink, media, motion, radius, schemes, space } from '../../theme/index.ts';

/** A partner organization. */
export interface Partner {
  /** Its name. */
  name: string;
  /** URL of its website. */
  href?: string;
  /** URL of its logo; without one its name is shown. */
  logo?: string | null;
  /** Seed of the quilt block beside a name without a logo. @default the name */
  seed?: string;
}

export interface PartnerLogosProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The partners, in order. */
  partners: readonly Partner[];
}

const Root = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  gap: space(2),
  '& > li': {
    display: 'grid',
    minWidth: 0,
  },
  [media.wide]: {
    gap: space(3),
  },
});

const plateStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: space(12),
  padding: space(2),
  border: `1px solid ${color.border}`,
  borderRadius: radius,
  background: color.surface,
  color: color.text,
  font: `600 1.0625rem/1.25 ${font.heading}`,
  textDecoration: 'none',
  transition: `border-color ${motion}`,
  '& > svg': {
    flex: 'none',
    width: 40,
  },
  '& > span': {
    minWidth: 0,
  },
  '& > img': {
    width: '100%',
    // Fixed, so that nothing moves when the logo has loaded.
    height: 80,
    objectFit: 'contain',
  },
  // Logos are drawn for a white background, which they get in the dark scheme too.
  '&[data-logo]': {
    background: schemes.light.surface,
    color: ink,
  },
  '&:is(a):hover': {
    borderColor: color.primary,
  },
} as const;
const Plate = styled('div')(plateStyle);
const LinkPlate = styled(Link)(plateStyle);

function Mark({ partner }: { partner: Partner }) {
  if (partner.logo) return <img src={partner.logo} alt={partner.name} loading="lazy" decoding="async" />;
  return (
    <>
      <QuiltBlock seed={partner.seed ?? partner.name} />
      <span>{partner.name}</span>
    </>
  );
}

/**
 * Partner organizations by logo or name; links open a new tab and say so. Renders a `<ul>`.
 *
 * - **When**: a page about partners.
 * - **Not for**: advertising.
 * - **Keys**: Tab moves from link to link; Enter opens a new tab.
 */
export function PartnerLogos({ partners, ...rest }: PartnerLogosProps) {
  if (partners.length === 0) return null;
  return (
    <Root aria-label="Partners" {...rest}>
      {partners.map((partner, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two partners may have the same name
        <li key={index}>
          {partner.href ? (
            <LinkPlate href={partner.href} newTab data-logo={partner.logo ? '' : undefined}>
              <Mark partner={partner} />
            </LinkPlate>
          ) : (
            <Plate data-logo={partner.logo ? '' : undefined}>
              <Mark partner={partner} />
            </Plate>
          )}
        </li>
      ))}
    </Root>
  );
}
