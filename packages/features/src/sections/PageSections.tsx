import type { StoredSection } from '@porchlight/contract/sections/section';
import type { SectionFacts } from '@porchlight/contract/sections/section-facts';
import { sectionRows } from '@porchlight/contract/sections/section-rows';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Section } from '@porchlight/ui/layout/Section';
import type { SectionPlace } from '@porchlight/ui/sections';
import { SectionPair, type SectionPairProps } from '@porchlight/ui/sections/SectionPair';
import { Fragment, memo, type ReactNode, Suspense, use, useDeferredValue } from 'react';
import { organization } from '../site/index.ts';
import { type ResolveContext, resolveValues } from './resolve-values.ts';
import type { SectionView } from './section-view.ts';
import { loadingViews, viewOf } from './section-views.ts';

export interface PageSectionsProps {
  sections: readonly StoredSection[];
  facts?: SectionFacts;
  /** Navigation to the pages above, which the header of the page shows. */
  breadcrumbs?: ReactNode;
  /** Shown before the sections, unless the first one is the page's header. */
  header: ReactNode;
}

/**
 * The sections of a page that visitors see. One of a kind that this program doesn't know is left out. A kind that is not
 * loaded is waited for; in a preview, what was shown before stays meanwhile.
 */
export function PageSections(props: PageSectionsProps) {
  const deferred = useDeferredValue(props);
  const loading = (
    <Section width="prose">
      <Loading />
    </Section>
  );
  return (
    <Suspense fallback={loading}>
      <LoadedSections {...deferred} />
    </Suspense>
  );
}

/** A section with its view, and the props of its component. */
interface ShownSection {
  section: StoredSection;
  view: SectionView;
  values: Readonly<Record<string, unknown>>;
}

const LoadedSections = memo(function LoadedSections({ sections, facts, breadcrumbs, header }: PageSectionsProps) {
  for (const promise of loadingViews(sections)) use(promise);
  const visible = sections.filter((section) => !section.hidden && viewOf(section));
  const linkedIds = new Set<string>();
  const context: ResolveContext = { organization, facts, sectionIds: new Set(visible.map(({ id }) => id)), linkedIds };
  const shown = visible.flatMap((section): ShownSection[] => {
    const view = viewOf(section);
    return view ? [{ section, view, values: resolveValues(view.shape, section.values, context) }] : [];
  });
  const render = ({ view, values }: ShownSection, place: SectionPlace) =>
    view.render(place.isFirst ? { ...values, breadcrumbs } : values, place);
  const rows = sectionRows(shown, ({ section, view }) =>
    view.fitsInColumn ? (section.values.beside ?? 'none') : undefined,
  );
  return (
    <>
      {!shown[0]?.view.isHeader && header}
      {rows.map(({ sections: [first, second], beside }, index) => {
        const before = rows[index - 1]?.sections[0].section;
        const { id } = first.section;
        const place: SectionPlace = {
          id,
          spacing: before && isPlain(before) && isPlain(first.section) ? 'none' : 'full',
          isFirst: index === 0,
          isAfterHeader: index === 1 && before?.kind === 'pageHeader',
          isInColumn: false,
          isLinkTarget: linkedIds.has(id),
          isAfterHero: before?.kind === 'hero',
        };
        if (!second || !beside) return <Fragment key={id}>{render(first, place)}</Fragment>;
        const inColumn = (each: ShownSection) => {
          const ownId = each.section.id;
          return render(each, { ...place, id: ownId, isInColumn: true, isLinkTarget: linkedIds.has(ownId) });
        };
        return (
          <SectionPair key={id} beside={beside} place={place} {...headOf(first)}>
            {[inColumn(first), inColumn(second)]}
          </SectionPair>
        );
      })}
    </>
  );
});

/** What the row of two sections takes from the first one. */
function headOf({ values: { title, lead, link, linkText, tone } }: ShownSection) {
  return { title, lead, link, linkText, tone } as Partial<SectionPairProps>;
}

/** Whether a section has the background of the page: two of them need no space twice. A hero has its own. */
const isPlain = ({ kind, values }: StoredSection) =>
  kind !== 'hero' && (values.tone === undefined || values.tone === 'plain');
