import { CardGrid } from '@porchlight/ui/CardGrid';
import { ContentCard } from '@porchlight/ui/ContentCard';
import { EmptyState } from '@porchlight/ui/EmptyState';
import { Section, type SectionProps } from '@porchlight/ui/Section';
import { SeeAll } from '@porchlight/ui/SeeAll';
import { useQuery } from '@tanstack/react-query';
import { RecordList } from '../records/index.ts';
import { urls } from '../urls/index.ts';
import { articleCard, featuredArticlesQuery } from './article.view.ts';

/** What `FeaturedArticles` says. */
export interface FeaturedArticlesProps extends Pick<SectionProps, 'tone' | 'spacing' | 'binding' | 'lead'> {
  /** Heading of the section. @default 'Articles' */
  title?: string;
}

/** A section with the newest articles, for other pages: they start `featuredArticlesQuery`. spec 2.2 */
export function FeaturedArticles({ title = 'Articles', ...section }: FeaturedArticlesProps) {
  const result = useQuery(featuredArticlesQuery);
  return (
    <Section title={title} action={<SeeAll href={urls.articles} context="articles" />} {...section}>
      <RecordList
        name="article"
        result={result}
        empty={<EmptyState text="No articles yet. The first one is being written." seed="articles" />}
      >
        {(articles) => (
          <CardGrid>
            {articles.map((article) => (
              <ContentCard key={article.id} kind="article" headingLevel={3} {...articleCard(article)} />
            ))}
          </CardGrid>
        )}
      </RecordList>
    </Section>
  );
}
