import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { QuiltBlock } from '../QuiltBlock/index.ts';
import { Text } from '../Text/index.ts';
import { contentWidth, media, sectionSpace, space } from '../theme/index.ts';

export interface NotFoundProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's heading. @default 'Page not found' */
  title?: string;
  /** What may have happened. */
  text?: string;
  /** Where to go from here. @default '/' */
  homeHref?: string;
  /** Words of that link. @default 'Go to the home page' */
  homeText?: string;
  /** More ways on, under the link. */
  children?: ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: ${contentWidth};
  margin-inline: auto;
  padding: ${sectionSpace} var(--pl-gutter);
  & > svg {
    max-width: 200px;
  }
  & > div > * + * {
    margin-top: ${space(2)};
  }
  & a {
    margin-top: ${space(3)};
  }
  ${media.wide} {
    grid-template-columns: 1fr 320px;
    align-items: center;
    & > svg {
      order: 1;
      max-width: none;
    }
  }
`;

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
  ...rest
}: NotFoundProps) {
  return (
    <Root {...rest}>
      <QuiltBlock seed="lost-goose" block="flying-geese" />
      <div>
        <Heading level={1} size={5}>
          {title}
        </Heading>
        <Text size="lead">{text}</Text>
        <Button href={homeHref}>{homeText}</Button>
        {children}
      </div>
    </Root>
  );
}
