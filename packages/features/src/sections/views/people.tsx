import { PeopleSection } from '@porchlight/ui/sections/PeopleSection';
import { headLink, type SectionViews, view } from '../section-view.ts';

export const peopleViews: SectionViews = {
  people: view<'people'>(PeopleSection, {
    title: 'text',
    lead: 'text',
    columns: 'value',
    items: { name: 'text', position: 'text', workstation: 'text', picture: 'image' },
    ...headLink,
    tone: 'value',
  }),
};
