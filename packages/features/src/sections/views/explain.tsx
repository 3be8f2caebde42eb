import { FactsSection } from '@porchlight/ui/sections/FactsSection';
import { NoticeSection } from '@porchlight/ui/sections/NoticeSection';
import { StepsSection } from '@porchlight/ui/sections/StepsSection';
import { headLink, type SectionViews, view } from '../section-view.ts';

/** Kinds that explain how something is done. */
export const explainViews: SectionViews = {
  steps: view<'steps'>(StepsSection, {
    ...({ title: 'text', lead: 'text' } as const),
    items: { title: 'text', text: 'longText', file: 'pdf', fileText: 'text' },
    ...headLink,
    tone: 'value',
  }),
  facts: view<'facts'>(
    FactsSection,
    {
      ...({ title: 'text', lead: 'text', columns: 'value' } as const),
      items: { term: 'text', value: 'text' },
      ...headLink,
      ...({ tone: 'value', beside: 'value' } as const),
    },
    { fitsInColumn: true },
  ),
  notice: view<'notice'>(NoticeSection, {
    ...({ title: 'text', text: 'longText', look: 'value', after: 'longText', tone: 'value' } as const),
  }),
};
