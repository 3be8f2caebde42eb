import { PanoramaSection } from '@porchlight/ui/sections/PanoramaSection';
import { headLink, type SectionViews, view } from '../section-view.ts';

export const panoramaViews: SectionViews = {
  panorama: view<'panorama'>(PanoramaSection, {
    title: 'text',
    lead: 'text',
    panorama: 'image',
    picture: 'image',
    startDirection: 'value',
    startElevation: 'value',
    block: 'value',
    ...headLink,
    tone: 'value',
  }),
};
