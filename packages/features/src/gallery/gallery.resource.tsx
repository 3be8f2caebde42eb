import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import type { EntityDefinition } from '../crud/index.ts';
import { urls } from '../urls/index.ts';

/** Pictures of the gallery. */
export const galleryDefinition: EntityDefinition<'gallery'> = {
  name: 'gallery',
  singular: 'gallery picture',
  plural: 'Gallery',
  urls: dashboardUrls.gallery,
  fields: {
    image: { label: 'Image' },
    title: { label: 'Title', help: 'Says what the picture shows; people who can’t see it hear this.' },
    slug: { label: 'Slug' },
  },
  columns: ['title'],
  defaultSort: '-created_at',
  hasPictures: true,
  publicUrl: () => urls.gallery,
};
