import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import XIcon from '@mui/icons-material/X';
import YouTubeIcon from '@mui/icons-material/YouTube';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { NewTabNote } from '../Link/index.ts';

const icons = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  linkedin: LinkedInIcon,
  x: XIcon,
  youtube: YouTubeIcon,
} as const;

/** A profile of the organization on a social network. */
export interface SocialLink {
  network: keyof typeof icons;
  /** Accessible name and tooltip of the link. */
  label: string;
  href: string;
}

export interface SocialLinksProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The links, in order. */
  links: readonly SocialLink[];
  /** Accessible name of the list. @default 'Social media' */
  label?: string;
}

/**
 * Icon links to the organization's profiles, each in a new tab. Renders a `<ul>`.
 *
 * - **When**: header, footer, contact block.
 * - **Not for**: sharing a page: `ShareLinks`.
 * - **Keys**: Tab, Enter opens a new tab.
 */
export function SocialLinks({ links, label = 'Social media', ...rest }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <Root aria-label={label} data-noprint="" {...rest}>
      {links.map(({ network, label: name, href }) => {
        const Icon = icons[network];
        return (
          <li key={href}>
            <IconButton href={href} target="_blank" rel="noopener noreferrer" title={name} color="inherit">
              <Icon />
              <span className="pl-sr">{name}</span>
              <NewTabNote />
            </IconButton>
          </li>
        );
      })}
    </Root>
  );
}

const Root = styled('ul')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5) }));
