import { titleCharacters } from '@porchlight/contract/limits';
import { linkParts } from '@porchlight/contract/links';
import { fillFacts } from '@porchlight/contract/organization-tokens';
import { descriptionOf, type SectionKind, sectionKindNames, sectionKinds } from '@porchlight/contract/sections/kinds';
import type { StoredSection } from '@porchlight/contract/sections/section';
import type { SectionFacts } from '@porchlight/contract/sections/section-facts';
import { sectionRows } from '@porchlight/contract/sections/section-rows';
import { sectionLabel, sectionReferences, sectionTitle } from '@porchlight/contract/sections/stored-sections';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import { type EditLink, EditLinks } from '@porchlight/ui/navigation/EditLinks';
import type { SectionPlace } from '@porchlight/ui/sections';
import { SectionPair, type SectionPairProps } from '@porchlight/ui/sections/SectionPair';
import { Fragment, type ReactNode, useContext } from 'react';
import { useOutletContext } from 'react-router-dom';
import { EditUrlContext, organization } from '../site/index.ts';
import { type ResolveContext, resolveValues } from './resolve-values.ts';
import { sectionViews } from './section-views.tsx';

export interface PageSectionsProps {
  sections: readonly StoredSection[];
  facts?: SectionFacts;
  /** Navigation to the pages above, which the header of the page shows. */
  breadcrumbs?: ReactNode;
  /** Whether they follow a list, whose page has its heading. @default false */
  isBelowList?: boolean;
}

/**
 * The sections of a page that visitors see, each with a pencil for people who may edit it. One of a kind that this
 * program doesn't know is left out.
 */
export function PageSections({ sections, facts, breadcrumbs, isBelowList = false }: PageSectionsProps) {
  const eyebrow = useOutletContext<string | undefined>();
  const editUrl = useContext(EditUrlContext);
  const shown = sections.filter((section) => !section.hidden && descriptionOf(section));
  const targets = linkTargetsIn(shown);
  const context: ResolveContext = { organization, facts, sectionIds: new Set(shown.map(({ id }) => id)) };
  const render = (section: StoredSection, place: SectionPlace) => {
    const kind = sectionKindNames.find((each) => each === section.kind);
    if (!kind) return null;
    const values = propsOf(section, context);
    if (!place.isFirst || !hasEyebrow(kind)) return sectionViews[kind](values, place);
    return sectionViews[kind]({ ...values, eyebrow: values.eyebrow || eyebrow, breadcrumbs }, place);
  };
  const rows = sectionRows(shown);
  return rows.map(({ sections: [first, second], beside }, index) => {
    const before = rows[index - 1]?.sections[0];
    const place: SectionPlace = {
      id: first.id,
      spacing: before && isPlain(before) && isPlain(first) ? 'none' : 'full',
      isFirst: index === 0 && !isBelowList,
      isAfterHeader: index === 1 && before?.kind === ('pageHeader' satisfies SectionKind),
      isInColumn: false,
      isLinkTarget: targets.has(first.id),
      isAfterHero: before?.kind === ('hero' satisfies SectionKind),
    };
    const inColumn = (section: StoredSection) =>
      render(section, { ...place, id: section.id, isInColumn: true, isLinkTarget: targets.has(section.id) });
    const isPair = second && beside;
    return (
      <Fragment key={first.id}>
        {editUrl && <EditLinks links={(isPair ? [first, second] : [first]).map((each) => editLink(editUrl, each))} />}
        {isPair ? (
          <SectionPair beside={beside} place={place} {...headOf(first, context)}>
            {[inColumn(first), inColumn(second)]}
          </SectionPair>
        ) : (
          render(first, place)
        )}
      </Fragment>
    );
  });
}

/** Whether a kind is the header of a page, with words above its heading that come from the menus by default. */
const hasEyebrow = (kind: SectionKind) => sectionKinds[kind].isHeader && 'eyebrow' in sectionKinds[kind].fields;

function editLink(editUrl: string, section: StoredSection): EditLink {
  const { text } = truncate(fillFacts(sectionTitle(section), organization), titleCharacters);
  const name = [sectionLabel(section), text].filter(Boolean).join(', ');
  return { href: `${editUrl}#${encodeURIComponent(section.id)}`, label: `Edit section: ${name}` };
}

/** The ids of the sections that links of the page lead to. */
function linkTargetsIn(sections: readonly StoredSection[]): ReadonlySet<string> {
  const links = sectionReferences(sections).links.map(linkParts);
  return new Set(links.flatMap(({ type, rest }) => (type === 'section' ? [rest] : [])));
}

function propsOf(section: StoredSection, context: ResolveContext): Record<string, unknown> {
  const description = descriptionOf(section);
  return description ? resolveValues(description.fields, section.values, context) : {};
}

/** What the row of two sections takes from the first one. */
function headOf(section: StoredSection, context: ResolveContext) {
  const { title, lead, link, linkText, tone } = propsOf(section, context);
  return { title, lead, link, linkText, tone } as Partial<SectionPairProps>;
}

/** Whether a section has the background of the page: two of them need no space twice. A hero has its own. */
const isPlain = ({ kind, values }: StoredSection) =>
  kind !== 'hero' && (values.tone === undefined || values.tone === 'plain');
