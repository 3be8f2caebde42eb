import type { PageRecord } from '@porchlight/contract/entities';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import '../testing/sample-organization.ts';
import { pageAtQuery } from '../api/index.ts';
import { type Page, PageWordsContext } from '../site/index.ts';
import { demoPage } from '../testing/site-pages.ts';
import { withRecord } from './list-page.tsx';

/** A list that shows the words it is given. */
function List() {
  const words = useContext(PageWordsContext);
  return createElement('main', null, words ? `${words.title} / ${words.lead}` : 'Its own words');
}

const ownHead = { title: 'Stories, page 2', cardTitle: 'Stories', description: 'Own.', canonicalPath: '/stories' };
const ownPage: Page = { queries: () => [], head: () => ownHead };
const { Component, page } = withRecord({ Component: List, page: ownPage }, () => 'stories');
const args = { params: {}, searchParams: new URLSearchParams() };
const header = (values: PageRecord['sections'][number]['values'], hidden = false) => ({
  ...{ id: 'a', kind: 'pageHeader', version: 1, values },
  ...(hidden && { hidden }),
});
const recordWith = (values: Partial<PageRecord>): PageRecord => ({
  ...demoPage('kenya'),
  ...{ title: 'Heard in {town}', description: 'What people of {town} say.', slug: 'stories', sections: [] },
  ...values,
});
// The query gives the head's data its type.
const reading = (record: PageRecord | null) => () => record as never;

/** What visitors read on the list. */
function shown(record: PageRecord | null): string {
  const client = new QueryClient();
  client.setQueryData(pageAtQuery('stories').queryKey, record);
  const list = createElement(MemoryRouter, { initialEntries: ['/stories'] }, createElement(Component));
  return renderToString(createElement(QueryClientProvider, { client }, list));
}

test('a list has the words of its record’s header, with facts, and without a record its own', () => {
  const sections = [header({ title: 'Stories of {town}', lead: 'Told in {town}.' })];
  expect(shown(recordWith({ sections }))).toContain('Stories of Marrow Creek / Told in Marrow Creek.');
  expect(shown(null)).toContain('Its own words');
});

test('without a header, or with a hidden one, the heading is the record’s title', () => {
  expect(shown(recordWith({}))).toContain('Heard in Marrow Creek / undefined');
  expect(shown(recordWith({ sections: [header({ title: 'Hidden' }, true)] }))).toContain('Heard in Marrow Creek');
});

test('search engines get the record’s title and description, and the page’s number stays', () => {
  expect(page?.head(args, reading(recordWith({})))).toMatchObject({
    title: 'Heard in Marrow Creek, page 2',
    cardTitle: 'Heard in Marrow Creek',
    description: 'What people of Marrow Creek say.',
    canonicalPath: '/stories',
  });
  expect(page?.head(args, reading(null))).toEqual(ownHead);
});

test('the server waits for the record', () => {
  const keys = page?.queries?.(args, () => undefined).map(({ queryKey }) => queryKey);
  expect(keys).toEqual([pageAtQuery('stories').queryKey]);
});
