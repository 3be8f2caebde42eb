import type { StoredSection } from '@porchlight/contract/sections/section';
import type { SectionFacts } from '@porchlight/contract/sections/section-facts';
import { sectionRows } from '@porchlight/contract/sections/section-rows';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Section } from '@porchlight/ui/layout/Section';
import type { SectionPlace } from '@porchlight/ui/sections';
import { SectionPair, type SectionPairProps } from '@porchlight/ui/sections/SectionPair';
import { Fragment, lazy, memo, type ReactNode, Suspense, use, useContext, useDeferredValue } from 'react';
import { useOutletContext } from 'react-router-dom';
import { EditUrlContext, organization } from '../site/index.ts';
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
  /** Whether they follow a list, whose page has its heading. @default false */
  isBelowList?: boolean;
}

/** Pencils are only for people who may edit the page. */
const SectionEditLinks = lazy(async () => ({ default: (await import('./SectionEditLinks.tsx')).SectionEditLinks }));

/**
 * The sections of a page that visitors see, each with a pencil for people who may edit it. One of a kind that this
 * program doesn't know is left out. A kind that is not loaded is waited for; in a preview, what was shown before stays
 * meanwhile.
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

const LoadedSections = memo(function LoadedSections(props: PageSectionsProps) {
  const { sections, facts, breadcrumbs, header, isBelowList = false } = props;
  const eyebrow = useOutletContext<string | undefined>();
  const editUrl = useContext(EditUrlContext);
  for (const promise of loadingViews(sections)) use(promise);
  const visible = sections.filter((section) => !section.hidden && viewOf(section));
  const linkedIds = new Set<string>();
  const context: ResolveContext = { organization, facts, sectionIds: new Set(visible.map(({ id }) => id)), linkedIds };
  const shown = visible.flatMap((section): ShownSection[] => {
    const view = viewOf(section);
    return view ? [{ section, view, values: resolveValues(view.shape, section.values, context) }] : [];
  });
  const render = ({ view, values }: ShownSection, place: SectionPlace) =>
    // The words above a page's heading come from the menus by default.
    place.isFirst && view.isHeader && 'eyebrow' in view.shape
      ? view.render({ ...values, eyebrow: values.eyebrow || eyebrow, breadcrumbs }, place)
      : view.render(values, place);
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
          isFirst: index === 0 && !isBelowList,
          isAfterHeader: index === 1 && before?.kind === 'pageHeader',
          isInColumn: false,
          isLinkTarget: linkedIds.has(id),
          isAfterHero: before?.kind === 'hero',
        };
        const inColumn = (each: ShownSection) => {
          const ownId = each.section.id;
          return render(each, { ...place, id: ownId, isInColumn: true, isLinkTarget: linkedIds.has(ownId) });
        };
        const isPair = second && beside;
        return (
          <Fragment key={id}>
            {editUrl && (
              <Suspense>
                <SectionEditLinks
                  editUrl={editUrl}
                  sections={isPair ? [first.section, second.section] : [first.section]}
                />
              </Suspense>
            )}
            {isPair ? (
              <SectionPair beside={beside} place={place} {...headOf(first)}>
                {[inColumn(first), inColumn(second)]}
              </SectionPair>
            ) : (
              render(first, place)
            )}
          </Fragment>
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
