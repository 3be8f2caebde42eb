import { descriptionOf, type SectionKind, sectionKindNames } from '@porchlight/contract/sections/kinds';
import type { StoredSection } from '@porchlight/contract/sections/section';
import type { SectionFacts } from '@porchlight/contract/sections/section-facts';
import { Fragment, type ReactNode } from 'react';
import { organization } from '../site/index.ts';
import { resolveValues } from './resolve-values.ts';
import { sectionViews } from './section-views.tsx';

export interface PageSectionsProps {
  sections: readonly StoredSection[];
  facts?: SectionFacts;
  /** Navigation to the pages above, which the header of the page shows. */
  breadcrumbs?: ReactNode;
}

/** The sections of a page that visitors see. One of a kind that this program doesn't know is left out. */
export function PageSections({ sections, facts, breadcrumbs }: PageSectionsProps) {
  const shown = sections.filter((section) => !section.hidden && descriptionOf(section));
  return shown.map((section, index) => {
    const description = descriptionOf(section);
    const view = sectionViews[kindOf(section)];
    if (!description || !view) return null;
    const values = resolveValues(description.fields, section.values, { organization, facts });
    const before = shown[index - 1];
    return (
      <Fragment key={section.id}>
        {view(description.isHeader ? { ...values, breadcrumbs } : values, {
          id: section.id,
          spacing: before && isPlain(before) && isPlain(section) ? 'none' : 'full',
          isFirst: index === 0,
          isInColumn: false,
        })}
      </Fragment>
    );
  });
}

function kindOf({ kind }: StoredSection): SectionKind {
  const known = sectionKindNames.find((each) => each === kind);
  if (!known) throw new Error(`There is no kind of section ${kind}.`);
  return known;
}

/** Whether a section has the background of the page: two of them need no space twice. */
const isPlain = ({ values }: StoredSection) => values.tone === undefined || values.tone === 'plain';
