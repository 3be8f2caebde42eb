import styled from '@emotion/styled';
import { type ComponentPropsWithRef, createElement } from 'react';
import { step } from '../theme/index.ts';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Place in the page's outline: one 1 a page, no level left out. */
  level: 1 | 2 | 3 | 4;
  /** Type size, apart from the outline; 0 is body text, 5 a page's first words. @default 4, 3, 2 or 1 by level */
  size?: 0 | 1 | 2 | 3 | 4 | 5;
}

const sizes = step.map((value, index) => `&[data-step='${index}'] { font-size: ${value}; }`).join('\n');

const Root = styled(({ level, ...rest }: ComponentPropsWithRef<'h2'> & { level: number }) =>
  createElement(`h${level}`, rest),
)(sizes, `&[data-step='5'] { line-height: 1.06; letter-spacing: -0.02em; }`);

/**
 * A heading in Fraunces. Renders `<h1>` to `<h4>`.
 *
 * - **When**: the title of a page, a section, a card. Choose the level by the outline, the size by the look.
 * - **Not for**: emphasis inside a text.
 */
export function Heading({ level, size = (5 - level) as 1 | 2 | 3 | 4, ...rest }: HeadingProps) {
  return <Root level={level} data-step={size} {...rest} />;
}
