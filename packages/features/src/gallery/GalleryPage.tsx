import { Button } from '@porchlight/ui/Button';
import { EmptyState } from '@porchlight/ui/EmptyState';
import { Gallery } from '@porchlight/ui/Gallery';
import { PageHeader } from '@porchlight/ui/PageHeader';
import { Section } from '@porchlight/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { RecordList, useFocusOnPageChange } from '../records/index.ts';
import type { Page } from '../site/page.ts';
import {
  askedPage,
  galleryHref,
  galleryPageCount,
  galleryPageQuery,
  galleryPicture,
  pageParameter,
} from './gallery.view.ts';

/** Pictures, twelve a page; the page is in the address, so that Back works. spec 2.1, 2.2, 4 */
export function GalleryPage() {
  const [searchParams] = useSearchParams();
  const page = askedPage(searchParams);
  const result = useQuery(galleryPageQuery(page));
  const ref = useFocusOnPageChange(page);
  const pageCount = galleryPageCount(result.data?.totalCount ?? 0);
  return (
    <>
      <PageHeader
        title="Gallery"
        lead="Quilts on the line, ballots on the table, greens before anybody has washed them. Press a picture to see it large."
        seed="gallery"
        block="nine-patch"
      />
      <Section ref={ref} tabIndex={-1} aria-label="Pictures" spacing="none">
        <RecordList
          name="gallery"
          result={result}
          empty={
            page > 1 ? (
              <EmptyState
                text={`The gallery has no page ${page}.`}
                action={<Button href={galleryHref(pageCount)}>Go to the last page</Button>}
              />
            ) : (
              <EmptyState text="No pictures yet. The camera is out with the pecan harvest." />
            )
          }
        >
          {(items) => (
            <Gallery
              key={page}
              pictures={items.map(galleryPicture)}
              page={page}
              pageCount={pageCount}
              hasNext={page < pageCount}
              hrefFor={galleryHref}
            />
          )}
        </RecordList>
      </Section>
    </>
  );
}

/** Records and head of a page of the gallery; a page past the last one answers 404. */
export const galleryPage: Page = {
  lists: ['gallery'],
  searchParams: [pageParameter],
  queries: ({ searchParams }) => [galleryPageQuery(askedPage(searchParams))],
  head: ({ searchParams }, read) => {
    const page = askedPage(searchParams);
    const answer = read(galleryPageQuery(page));
    return {
      title: page > 1 ? `Gallery, page ${page}` : 'Gallery',
      description:
        'Pictures from Marrow Creek, Georgia: quilts, fields, choirs, ballots, the pantry line and the longleaf woods.',
      canonicalPath: galleryHref(page),
      quilt: { seed: 'gallery' },
      missing: page > 1 && answer?.records.length === 0,
    };
  },
};
