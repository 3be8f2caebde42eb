import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { Section } from '@porchlight/ui/layout/Section';
import { Gallery } from '@porchlight/ui/media/Gallery';
import { PagedRecords, pagedPage, usePagedList } from '../records/index.ts';
import { organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { galleryList, galleryPicture } from './gallery.view.ts';

/** The gallery, twelve pictures per page; the page number is in the URL, so that Back works. spec 2.1, 2.2, 4 */
export function Component() {
  const list = usePagedList(galleryList);
  return (
    <>
      <SitePageHeader title="Gallery" seed="gallery" block="nine-patch" />
      <Section ref={list.ref} tabIndex={-1} aria-label="Pictures" spacing="none">
        <PagedRecords list={list} title="The gallery" empty={<EmptyState text="No pictures yet." />}>
          {(items) => <Gallery key={list.page} pictures={items.map(galleryPicture)} {...list.pager} />}
        </PagedRecords>
      </Section>
    </>
  );
}

export const page = pagedPage(galleryList, {
  lists: ['gallery'],
  head: () => ({
    title: 'Gallery',
    description: `Pictures of ${organization.name}.`,
    canonicalPath: urls.gallery,
    quilt: { seed: 'gallery' },
  }),
});
