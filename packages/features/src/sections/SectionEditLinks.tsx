import { titleCharacters } from '@porchlight/contract/limits';
import { fillFacts } from '@porchlight/contract/organization-tokens';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { sectionLabel, sectionTitle } from '@porchlight/contract/sections/stored-sections';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import { EditLinks } from '@porchlight/ui/navigation/EditLinks';
import { organization } from '../site/index.ts';

/** The pencils of the sections of a row, which lead to them in the page's form. */
export function SectionEditLinks({ editUrl, sections }: { editUrl: string; sections: readonly StoredSection[] }) {
  return (
    <EditLinks
      links={sections.map((section) => {
        const { text } = truncate(fillFacts(sectionTitle(section), organization), titleCharacters);
        const name = [sectionLabel(section), text].filter(Boolean).join(', ');
        return { href: `${editUrl}#${encodeURIComponent(section.id)}`, label: `Edit section: ${name}` };
      })}
    />
  );
}
