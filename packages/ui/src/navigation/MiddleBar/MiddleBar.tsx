import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { DonateButton } from '../../inputs/DonateButton/index.ts';
import { SiteMark, type SiteMarkProps } from '../../media/QuiltBlock/index.ts';
import { font, smallText, step } from '../../theme/index.ts';
import { Link } from '../Link/index.ts';
import { type SocialLink, SocialLinks } from '../SocialLinks/index.ts';

export interface MiddleBarProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<SiteMarkProps, 'logo' | 'logoDark'> {
  /** The organization's name. */
  name: string;
  /** A line below the name. */
  tagline: string;
  /** URL of the page for donations; without one there is no button. */
  donateHref?: string;
  /** Links to social media; hidden on narrow screens, where only the footer has them. */
  social: readonly SocialLink[];
}

/**
 * The organization's logo and name, links to social media, and the Donate button.
 *
 * - **When**: once, in the header of every public page.
 * - **Not for**: the dashboard.
 * - **Keys**: Tab; the name links to the start page.
 */
export function MiddleBar({ name, tagline, logo, logoDark, donateHref, social, ...rest }: MiddleBarProps) {
  return (
    <Root {...rest}>
      <Logo href="/">
        <SiteMark name={name} logo={logo} logoDark={logoDark} />
        <span>
          <strong>{name}</strong>
          <small>{tagline}</small>
        </span>
      </Logo>
      <SocialLinks links={social} />
      {donateHref && <DonateButton href={donateHref} data-noprint="" />}
    </Root>
  );
}

const Root = styled(Container)(({ theme }) => ({
  display: 'flex',
  // With large type the button wraps to its own line instead of breaking the name.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(1.5),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(2) },
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(3) },
  '& > ul': { flex: 'none', [theme.breakpoints.down('sm')]: { display: 'none' } },
  '& > .MuiButton-root': {
    flex: 'none',
    maxInlineSize: '60%',
    [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(2), '& > svg': { display: 'none' } },
  },
}));

const Logo = styled(Link)(({ theme }) => ({
  display: 'flex',
  flex: '1 1 11rem',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  maxInlineSize: 'max-content',
  marginInlineEnd: 'auto',
  color: theme.palette.text.primary,
  lineHeight: 1.15,
  textDecoration: 'none',
  '& > :first-child': {
    flex: 'none',
    inlineSize: 'min(48px, 15vw)',
    blockSize: 'auto',
    aspectRatio: 1,
    objectFit: 'contain',
  },
  '& strong': { display: 'block', font: `600 ${step[1]} / 1.1 ${font.heading}`, letterSpacing: '-0.01em' },
  '& small': { color: theme.palette.text.secondary, fontSize: smallText },
  [theme.breakpoints.down('md')]: { '& small': { display: 'block', fontSize: '0.875rem', textWrap: 'balance' } },
  // On the narrowest phones, name and tagline take two lines each.
  '@media (max-width: 359.98px)': {
    gap: theme.spacing(1),
    '& > :first-child': { inlineSize: 40 },
    '& small': { fontSize: '0.8125rem' },
  },
}));
