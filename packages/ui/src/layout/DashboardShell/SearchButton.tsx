import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { NavIcon } from '../../data-display/NavIcon/index.ts';
import { smallText } from '../../theme/index.ts';

interface SearchButtonProps {
  /** Keyboard shortcut, as it is shown. */
  keys: readonly string[];
  onClick: () => void;
}

/** A button that looks like a search field and opens the search. Internal to `DashboardShell`. */
export function SearchButton({ keys, onClick }: SearchButtonProps) {
  return (
    <Field onClick={onClick} aria-haspopup="dialog">
      <NavIcon name="search" fontSize="small" />
      <span>Search</span>
      {keys.length > 0 && (
        <Keys aria-hidden="true">
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </Keys>
      )}
    </Field>
  );
}

const Field = styled(ButtonBase)(({ theme }) => ({
  flex: '1 1 auto',
  justifyContent: 'flex-start',
  gap: theme.spacing(1),
  minInlineSize: 44,
  maxInlineSize: 400,
  minBlockSize: 36,
  marginInline: 'auto',
  paddingInline: theme.spacing(1.25),
  border: `1px solid ${theme.palette.edge}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.default,
  color: theme.palette.text.secondary,
  font: 'inherit',
  fontSize: smallText,
  '&:hover': { borderColor: theme.palette.primary.main, color: theme.palette.text.primary },
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

const Keys = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  marginInlineStart: 'auto',
  '& kbd': {
    padding: '0 6px',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.background.paper,
    font: 'inherit',
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
  },
  // Hidden on touch devices, which have no keyboard, and where there is no room.
  '@media (pointer: coarse)': { display: 'none' },
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));
