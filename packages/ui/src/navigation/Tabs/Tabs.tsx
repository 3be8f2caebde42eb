import { styled } from '@mui/material/styles';
import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

export interface Tab {
  /** Tells it from the others; may stand in an address. */
  id: string;
  label: string;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** What the tabs are about, for screen readers. */
  label: string;
  /** The tabs, in their order. */
  tabs: readonly Tab[];
  /** `id` of the tab whose content is shown. */
  selected: string;
  /** Called with the `id` of the tab that was chosen. */
  onSelect: (id: string) => void;
  /** Content of the selected tab. */
  children?: ReactNode;
}

/**
 * MUI's tabs with the panel of the chosen one. The arrow keys, Home and End move along the tabs; Enter, Space or
 * a press chooses one, so that nothing is loaded on the way. Renders a `div`.
 *
 * - **When**: two or three views of the same thing.
 * - **Not for**: going to other pages: links.
 * - **Keys**: Tab reaches the chosen tab, arrows go to the others.
 * @see https://mui.com/material-ui/react-tabs/
 */
export function Tabs({ label, tabs, selected, onSelect, children, ...rest }: TabsProps) {
  const base = useId();
  const idOf = (id: string) => `${base}-${id}`;
  const chosen = tabs.some(({ id }) => id === selected) ? selected : false;
  return (
    <Root {...rest}>
      <MuiTabs aria-label={label} value={chosen} onChange={(_event, id: string) => onSelect(id)}>
        {tabs.map(({ id, label: text }) => (
          <MuiTab
            key={id}
            id={idOf(id)}
            value={id}
            label={text}
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

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  minInlineSize: 0,
}));
