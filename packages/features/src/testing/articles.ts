import type { Article } from '@porchlight/contract/entities';
import { hostileMarkup, unbrokenText } from './hostile.ts';

const row = { version: 1, updated_at: '2026-02-02T15:00:00Z', pdf: null, authors: [], topics: [] };

/** Realistic articles: short and long, with and without a PDF, one with a title that is too long. */
export const sampleArticles: Article[] = [
  {
    ...row,
    id: 3,
    title: 'Heirs’ property: who owns the land your grandmother left?',
    subtitle: 'A plain guide to tangled titles in middle Georgia',
    slug: 'heirs-property',
    body: [
      'When Lula Mae Tate died in 1961 she left forty-one acres and no will. Under Georgia law the land passed to her nine children together, and from them to their children. Today sixty-three people own it, most of whom have never met.',
      'Land held this way is called heirs’ property. Every heir owns a share of the whole, and none owns a corner they can point to. Any one of them can ask a court to sell all of it, and for a century that is how families like hers lost farms they had paid for twice over.',
      'There is something you can do. Start with a family tree, as complete as you can make it, with dates of death and the names of spouses. Bring the last deed in a person’s name, the tax bill, and every paper you find in the Bible box. Our volunteers meet on the second Saturday of each month and will sit down with you, at no cost, for as long as it takes.',
    ].join('\n\n'),
    created_at: '2026-02-01T15:00:00Z',
    pdf: '0123456789abcdef0123456789abcdef.12.pdf',
    pdf_bytes: 2_400_000,
  },
  {
    ...row,
    id: 2,
    title: 'What the pantry line taught us',
    subtitle: '',
    slug: 'what-the-pantry-line-taught-us',
    body: 'People come for greens and stay for company.',
    created_at: '2025-11-20T15:00:00Z',
  },
  {
    ...row,
    id: 1,
    title: `Minutes, maps and memory: ${'how a county road got its name and lost it again, '.repeat(4)}1871 to 1968`,
    subtitle: 'From the reading room',
    slug: 'minutes-maps-and-memory',
    body: 'The road was called Freedmen’s Lane until a clerk left it off the map. '.repeat(30),
    created_at: '2024-06-05T15:00:00Z',
  },
];

const [plain] = sampleArticles as [Article];
/** Articles whose data tries to break the page; one has a PDF of unknown size. */
export const hostileArticles: Article[] = [
  { ...plain, id: 2, title: hostileMarkup, subtitle: hostileMarkup, body: hostileMarkup, pdf_bytes: undefined },
  { ...plain, id: 1, title: unbrokenText, subtitle: unbrokenText, body: unbrokenText, slug: '' },
];
