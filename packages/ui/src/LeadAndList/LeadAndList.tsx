import styled from '@emotion/styled';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { color, media, space } from '../theme/index.ts';

export interface LeadAndListProps extends ComponentPropsWithRef<'div'> {
  /** The one that counts most, such as the featured event. */
  lead: ReactNode;
  /** Below the list: buttons and links. */
  actions?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  ${media.wideOrPaper} {
    gap: ${space(6)};
    &[data-has-list] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    &:not([data-has-list]) > :first-child {
      max-width: 680px;
    }
  }
  & > :last-child {
    display: flex;
    flex-direction: column;
    gap: ${space(3)};
    min-width: 0;
  }
`;

const List = styled.ul`
  & > li {
    border-bottom: 1px solid ${color.border};
  }
  & > li:first-of-type {
    border-top: 1px solid ${color.border};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(3)};
`;

/**
 * One piece large and the next ones listed beside it. The children become the items of a `<ul>`.
 *
 * - **When**: the start page’s events: one first, three next.
 * - **Not for**: items of equal rank: `CardGrid`.
 * - **Keys**: Tab from the lead through the list.
 */
export function LeadAndList({ lead, actions, children, ...rest }: LeadAndListProps) {
  const items = Children.toArray(children);
  return (
    <Root data-has-list={items.length > 0 ? '' : undefined} {...rest}>
      <div>{lead}</div>
      {(items.length > 0 || actions) && (
        <div>
          {items.length > 0 && (
            <List>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the items carry keys of their own
                <li key={index}>{item}</li>
              ))}
            </List>
          )}
          {actions && <Actions>{actions}</Actions>}
        </div>
      )}
    </Root>
  );
}
