import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { useCopy } from '../../hooks/useCopy.ts';
import { Button } from '../../inputs/Button/index.ts';
import { smallText } from '../../theme/index.ts';

export interface CopyLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The text that is copied, unchanged; may have several lines. */
  text: string;
  /** Text of the button, such as 'Copy link'. */
  copyLabel: string;
}

/**
 * A text for use elsewhere, with a button that copies it. If the browser can't copy, the text can be selected and
 * copied from there. Renders a `div`.
 *
 * - **When**: a link or a password that is handed over.
 * - **Not for**: a page's own address: `ShareLinks`.
 * - **Keys**: Tab reaches the button.
 */
export function CopyLine({ text, copyLabel, ...rest }: CopyLineProps) {
  const [state, copy] = useCopy();
  return (
    <Root {...rest}>
      <code>{text}</code>
      <Button variant="outlined" size="small" onClick={() => void copy(text)}>
        {copyLabel}
      </Button>
      <span role="status">
        {state === 'copied' && 'Copied.'}
        {state === 'failed' && 'This browser does not allow copying. Select the text and copy it.'}
      </span>
    </Root>
  );
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& code': {
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    WebkitUserSelect: 'all',
    userSelect: 'all',
    fontSize: smallText,
  },
  '& [role=status]': { fontSize: smallText, color: theme.palette.text.secondary },
}));
