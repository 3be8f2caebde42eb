import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import type { NavLink } from '../Link/index.ts';
import { Typography } from '../Typography/index.ts';
import { LostFrame } from './LostFrame.tsx';

export interface NotFoundProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's heading. @default 'Page not found' */
  title?: string;
  /** What may have happened. */
  text?: string;
  /** Where to go from here. @default '/' */
  homeHref?: string;
  /** Words of that link. @default 'Go to the home page' */
  homeText?: string;
  /** What else may help, under the link, such as a search. */
  children?: ReactNode;
  /** Pages that people often look for. */
  links?: readonly NavLink[];
  /** Names them. @default 'People often look for' */
  linksTitle?: string;
}

/**
 * The page for an address that leads nowhere, or a record that is gone. Draws the page's `<h1>`.
 *
 * - **When**: an address that leads nowhere, a record that is gone.
 * - **Not for**: an empty list: `EmptyState`.
 * - **Keys**: Tab reaches the way on.
 */
export function NotFound({
  title = 'Page not found',
  text = 'Nothing lives at this address. It may have moved, or the link that led here has a slip in it.',
  homeHref = '/',
  homeText = 'Go to the home page',
  children,
  links,
  linksTitle = 'People often look for',
  ...rest
}: NotFoundProps) {
  return (
    <LostFrame seed="lost-goose" block="flying-geese" links={links} linksTitle={linksTitle} {...rest}>
      <Heading level={1} size={5}>
        {title}
      </Heading>
      <Typography variant="lead">{text}</Typography>
      <Button href={homeHref}>{homeText}</Button>
      {children}
    </LostFrame>
  );
}
