import type { Podcast } from '@porchlight/contract/entities';
import { AudioPlayer } from '@porchlight/ui/AudioPlayer';
import { Breadcrumbs } from '@porchlight/ui/Breadcrumbs';
import { LongDate } from '@porchlight/ui/LongDate';
import { Notice } from '@porchlight/ui/Notice';
import { PageHeader } from '@porchlight/ui/PageHeader';
import { Prose } from '@porchlight/ui/Prose';
import { RelatedList } from '@porchlight/ui/RelatedList';
import { pictureSizes, ResponsiveImage } from '@porchlight/ui/ResponsiveImage';
import { Section } from '@porchlight/ui/Section';
import { SeeAll } from '@porchlight/ui/SeeAll';
import { Stack } from '@porchlight/ui/Stack';
import { WithSidebar } from '@porchlight/ui/WithSidebar';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { RecordDetail, recordPage } from '../records/index.ts';
import { ShareThisPage } from '../site/ShareThisPage.tsx';
import { soundSeconds } from '../site/sounds.ts';
import { pictureUrl, urls } from '../urls/index.ts';
import { podcastQuery, podcastSeed, relatedPodcastItems, relatedPodcastsQuery } from './podcast.view.ts';

const parents = [{ text: 'Podcasts', href: urls.podcasts }];

/** One podcast: a player for a sound file, a link for a page, what it is about. spec 2.1 */
export function PodcastDetailPage() {
  const { id = '' } = useParams();
  const result = useQuery(podcastQuery(id));
  return (
    <RecordDetail
      name="podcast"
      result={result}
      title="Podcast"
      list={{ text: 'See all podcasts', href: urls.podcasts }}
    >
      {(podcast) => <PodcastDetail record={podcast} />}
    </RecordDetail>
  );
}

/** A podcast as its page shows it, with others beside it. */
export function PodcastDetail({ record: podcast }: { record: Podcast }) {
  const { data: related } = useQuery(relatedPodcastsQuery);
  return (
    <>
      <PageHeader
        title={podcast.title}
        eyebrow={<LongDate date={podcast.created_at} />}
        breadcrumbs={<Breadcrumbs items={parents} current={podcast.title} />}
      />
      <Section spacing="none">
        <WithSidebar
          sidebar={
            related && (
              <RelatedList
                title="More podcasts"
                items={relatedPodcastItems(related.records, podcast.id)}
                emptyText="This is the only one so far."
                action={<SeeAll href={urls.podcasts} context="podcasts" />}
              />
            )
          }
        >
          <Stack gap={4}>
            {podcast.link ? (
              <AudioPlayer
                key={podcast.id}
                src={podcast.link}
                title={podcast.title}
                seconds={soundSeconds(podcast.link)}
              />
            ) : (
              <Notice>The recording is not online yet.</Notice>
            )}
            <Prose text={podcast.description} />
            <ResponsiveImage
              src={pictureUrl(podcast.image)}
              alt=""
              seed={podcastSeed(podcast)}
              sizes={pictureSizes.most}
            />
            <ShareThisPage path={urls.podcast(podcast.id)} title={podcast.title} label="Share this episode" />
          </Stack>
        </WithSidebar>
      </Section>
    </>
  );
}

/** Records and head of a podcast. */
export const podcastDetailPage = recordPage('podcast', {
  query: podcastQuery,
  beside: [relatedPodcastsQuery],
  title: 'Podcast',
  path: urls.podcast,
  parents,
  type: 'article',
  words: (podcast) => ({
    title: podcast.title,
    description: podcast.description,
    imageUrl: pictureUrl(podcast.image),
    seed: podcastSeed(podcast),
    about: { name: 'podcast', record: podcast },
  }),
});
