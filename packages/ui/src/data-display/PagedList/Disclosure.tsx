import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../inputs/Button/index.ts';

export interface DisclosureProps {
  /** Text of the button. */
  text: string;
  /** Title of the row, for the button's accessible name. */
  of: string;
  /** Content that is rendered, and may be loaded, when it is opened. */
  children: ReactNode;
}

/** A button that expands more of a row below itself. Internal to the lists. */
export function Disclosure({ text, of, children }: DisclosureProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Toggle
        variant="text"
        size="small"
        aria-label={`${text}: ${of}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        endIcon={<ExpandMoreIcon sx={isOpen ? { rotate: '180deg' } : undefined} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text}
      </Toggle>
      {isOpen && <Content id={id}>{children}</Content>}
    </div>
  );
}

/** Aligns the button's text with the content below it. */
const Toggle = styled(Button)({ '&&': { paddingInline: 0, marginInlineStart: -2 } });

const Content = styled('div')(({ theme }) => ({ minInlineSize: 0, paddingBlockStart: theme.spacing(1) }));
