import DataObjectIcon from '@mui/icons-material/DataObject';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { menuPlace } from '../../hooks/menu-place.ts';
import { color, smallText } from '../../theme/index.ts';
import { IconButton, type IconButtonProps } from '../IconButton/index.ts';

/** A fact of the organization that a text can contain, such as its telephone number. */
export interface TextFact {
  /** As it is in the text: '{pantry hours}'. */
  token: string;
  /** 'Hours of the pantry'. */
  label: string;
  /** What visitors read at present; '' if it is not set. */
  value: string;
}

export interface FactButtonProps extends Omit<IconButtonProps, 'children' | 'label'> {
  /** The facts to choose from, in order. */
  facts: readonly TextFact[];
  /** Called with the token of the chosen fact; then the text has to get the focus. */
  onChooseFact: (token: string) => void;
}

/**
 * A button with a menu of the organization’s facts, to insert one into a text: the text stays right when the fact
 * changes. In a line of text it shows while the line is pointed at or has the focus. Renders MUI’s icon button and
 * menu.
 *
 * - **When**: at a text that can contain facts.
 * - **Not for**: texts that are never rendered for visitors.
 * - **Keys**: Enter opens, arrow keys and first letters choose, Escape closes and returns the focus.
 */
export function FactButton({ facts, onChooseFact, ...rest }: FactButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef<string | null>(null);
  const afterClose = () => {
    // Only now does the menu no longer hold the focus.
    if (chosen.current !== null) onChooseFact(chosen.current);
    chosen.current = null;
  };
  return (
    <>
      <Opener
        variant="inBar"
        label="Insert fact"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...rest}
      >
        <DataObjectIcon />
      </Opener>
      <Menu
        anchorEl={anchor}
        {...menuPlace(anchor)}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': 'Facts of the organization', dense: true },
          paper: { sx: { maxInlineSize: 360, maxBlockSize: 400 } },
          transition: { onExited: afterClose },
        }}
      >
        <ListSubheader role="presentation">The text changes with the fact</ListSubheader>
        {facts.map(({ token, label, value }) => (
          <MenuItem
            key={token}
            onClick={() => {
              chosen.current = token;
              setAnchor(null);
            }}
          >
            <Texts>
              <span>{label}</span>
              <Value dir="auto">{value || 'Not set'}</Value>
            </Texts>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** In a field, it shows once the field is pointed at or has the focus; on touch screens always. */
const Opener = styled(IconButton)({
  '@media (hover: hover)': {
    '.MuiInputBase-root:not(:hover, :focus-within) &:not([aria-expanded="true"])': { opacity: 0 },
  },
});

const Texts = styled('span')({ display: 'grid', minInlineSize: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' });

const Value = styled('span')({ fontSize: smallText, color: color.muted });
