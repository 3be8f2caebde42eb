import type { PageRecord } from '@porchlight/contract/entities';
import { fillFacts } from '@porchlight/contract/organization-tokens';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { type ListPageKey, sitePageSlug } from '@porchlight/contract/site-pages';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { pageAtQuery } from '../api/index.ts';
import {
  organization,
  type Page,
  type PageArgs,
  type PageWords,
  PageWordsContext,
  type ReadQuery,
} from '../site/index.ts';
import { PageSections } from './PageSections.tsx';
import { pageHead } from './page-head.ts';
import { sectionQueries } from './section-queries.ts';
import { loadViews, viewModules } from './section-views.ts';

/** A public page as its file exports it. */
interface ListModule {
  Component: ComponentType;
  page?: Page;
}

/**
 * Gives a list of the site the words of its record, and shows the record's other sections below it. Without a record it
 * stays as it is.
 * @param keyOf the list's key in links, by the parameters of its path; undefined for a path that is none
 */
export function withRecord<Module extends ListModule>(
  { Component: List, page, ...module }: Module,
  keyOf: (params: PageArgs['params']) => ListPageKey | undefined,
) {
  const queryOf = (params: PageArgs['params']) => {
    const key = keyOf(params);
    return key && pageAtQuery(sitePageSlug(key));
  };
  const recordIn = ({ params }: PageArgs, read: ReadQuery) => {
    const query = queryOf(params);
    return query && read(query);
  };
  const belowIn = (args: PageArgs, read: ReadQuery) => {
    const record = recordIn(args, read);
    return record ? sectionsBelow(record) : [];
  };
  return {
    ...module,
    Component: function ListPage() {
      const query = queryOf(useParams());
      // Hooks can't be left out: for a path without a list the query never runs.
      const { data: record } = useQuery(query ?? { ...pageAtQuery(''), enabled: false });
      if (!query || !record) return <List />;
      const sections = sectionsBelow(record);
      return (
        <>
          <PageWordsContext value={wordsOf(record)}>
            <List />
          </PageWordsContext>
          {sections.length > 0 && (
            <PageSections sections={sections} facts={record.sections_facts} header={null} isBelowList />
          )}
        </>
      );
    },
    page:
      page &&
      ({
        ...page,
        hasRecord: true,
        queries(args, read) {
          const query = queryOf(args.params);
          return [
            ...(page.queries?.(args, read) ?? []),
            ...(query ? [query] : []),
            ...sectionQueries(belowIn(args, read)),
          ];
        },
        async load(args, read) {
          await Promise.all([page.load?.(args, read), loadViews(belowIn(args, read))]);
        },
        modules: (args, read) => [...(page.modules?.(args, read) ?? []), ...viewModules(belowIn(args, read))],
        head(args, read) {
          const head = page.head(args, read);
          const record = recordIn(args, read);
          if (!record || head.missing) return head;
          const { title, description, imageUrl } = pageHead(record);
          return { ...head, title, description, imageUrl };
        },
      } satisfies Page),
  };
}

const isHeader = (section: StoredSection | undefined) => section?.kind === 'pageHeader';

function sectionsBelow({ sections }: PageRecord): readonly StoredSection[] {
  const shown = sections.filter(({ hidden }) => !hidden);
  return isHeader(shown[0]) ? shown.slice(1) : shown;
}

/** The words of the record's page header; without one, its title. */
function wordsOf({ title, sections }: PageRecord): PageWords {
  const header = sections.find(({ hidden }) => !hidden);
  const values = header && isHeader(header) ? header.values : {};
  const text = (name: string) => fillFacts(String(values[name] ?? ''), organization);
  return {
    title: text('title') || fillFacts(title, organization),
    lead: text('lead') || undefined,
    ...(text('eyebrow') && { eyebrow: text('eyebrow') }),
  };
}
