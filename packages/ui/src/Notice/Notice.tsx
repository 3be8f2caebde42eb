import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useId } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { color, radius, space } from '../theme/index.ts';

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** A few words in bold above the text. */
  title?: string;
  /** Good to know, must be known, or gone well. @default 'info' */
  tone?: 'info' | 'important' | 'success';
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1.5)};
  padding: ${space(2)} ${space(2.5)};
  border: 1px solid ${color.border};
  border-inline-start: 6px solid ${color.primary};
  border-radius: ${radius};
  background: ${color.surface};
  & > svg {
    margin-top: 0.2em;
    color: ${color.primary};
  }
  & strong {
    display: block;
    line-height: 1.5;
  }
  &[data-tone='important'] {
    border-inline-start-color: ${color.accent};
    & > svg {
      color: ${color.accent};
    }
  }
  &[data-tone='success'] {
    border-inline-start-color: ${color.pine};
    & > svg {
      color: ${color.pine};
    }
  }
`;

const icons: Record<NonNullable<NoticeProps['tone']>, IconName> = {
  info: 'info',
  important: 'info',
  success: 'check',
};

/**
 * A note beside the running text that most readers should see. Part of the page: it is not announced when it appears.
 *
 * - **When**: what most readers must know: closed this Thursday.
 * - **Not for**: asking for something: `Callout`; failures: `ErrorMessage`.
 */
export function Notice({ title, tone = 'info', children, ...rest }: NoticeProps) {
  const id = useId();
  return (
    <Root role="note" aria-labelledby={title ? id : undefined} data-tone={tone} {...rest}>
      <Icon name={icons[tone]} />
      <div>
        {title && <strong id={id}>{title}</strong>}
        {children}
      </div>
    </Root>
  );
}
