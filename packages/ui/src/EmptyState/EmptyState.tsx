import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { QuiltBlock, type QuiltName } from '../QuiltBlock/index.ts';
import { color, radius, space } from '../theme/index.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is not there yet. */
  text: string;
  /** Draws the block beside the words. @default the text */
  seed?: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** What can be done about it, such as a link or a button. */
  action?: ReactNode;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px dashed ${color.edge};
  border-radius: ${radius};
  & > svg {
    flex: none;
    width: ${space(9)};
    height: ${space(9)};
  }
  & p + div {
    margin-top: ${space(1.5)};
  }
`;

/**
 * Stands where a list has nothing in it.
 *
 * - **When**: a list without rows; say what would stand here, and offer the first step.
 * - **Not for**: a search without hits inside a list of results: `SearchResults` says it.
 */
export function EmptyState({ text, seed = text, block, action, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <QuiltBlock seed={seed} block={block} />
      <div>
        <p>{text}</p>
        {action && <div>{action}</div>}
      </div>
    </Root>
  );
}
