import styled from '@emotion/styled';
import { type ComponentPropsWithRef, createElement } from 'react';
import { color, smallText, step } from '../theme/index.ts';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** Its element. @default 'p' */
  as?: 'p' | 'span' | 'div';
  /** Muted is for captions and dates. @default 'default' */
  tone?: 'default' | 'muted';
  /** Lead is for the one paragraph under a page's title. @default 'body' */
  size?: 'body' | 'small' | 'lead';
}

const Root = styled(({ element, ...rest }: ComponentPropsWithRef<'p'> & { element: string }) =>
  createElement(element, rest),
)`
  &[data-tone='muted'] {
    color: ${color.muted};
  }
  &[data-size='small'] {
    font-size: ${smallText};
  }
  &[data-size='lead'] {
    font-size: ${step[1]};
    line-height: 1.5;
    text-wrap: pretty;
  }
`;

/**
 * A piece of running text.
 *
 * - **When**: running text of a page, its lead and its captions.
 * - **Not for**: text that staff has written: `Prose`.
 */
export function Text({ as = 'p', tone = 'default', size = 'body', ...rest }: TextProps) {
  return (
    <Root
      element={as}
      data-tone={tone === 'default' ? undefined : tone}
      data-size={size === 'body' ? undefined : size}
      {...rest}
    />
  );
}
