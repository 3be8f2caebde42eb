import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { color, radius, space } from '../theme/index.ts';

export interface ErrorMessageProps extends ComponentPropsWithRef<'div'> {
  /** What happened, in a sentence. */
  text: string;
}

const Root = styled.div`
  padding: ${space(2)} ${space(2.5)};
  border: 1px solid ${color.accent};
  border-inline-start-width: 6px;
  border-radius: ${radius};
  background: ${color.surface};
  & > * + * {
    margin-top: ${space(1)};
  }
`;

/**
 * Says that something went wrong, at once and to everyone; `children` may say what to do.
 *
 * - **When**: something could not be loaded; say what people can do.
 * - **Not for**: a field that is wrong: `FormField`; several: `ErrorSummary`.
 * - **Keys**: announced at once, wherever the focus is.
 */
export function ErrorMessage({ text, children, ...rest }: ErrorMessageProps) {
  return (
    <Root role="alert" {...rest}>
      <p>{text}</p>
      {children && <div>{children}</div>}
    </Root>
  );
}
