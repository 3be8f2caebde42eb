import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { color, radius, space } from '../theme/index.ts';

/** A place elsewhere where the organization can be followed. */
export interface SocialLink {
  network: 'facebook' | 'instagram' | 'youtube' | 'linkedin' | 'x';
  /** What the place is called. */
  label: string;
  href: string;
}

export interface SocialLinksProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The places, in order. */
  links: readonly SocialLink[];
  /** Names the list. @default 'Social media' */
  label?: string;
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  & a {
    display: grid;
    place-items: center;
    width: ${space(5)};
    height: ${space(5)};
    border-radius: ${radius};
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    background: ${color.band};
    color: ${color.primary};
  }
`;

/**
 * Signs that lead to the organization elsewhere, each in a new tab. Renders a `<ul>`.
 *
 * - **When**: header, footer, contact block.
 * - **Not for**: passing on a page: `ShareLinks`.
 * - **Keys**: Tab, Enter opens a new tab.
 */
export function SocialLinks({ links, label = 'Social media', ...rest }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <Root aria-label={label} data-noprint="" {...rest}>
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href} newTab title={link.label}>
            <Icon name={link.network} />
            <span className="pl-sr">{link.label}</span>
          </Link>
        </li>
      ))}
    </Root>
  );
}
