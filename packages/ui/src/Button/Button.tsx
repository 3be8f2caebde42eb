import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from '../Link/index.ts';
import { color, font, motion, radius, smallText, space } from '../theme/index.ts';

interface ButtonLooks {
  /** How loud: one primary action a view, donate for giving and for what destroys, quiet inside rows and bars. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'donate' | 'quiet';
  /** 48 px high, or 36 px inside bars and rows. @default 'medium' */
  size?: 'medium' | 'small';
}

/** A button that does something here. */
export interface ActionButtonProps extends ButtonLooks, ComponentPropsWithRef<'button'> {
  /** A button leads nowhere; with an address it is a link. */
  href?: undefined;
}

/** A link that looks like a button. */
export interface LinkButtonProps extends ButtonLooks, LinkProps {}

export type ButtonProps = ActionButtonProps | LinkButtonProps;

const looks = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: ${space(6)};
  padding: ${space(1)} ${space(3)};
  border: 2px solid transparent;
  border-radius: ${radius};
  background: none;
  font: 600 1.0625rem/1.2 ${font.body};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion}, border-color ${motion}, filter ${motion};

  &[data-size='small'] {
    min-height: ${space(4.5)};
    padding: ${space(0.5)} ${space(1.5)};
    font-size: ${smallText};
  }
  &[data-variant='primary'] {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &[data-variant='donate'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  &[data-variant='secondary'] {
    border-color: ${color.edge};
    color: ${color.primary};
  }
  &[data-variant='quiet'] {
    color: ${color.primary};
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  &:hover {
    filter: brightness(1.12);
  }
  &[data-variant='secondary']:hover,
  &[data-variant='quiet']:hover {
    filter: none;
    background: ${color.band};
    border-color: ${color.primary};
  }
  &[data-variant='quiet']:hover {
    border-color: transparent;
    text-decoration-thickness: 2px;
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: none;
    border: 2px dashed ${color.edge};
    color: ${color.muted};
    filter: none;
    cursor: not-allowed;
    text-decoration: none;
  }
  @media (forced-colors: active) {
    border-color: currentcolor;
  }
`;

const ButtonRoot = styled.button(looks);
const LinkRoot = styled(Link)(looks);

/**
 * The thing to press: an action here, or a link with `href`. Renders a `<button type="button">` or an `<a>`.
 *
 * - **When**: what happens here on a press. One primary button a view; `donate` for gifts and nothing else.
 * - **Not for**: going to a page in running text: `Link`.
 * - **Keys**: Enter and Space; as a link, Enter.
 */
export function Button({ variant = 'primary', size = 'medium', ...rest }: ButtonProps) {
  if (rest.href !== undefined) return <LinkRoot data-variant={variant} data-size={size} {...(rest as LinkProps)} />;
  return <ButtonRoot type="button" data-variant={variant} data-size={size} {...(rest as ActionButtonProps)} />;
}
