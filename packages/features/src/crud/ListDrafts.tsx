import { FilterLinks } from '@porchlight/ui/FilterLinks';
import { truncate } from '@porchlight/ui/TruncatedText';
import { useNarrowScreen } from '@porchlight/ui/theme';
import { draftTitle, draftUrl } from './draft-url.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { useKeptDrafts } from './useKeptDrafts.ts';

/** Drafts that stand above a list, on a phone the newest; the home screen has the others. */
const shownDrafts = 3;
const shownOnPhones = 1;
const titleCharacters = 40;

/** What somebody has begun of a list's records on this device and not saved, each a link to its form. Nothing where there is none. */
export function ListDrafts({ definition }: { definition: EntityDefinition }) {
  const { drafts } = useKeptDrafts();
  const isNarrow = useNarrowScreen();
  return (
    <FilterLinks
      label="Continue"
      links={drafts
        .filter(({ resource }) => resource === definition.name)
        .slice(0, isNarrow ? shownOnPhones : shownDrafts)
        .map((draft) => ({
          text: `Draft: ${truncate(draftTitle(draft, definition), titleCharacters).text}`,
          href: draftUrl(definition, draft),
        }))}
    />
  );
}
