import { readItems } from '@porchlight/contract/items';
import { menuBarWidthPx } from '@porchlight/contract/limits';
import { linkNames, menuLink } from '@porchlight/contract/visible-menus';
import { BottomBarFit } from '@porchlight/ui/navigation/BottomBar';
import { organization } from '../site/index.ts';
import { useLinkedTitles } from './useLinkedTitles.ts';

/** Says how many links of the page bar fit into it, while they are edited. */
export function PageBarFit({ value }: { value: string }) {
  const items = (readItems(value) ?? []).map(({ label, link }) => ({
    label: String(label ?? ''),
    link: String(link ?? ''),
  }));
  const titles = useLinkedTitles(items.map(({ link }) => link));
  const nameOf = linkNames(organization, titles);
  return <BottomBarFit links={items.flatMap((item) => menuLink(item, nameOf) ?? [])} windowPx={menuBarWidthPx} />;
}
