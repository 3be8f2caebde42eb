import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import { FilterLinks } from '@porchlight/ui/navigation/FilterLinks';
import { useNarrowScreen } from '@porchlight/ui/theme';
import type { EntityDefinition } from '../entity/index.ts';
import { draftTitle, draftUrl } from './draft-url.ts';
import { useSavedDrafts } from './useSavedDrafts.ts';

/** Maximum number of drafts above a list, on phones the newest only; the home screen has the others. */
const shownDrafts = 3;
const shownOnPhones = 1;
const titleCharacters = 40;

/** Links to the forms of the user's drafts of this list's records on this device; renders nothing without drafts. */
export function ListDrafts({ definition }: { definition: EntityDefinition }) {
  const { drafts } = useSavedDrafts();
  const isNarrow = useNarrowScreen();
  return (
    <FilterLinks
      label="Unsaved work"
      links={drafts
        .filter(({ resource }) => resource === definition.name)
        .slice(0, isNarrow ? shownOnPhones : shownDrafts)
        .map((draft) => ({
          text: `Unsaved: ${truncate(draftTitle(draft, definition), titleCharacters).text}`,
          href: draftUrl(definition, draft),
        }))}
    />
  );
}
