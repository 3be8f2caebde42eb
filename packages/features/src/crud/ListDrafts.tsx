import { FilterLinks } from '@porchlight/ui/FilterLinks';
import { truncate } from '@porchlight/ui/TruncatedText';
import { draftTitle, draftUrl } from './draft-url.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { useKeptDrafts } from './useKeptDrafts.ts';

/** Drafts that stand above a list; the home screen has the others. */
const shownDrafts = 3;
const titleCharacters = 40;

/** What somebody has begun of a list's records on this device and not saved, each a link to its form. Nothing where there is none. */
export function ListDrafts({ definition }: { definition: AnyEntityDefinition }) {
  const { drafts } = useKeptDrafts();
  return (
    <FilterLinks
      label="Continue"
      links={drafts
        .filter(({ resource }) => resource === definition.name)
        .slice(0, shownDrafts)
        .map((draft) => ({
          text: `Draft: ${truncate(draftTitle(draft, definition), titleCharacters).text}`,
          href: draftUrl(definition, draft),
        }))}
    />
  );
}
