import SearchIcon from '@mui/icons-material/SearchOutlined';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes, Ref } from 'react';

interface CommandFieldProps {
  label: string;
  htmlInput: InputHTMLAttributes<HTMLInputElement>;
  /** Ref of the field with its icon. */
  inputRef?: Ref<HTMLDivElement>;
}

/** The search field. Internal to `CommandPalette`. */
export function CommandField({ label, htmlInput, inputRef }: CommandFieldProps) {
  return (
    <Field
      ref={inputRef}
      fullWidth
      startAdornment={<SearchIcon />}
      placeholder="Records, screens, commands"
      slotProps={{
        input: {
          ...htmlInput,
          'aria-label': label,
          dir: 'auto',
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          enterKeyHint: 'go',
        },
      }}
    />
  );
}

const Field = styled(InputBase)(({ theme }) => ({
  minBlockSize: 60,
  gap: theme.spacing(1.25),
  paddingInlineStart: theme.spacing(2),
  // Room for the close button.
  paddingInlineEnd: theme.spacing(8),
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  '& input': { padding: 0, minBlockSize: 44, boxShadow: 'none' },
  '& input:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&.Mui-focused': { boxShadow: `inset 0 -3px 0 ${theme.palette.primary.main}` },
  '@media (forced-colors: active)': { '&.Mui-focused': { borderBlockEndColor: 'Highlight', borderBlockEndWidth: 3 } },
}));
