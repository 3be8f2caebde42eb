import { expect, test } from 'vitest';
import { declaredTextProps, looksLikeText, textPaths, withTexts } from './text-props.ts';

test('sentences and names are text; addresses, dates, slugs and choices are not', () => {
  for (const text of ['Donate', 'Bring a dish', 'Sunday 4 May']) expect(looksLikeText(text), text).toBe(true);
  for (const other of [
    '/all-articles',
    'https://vote.gov/',
    '2026-05-01T18:00:00Z',
    'staff@porchlight.example',
    'north-star',
    '3/2',
    '',
  ])
    expect(looksLikeText(other), other).toBe(false);
});

test('nested texts are found, but not URLs, dates or components', () => {
  const args = {
    title: 'Supper',
    href: '/Events',
    links: [{ text: 'Events', href: '/events' }],
    on: new Date(),
    count: 3,
  };
  expect(textPaths(args)).toEqual([['title'], ['links', '0', 'text']]);
});

test('props are read from the interface, including optional and inherited ones', () => {
  const source = `export interface CardProps extends Base {
  /** Words. */
  title: string;
  lead?: string | null;
  children?: ReactNode;
  href: string;
  tone?: 'page' | 'band';
  count: number;
}`;
  expect(declaredTextProps(source, 'Card')).toEqual(['title', 'lead', 'children']);
});

test('inserting texts changes a copy', () => {
  const args = { title: 'Supper', links: [{ text: 'Events', href: '/events' }] };
  expect(withTexts(args, [['title'], ['links', '0', 'text']], String)).toEqual({
    title: '0',
    links: [{ text: '1', href: '/events' }],
  });
  expect(args.title).toBe('Supper');
});
