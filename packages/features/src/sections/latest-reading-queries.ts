import { listQuery } from '../api/index.ts';
import { articleCardFields } from '../articles/index.ts';
import { storyCardFields } from '../stories/index.ts';

/** Query of the newest story with its title, subtitle and picture, without its text. */
export const latestStoryQuery = listQuery(
  'story',
  { sort: '-date', limit: 1, excerpt: 1 },
  {
    shows: storyCardFields,
    // The slug is the seed of the quilt block of a story without a picture; the text is not shown.
    dehydrate: (stories) => stories.map((each) => ({ ...each, content: '', slug: each.image ? '' : each.slug })),
  },
);

/** Query of the newest articles, without their texts. */
export const latestArticlesQuery = listQuery(
  'article',
  { sort: '-created_at', limit: 3, excerpt: 1 },
  { shows: articleCardFields, dehydrate: (articles) => articles.map((article) => ({ ...article, body: '' })) },
);
