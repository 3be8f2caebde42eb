import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTable } from './table-context.ts';
import { firstPage, isShown } from './table-state.ts';

/** Views of the list, of which one is chosen when the list is filtered just as it is. Internal to the toolbars. */
export function ListViews() {
  const { label, views, state, change } = useTable();
  if (views.length === 0) return null;
  const current = views.findIndex(isShown(state));
  return (
    <Tabs
      aria-label={label}
      value={current === -1 ? false : current}
      onChange={(_, index: number) => {
        const view = views[index];
        if (view) change({ filters: view.filters, sort: view.sort, ...firstPage });
      }}
    >
      {views.map((view) => (
        <Tab key={view.label} label={view.label} />
      ))}
    </Tabs>
  );
}
