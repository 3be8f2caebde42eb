import styled from '@emotion/styled';
import { unexpectedErrorText } from '@porchlight/contract/texts';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import type { NavLink } from '../Link/index.ts';
import { LostFrame } from '../NotFound/index.ts';
import { siteMark } from '../QuiltBlock/index.ts';
import { Typography } from '../Typography/index.ts';
import { color, radius, space } from '../theme/index.ts';

export interface RouteErrorPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The page's heading. @default 'Unexpected Application Error!' */
  title?: string;
  /** What a person can do. */
  text?: string;
  /** The error's own words, such as 'Loading chunk article failed'. */
  detail?: string;
  /** Loads the page anew; without it there is no such button. */
  onRetry?: () => void;
  /** Words of that button. @default 'Try again' */
  retryText?: string;
  /** Where to go instead. @default '/' */
  homeHref?: string;
  /** Words of that link. @default 'Go to the home page' */
  homeText?: string;
  /** Where to tell about it, such as an address for mail. */
  links?: readonly NavLink[];
  /** Names them. @default 'If it stays like this' */
  linksTitle?: string;
}

const Detail = styled.pre`
  max-width: 100%;
  margin: 0;
  padding: ${space(1.5)} ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius};
  background: ${color.band};
  font-size: 0.9375rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(1)};
`;

/**
 * The page for an error that nothing else caught. Draws the page's `<h1>` and uses plain links only.
 *
 * - **When**: once, at the root of the routes.
 * - **Not for**: something that failed inside a page: `ErrorMessage`.
 * - **Keys**: Tab reaches ‘Try again’ first.
 */
export function RouteErrorPage({
  title = unexpectedErrorText,
  text = 'Something on our side broke. Loading the page again often helps; if not, please tell us what you were doing.',
  detail,
  onRetry,
  retryText = 'Try again',
  homeHref = '/',
  homeText = 'Go to the home page',
  links,
  linksTitle = 'If it stays like this',
  ...rest
}: RouteErrorPageProps) {
  return (
    <LostFrame {...siteMark} links={links} linksTitle={linksTitle} {...rest}>
      <Heading level={1}>{title}</Heading>
      <Typography variant="lead">{text}</Typography>
      {detail && <Detail>{detail}</Detail>}
      <Actions>
        {onRetry && <Button onClick={onRetry}>{retryText}</Button>}
        <Button variant={onRetry ? 'outlined' : 'contained'} href={homeHref}>
          {homeText}
        </Button>
      </Actions>
    </LostFrame>
  );
}
