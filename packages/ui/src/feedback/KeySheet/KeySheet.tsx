import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

/** A keyboard shortcut. */
export interface KeyBinding {
  /** Alternative keys, as they are shown: `['/', 'Ctrl K']`. */
  keys: readonly string[];
  /** What it does. */
  text: string;
}

export interface KeySheetProps extends Omit<DialogProps, 'children' | 'onClose' | 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** Called on Escape, on a click outside, and by 'Close'. */
  onClose: () => void;
  /** The shortcuts, in order. */
  bindings: readonly KeyBinding[];
  /** Whether shortcuts without Ctrl are active; people who use dictation or mistype may need them off. */
  hasSingleKeys: boolean;
  /** Called when the switch is toggled. */
  onSingleKeysChange: (hasSingleKeys: boolean) => void;
}

/**
 * A list of the keyboard shortcuts in MUI's dialog, with a switch that turns off single-key shortcuts.
 *
 * - **When**: opened by `?` and from the account menu.
 * - **Not for**: keys that all controls have, such as Tab and Enter.
 * - **Keys**: Escape closes it; the focus returns afterwards.
 * @see WCAG 2.1.4
 */
export function KeySheet({ open, onClose, bindings, hasSingleKeys, onSingleKeysChange, ...rest }: KeySheetProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} {...rest}>
      <DialogTitle id={id}>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Keys>
          {bindings.map(({ keys, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && ' or '}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </Keys>
        <FormControlLabel
          control={<Switch checked={hasSingleKeys} onChange={(_event, isChecked) => onSingleKeysChange(isChecked)} />}
          label="Use single keys, such as / and ?"
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Keys = styled('dl')(({ theme }) => ({
  margin: theme.spacing(0, 0, 2),
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    paddingBlock: theme.spacing(1),
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
  },
  '& dd': { margin: 0 },
  '& kbd': {
    padding: '2px 8px',
    border: `1px solid ${theme.palette.edge}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.background.default,
    font: 'inherit',
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
  },
}));
