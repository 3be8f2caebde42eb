import { storedPdfPages } from '@porchlight/contract/discovery';
import type { Article } from '@porchlight/contract/entities';
import { ReadMore } from '@porchlight/ui/data-display/ReadMore';
import { DownloadCard } from '@porchlight/ui/inputs/DownloadCard';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { PdfFrame } from '@porchlight/ui/media/PdfFrame';
import {
  Byline,
  dateAndTime,
  longText,
  RecordHeader,
  recordPage,
  recordSeed,
  ShareThisPage,
  TopicLinks,
} from '../records/index.ts';
import { pdfUrl, urls } from '../urls/index.ts';
import { ReadNext, readNextQueries } from './ReadNext.tsx';

const list = { text: 'Articles', href: urls.articles };

/** The content of an article's page. */
export function Detail({ record: article }: { record: Article }) {
  return (
    <article>
      <RecordHeader
        name="article"
        note={dateAndTime(article.created_at, article.body)}
        list={list}
        title={article.title}
        lead={article.subtitle || undefined}
        seed={recordSeed('article', article)}
      >
        <Byline authors={article.authors} />
      </RecordHeader>
      <Section spacing="none">
        <Stack spacing={6}>
          {article.pdf && (
            <DownloadCard
              href={pdfUrl(article.pdf)}
              title={article.title}
              format={pdfLabel(article.pdf)}
              sizeBytes={article.pdf_bytes}
              seed={recordSeed('article', article)}
              text="The full article, to print or keep."
            />
          )}
          <ReadMore {...longText(article, 'body')} />
          {article.pdf && <PdfFrame src={pdfUrl(article.pdf)} title={article.title} sizeBytes={article.pdf_bytes} />}
          <TopicLinks topics={article.topics} />
          <ShareThisPage path={urls.article(article.id)} title={article.title} label="Share this article" />
        </Stack>
      </Section>
      <ReadNext article={article} />
    </article>
  );
}

/** 'PDF, 12 pages', or 'PDF' when the page count is unknown. */
function pdfLabel(name: string): string {
  const pages = storedPdfPages(name);
  if (pages === undefined) return 'PDF';
  return pages === 1 ? 'PDF, 1 page' : `PDF, ${pages.toLocaleString('en-US')} pages`;
}

/** The page of one article with its PDF. spec 2.1, 2.2, 4 */
export const { Component, page } = recordPage('article', {
  Detail,
  queriesOf: readNextQueries,
  list,
  seeAll: 'See all articles',
  type: 'article',
  summarize: (article) => ({
    title: article.title,
    description: article.subtitle || article.body,
    about: { name: 'article', record: article },
  }),
});
