import type { MenusRecord } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { linkNames, recordLinksInMenus, visibleMenus } from '@porchlight/contract/visible-menus';
import { type ComponentType, lazy, type ReactNode, useMemo } from 'react';
import { reportFailure } from '../api/index.ts';
import { RecordEditPage } from '../editor/index.ts';
import type { EntityDefinition } from '../entity/index.ts';
import { organization, setMenus } from '../site/index.ts';
import { linkedTitles } from './linked-titles.ts';

/** Loaded after the form, which works without it. */
const PageBarFit = lazy<ComponentType<{ value: string }>>(() =>
  import('./PageBarFit.tsx').then(
    (part) => ({ default: part.PageBarFit }),
    () => ({ default: NotLoaded }),
  ),
);

function NotLoaded(): ReactNode {
  return null;
}

const summaries = { pages: PageBarFit };

/** The form of the menus, which says how many links fit into the page bar. */
export function MenusPage({ definition }: { definition: EntityDefinition }) {
  const menus = useMemo(() => ({ ...definition, summaries }), [definition]);
  return <RecordEditPage definition={menus} onSaved={(record) => void showSaved(record)} />;
}

/** Shows the saved menus on the public pages that are opened without a reload. */
async function showSaved(saved: AnyRecord): Promise<void> {
  // The server has checked the record of this entity.
  const record = saved as AnyRecord & MenusRecord;
  try {
    const titles = await linkedTitles(recordLinksInMenus(record));
    setMenus(visibleMenus(record, linkNames(organization, titles)));
  } catch (error) {
    // They are shown after the next reload.
    reportFailure('show the saved menus', error);
  }
}
