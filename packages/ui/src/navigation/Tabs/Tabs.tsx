import { styled } from '@mui/material/styles';
import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { danger, smallText } from '../../theme/index.ts';

export interface Tab {
  /** Unique id; may be used in a URL. */
  id: string;
  label: string;
  /** What is to know about its content, such as '2 problems', after the label. */
  note?: string;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Accessible name of the tabs. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly Tab[];
  /** `id` of the selected tab. */
  selected: string;
  /** Called with the `id` of the tab that was selected. */
  onSelect: (id: string) => void;
  /** Content of the selected tab. */
  children?: ReactNode;
}

/**
 * MUI's tabs with the panel of the selected one. Arrow keys, Home and End move the focus between tabs; Enter, Space or
 * a click selects, so that moving along doesn't load content. Renders a `div`.
 *
 * - **When**: views of the same thing, or parts of a long form.
 * - **Not for**: links to other pages.
 * - **Keys**: Tab reaches the selected tab, arrow keys the others.
 * @see https://mui.com/material-ui/react-tabs/
 */
export function Tabs({ label, tabs, selected, onSelect, children, ...rest }: TabsProps) {
  const base = useId();
  const idOf = (id: string) => `${base}-${id}`;
  const selectedTab = tabs.some(({ id }) => id === selected) ? selected : false;
  return (
    <Root {...rest}>
      <MuiTabs aria-label={label} value={selectedTab} onChange={(_event, id: string) => onSelect(id)}>
        {tabs.map(({ id, label: text, note }) => (
          <MuiTab
            key={id}
            id={idOf(id)}
            value={id}
            label={
              note ? (
                // One element: the flex box of a tab would take the space before the note.
                <span>
                  {text} <Note>{note}</Note>
                </span>
              ) : (
                text
              )
            }
            aria-controls={id === selected ? idOf('panel') : undefined}
          />
        ))}
      </MuiTabs>
      <div id={idOf('panel')} role="tabpanel" aria-labelledby={idOf(selected)}>
        {children}
      </div>
    </Root>
  );
}

const Note = styled('span')({ color: danger, fontSize: smallText });

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  minInlineSize: 0,
}));
