import SearchIcon from '@mui/icons-material/SearchOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import type { PopperProps } from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';
import { NavIcon } from '../../data-display/NavIcon/index.ts';
import { smallText } from '../../theme/index.ts';
import type { CommandItem } from './command-item.ts';
import { type HighlightedPart, highlightMatches } from './highlight-matches.ts';

interface CommandListProps {
  query: string;
  onQueryChange: (query: string) => void;
  items: readonly CommandItem[];
  onChoose: (item: CommandItem) => void;
  onClose: () => void;
  label: string;
  emptyText: string;
}

/** The search field with its list of results. Internal to `CommandPalette`. */
export function CommandList({ query, onQueryChange, items, onChoose, onClose, label, emptyText }: CommandListProps) {
  return (
    <Autocomplete<CommandItem>
      open
      openOnFocus
      autoHighlight
      disablePortal
      forcePopupIcon={false}
      options={items}
      value={null}
      inputValue={query}
      filterOptions={(options) => options}
      groupBy={({ group }) => group}
      getOptionLabel={(item) => item.label}
      getOptionKey={({ id }) => id}
      noOptionsText={emptyText}
      onInputChange={(_event, typed, reason) => reason === 'input' && onQueryChange(typed)}
      onChange={(_event, item) => item && onChoose(item)}
      onClose={(_event, reason) => reason === 'escape' && onClose()}
      slots={{ popper: InlinePopper }}
      slotProps={{ listbox: { component: 'div', 'aria-label': label } as object }}
      renderInput={({ slotProps }) => (
        <Field
          ref={slotProps.input.ref}
          fullWidth
          startAdornment={<SearchIcon />}
          placeholder="Records, screens, commands"
          slotProps={{
            input: {
              ...slotProps.htmlInput,
              autoFocus: true,
              'aria-label': label,
              dir: 'auto',
              autoComplete: 'off',
              autoCapitalize: 'none',
              spellCheck: false,
              enterKeyHint: 'go',
            },
          }}
        />
      )}
      renderGroup={({ key, group, children }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups and options, but no fieldset
        <div key={key} role="group" aria-label={group}>
          <GroupLabel aria-hidden="true">{group}</GroupLabel>
          {children}
        </div>
      )}
      renderOption={({ key, ...props }, item) => (
        <div key={key} {...(props as HTMLAttributes<HTMLElement>)}>
          <Line item={item} query={query} />
        </div>
      )}
    />
  );
}

/** Renders the list in place, below the field, instead of in a positioned popper. */
function InlinePopper({ children }: PopperProps) {
  return <PopperContent>{children as ReactNode}</PopperContent>;
}

function Line({ item, query }: { item: CommandItem; query: string }) {
  const { icon, label, detail, kind } = item;
  return (
    <>
      {icon && <NavIcon name={icon} fontSize="small" />}
      <Texts dir="auto">
        <Parts of={highlightMatches(label, query)} />
        {detail && detail.length > 0 && (
          <Detail>
            {typeof detail === 'string' ? <Parts of={highlightMatches(detail, query)} /> : <Parts of={detail} />}
          </Detail>
        )}
      </Texts>
      {kind && <Kind>{kind}</Kind>}
    </>
  );
}

function Parts({ of: parts }: { of: readonly HighlightedPart[] }) {
  let offset = 0;
  return parts.map(({ text, isMatch }) => {
    const key = offset;
    offset += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
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

const PopperContent = styled('div')(({ theme }) => ({
  // Field, list and note share the viewport's height; only the list scrolls.
  '& .MuiAutocomplete-listbox': { maxBlockSize: 'min(480px, calc(100dvh - 220px))', padding: theme.spacing(0, 0, 1) },
  [theme.breakpoints.down('sm')]: { '& .MuiAutocomplete-listbox': { maxBlockSize: 'calc(100dvh - 116px)' } },
  '& .MuiPaper-root': { boxShadow: 'none', border: 0, background: 'none' },
  '& .MuiAutocomplete-option.MuiAutocomplete-option': {
    gap: theme.spacing(1.5),
    minBlockSize: 44,
    paddingInline: theme.spacing(2),
    '& > svg': { flex: 'none', color: theme.palette.text.secondary },
    '&.Mui-focused': {
      backgroundColor: theme.palette.band,
      boxShadow: `inset 4px 0 0 ${theme.palette.primary.main}`,
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
  },
  '& mark': {
    backgroundColor: 'transparent',
    color: theme.palette.primary.main,
    fontWeight: 700,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
}));

const GroupLabel = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 2, 0.5),
  fontSize: smallText,
  fontWeight: 600,
  color: theme.palette.text.secondary,
}));

const Texts = styled('span')({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.35,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

const Detail = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: smallText,
  color: theme.palette.text.secondary,
}));

const Kind = styled('span')(({ theme }) => ({
  flex: 'none',
  fontSize: smallText,
  color: theme.palette.text.secondary,
}));
