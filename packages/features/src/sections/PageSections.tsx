import { titleCharacters } from '@porchlight/contract/limits';
import { fillFacts } from '@porchlight/contract/organization-tokens';
import { descriptionOf, type SectionKind, sectionKindNames } from '@porchlight/contract/sections/kinds';
import type { StoredSection } from '@porchlight/contract/sections/section';
import type { SectionFacts } from '@porchlight/contract/sections/section-facts';
import { sectionRows } from '@porchlight/contract/sections/section-rows';
import { sectionLabel, sectionTitle } from '@porchlight/contract/sections/stored-sections';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import { type EditLink, EditLinks } from '@porchlight/ui/navigation/EditLinks';
import type { SectionPlace } from '@porchlight/ui/sections';
import { SectionPair, type SectionPairProps } from '@porchlight/ui/sections/SectionPair';
import { Fragment, type ReactNode, useContext } from 'react';
import { EditUrlContext, organization } from '../site/index.ts';
import { resolveValues } from './resolve-values.ts';
import { sectionViews } from './section-views.tsx';

export interface PageSectionsProps {
  sections: readonly StoredSection[];
  facts?: SectionFacts;
  /** Navigation to the pages above, which the header of the page shows. */
  breadcrumbs?: ReactNode;
}

/**
 * The sections of a page that visitors see, each with a pencil for people who may edit it. One of a kind that this
 * program doesn't know is left out.
 */
export function PageSections({ sections, facts, breadcrumbs }: PageSectionsProps) {
  const editUrl = useContext(EditUrlContext);
  const shown = sections.filter((section) => !section.hidden && descriptionOf(section));
  const render = (section: StoredSection, place: SectionPlace) => {
    const kind = sectionKindNames.find((each) => each === section.kind);
    if (!kind) return null;
    const values = propsOf(section, facts);
    return sectionViews[kind](place.isFirst ? { ...values, breadcrumbs } : values, place);
  };
  const rows = sectionRows(shown);
  return rows.map(({ sections: [first, second], beside }, index) => {
    const before = rows[index - 1]?.sections[0];
    const place: SectionPlace = {
      id: first.id,
      spacing: before && isPlain(before) && isPlain(first) ? 'none' : 'full',
      isFirst: index === 0,
      isInColumn: false,
      isAfterHero: before?.kind === ('hero' satisfies SectionKind),
    };
    const inColumn = (section: StoredSection) => render(section, { ...place, id: section.id, isInColumn: true });
    const isPair = second && beside;
    return (
      <Fragment key={first.id}>
        {editUrl && <EditLinks links={(isPair ? [first, second] : [first]).map((each) => editLink(editUrl, each))} />}
        {isPair ? (
          <SectionPair beside={beside} place={place} {...headOf(first, facts)}>
            {[inColumn(first), inColumn(second)]}
          </SectionPair>
        ) : (
          render(first, place)
        )}
      </Fragment>
    );
  });
}

function editLink(editUrl: string, section: StoredSection): EditLink {
  const { text } = truncate(fillFacts(sectionTitle(section), organization), titleCharacters);
  const name = [sectionLabel(section), text].filter(Boolean).join(', ');
  return { href: `${editUrl}#${encodeURIComponent(section.id)}`, label: `Edit section: ${name}` };
}

function propsOf(section: StoredSection, facts: SectionFacts | undefined): Record<string, unknown> {
  const description = descriptionOf(section);
  return description ? resolveValues(description.fields, section.values, { organization, facts }) : {};
}

/** What the row of two sections takes from the first one. */
function headOf(section: StoredSection, facts: SectionFacts | undefined) {
  const { title, lead, link, linkText, tone } = propsOf(section, facts);
  return { title, lead, link, linkText, tone } as Partial<SectionPairProps>;
}

/** Whether a section has the background of the page: two of them need no space twice. A hero has its own. */
const isPlain = ({ kind, values }: StoredSection) =>
  kind !== 'hero' && (values.tone === undefined || values.tone === 'plain');
