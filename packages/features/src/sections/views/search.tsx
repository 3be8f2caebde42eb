import { SearchSection } from '@porchlight/ui/sections/SearchSection';
import { type SectionViews, view } from '../section-view.ts';

export const searchViews: SectionViews = {
  search: view<'search'>(SearchSection, {
    ...({ title: 'text', lead: 'text', placeholder: 'text', tone: 'value' } as const),
  }),
};
