import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { media, space } from '../theme/index.ts';

export interface WithSidebarProps extends ComponentPropsWithRef<'div'> {
  /** What stands beside, such as `RelatedList`. It comes after the main part on phones and for screen readers. */
  sidebar: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(7)};
  align-items: start;
  ${media.wide} {
    grid-template-columns: minmax(0, 680px) minmax(280px, 1fr);
    gap: ${space(10)};
  }
  & > * {
    min-width: 0;
  }
`;

/**
 * A main part as wide as running text, with a sidebar from 900 px up. Renders a `<div>` with two parts.
 *
 * - **When**: a record’s text beside related records.
 * - **Not for**: parts of equal rank: `Columns`.
 */
export function WithSidebar({ sidebar, children, ...rest }: WithSidebarProps) {
  return (
    <Root {...rest}>
      <div>{children}</div>
      {sidebar}
    </Root>
  );
}
