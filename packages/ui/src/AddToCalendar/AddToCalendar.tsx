import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/index.ts';
import { color, motion, radius, space } from '../theme/index.ts';

export interface AddToCalendarProps extends Omit<ComponentPropsWithRef<'a'>, 'title' | 'children' | 'href'> {
  /** Address of the `.ics` file. */
  href: string;
  /** What is added, for screen readers: 'Add to calendar Seed swap'. */
  title?: string;
  /** @default 'Add to calendar' */
  text?: string;
}

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(6)};
  padding: ${space(1)} ${space(2)};
  border: 2px solid ${color.edge};
  border-radius: ${radius};
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  transition: border-color ${motion}, background-color ${motion};
  &:hover {
    border-color: ${color.primary};
    background: ${color.band};
  }
`;

/**
 * Puts an event into the visitor's own calendar. A plain link to a file: calendars open it by its type, so it carries no
 * `download`, and the router must not take it for a page. Renders an `<a>`.
 */
export function AddToCalendar({ href, title, text = 'Add to calendar', ...rest }: AddToCalendarProps) {
  return (
    <Root href={href} type="text/calendar" data-noprint="" {...rest}>
      <Icon name="calendar" />
      <span>
        {text}
        {title && <span className="pl-sr"> {title}</span>}
      </span>
    </Root>
  );
}
