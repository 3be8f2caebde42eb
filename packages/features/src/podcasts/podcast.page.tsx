import type { Podcast } from '@porchlight/contract/entities';
import { detailTruncationCharacters } from '@porchlight/contract/limits';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { LongDate } from '@porchlight/ui/data-display/LongDate';
import { Prose } from '@porchlight/ui/data-display/Prose';
import { ReadMore } from '@porchlight/ui/data-display/ReadMore';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { AudioPlayer } from '@porchlight/ui/media/AudioPlayer';
import {
  Byline,
  longText,
  RecordHeader,
  RecordPicture,
  recordPage,
  recordSeed,
  TopicLinks,
  WithRelated,
} from '../records/index.ts';
import { externalSoundOrigin, soundSeconds, useOrigin } from '../site/index.ts';
import { pictureUrl, urls } from '../urls/index.ts';
import { relatedPodcasts } from './podcast.view.ts';
import { useDocumentReload } from './useDocumentReload.ts';

/** Texts of the list beside a podcast. */
const relatedLabels = { title: 'More podcasts', emptyText: 'There are no others yet.' };
const list = { text: 'Podcasts', href: urls.podcasts };

/** A podcast on its public page; reloads the page first if its sound needs another Content-Security-Policy. */
function PodcastPage({ record }: { record: Podcast }) {
  const isReloading = useDocumentReload(externalSoundOrigin(record.link, useOrigin()) !== null);
  if (!isReloading) return <Detail record={record} />;
  return (
    <Section width="prose">
      <Loading />
    </Section>
  );
}

/** The content of a podcast's page, with other podcasts beside it; also used in previews. */
export function Detail({ record: podcast }: { record: Podcast }) {
  return (
    <>
      <RecordHeader
        name="podcast"
        note={podcast.created_at && <LongDate date={podcast.created_at} />}
        list={list}
        title={podcast.title}
      >
        <Byline authors={podcast.authors} />
      </RecordHeader>
      <WithRelated
        name="podcast"
        record={podcast}
        list={list}
        related={relatedPodcasts}
        labels={relatedLabels}
        shareLabel="Share this episode"
      >
        {podcast.link ? (
          <AudioPlayer src={podcast.link} title={podcast.title} seconds={soundSeconds(podcast.link)} />
        ) : (
          <Notice>The recording is not online yet.</Notice>
        )}
        <Prose {...longText(podcast, 'description')} />
        {podcast.transcript && (
          <Stack spacing={2}>
            <Heading level={2} size={2}>
              Transcript
            </Heading>
            <ReadMore {...longText(podcast, 'transcript')} buttonThreshold={detailTruncationCharacters} />
          </Stack>
        )}
        <RecordPicture record={podcast} seed={recordSeed('podcast', podcast)} />
        <TopicLinks topics={podcast.topics} />
      </WithRelated>
    </>
  );
}

/** The page of one podcast: its player, description, transcript and picture. spec 2.1 */
export const { Component, page } = recordPage('podcast', {
  Detail: PodcastPage,
  relatedQueries: [relatedPodcasts.query],
  list,
  seeAll: 'See all podcasts',
  type: 'article',
  summarize: (podcast) => ({
    title: podcast.title,
    description: podcast.description,
    imageUrl: pictureUrl(podcast.image),
    about: { name: 'podcast', record: podcast },
  }),
});
