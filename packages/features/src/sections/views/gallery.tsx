import { GallerySection } from '@porchlight/ui/sections/GallerySection';
import { headLink, type SectionViews, view } from '../section-view.ts';

export const galleryViews: SectionViews = {
  gallery: view<'gallery'>(GallerySection, {
    title: 'text',
    lead: 'text',
    items: { caption: 'text', picture: 'image' },
    ...headLink,
    tone: 'value',
  }),
};
