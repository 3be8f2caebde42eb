import type { PageRecord } from '@porchlight/contract/entities';
import { sampleValues } from '@porchlight/contract/field-kinds/sections';
import { type SectionKind, sectionKindNames, sectionKinds } from '@porchlight/contract/sections/kinds';
import type { StoredSection } from '@porchlight/contract/sections/section';

const row = {
  version: 1,
  created_at: '2026-01-02T15:00:00Z',
  updated_at: '2026-01-02T15:00:00Z',
  image: null,
};

/** The sample of a kind as a section. */
function sampleSection(kind: SectionKind): StoredSection {
  const { version, fields, sample } = sectionKinds[kind];
  return { id: kind, kind, version, values: sampleValues(fields, sample) };
}

/** Pages: one with a section of every kind, one below it, one without sections. */
export const samplePages: PageRecord[] = [
  {
    ...row,
    id: 3,
    title: 'How we began',
    slug: 'how-we-began',
    description: 'A cook, a back door, and a lamp in the window.',
    menu_label: '',
    sections: sectionKindNames.map(sampleSection),
  },
  {
    ...row,
    id: 2,
    title: 'The first winter',
    slug: 'how-we-began/the-first-winter',
    description: '',
    menu_label: 'First winter',
    sections: [sampleSection('text')],
    pages_above: [{ slug: 'how-we-began', title: 'How we began', menu_label: '' }],
  },
  { ...row, id: 1, title: 'Recipes', slug: 'recipes', description: '', menu_label: '', sections: [] },
];
