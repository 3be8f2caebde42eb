import type { DemoArticle } from './demo-article.ts';
import { olderArticles } from './older-articles.ts';
import { recentArticles } from './recent-articles.ts';

/** Thirty articles. */
export const articles: readonly DemoArticle[] = [...recentArticles, ...olderArticles];
