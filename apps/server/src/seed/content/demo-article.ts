/** What an article is about; decides which handouts its paper carries and which block is on its cover. */
export type Topic = 'land' | 'pantry' | 'vote' | 'heritage' | 'forest' | 'faith' | 'kenya' | 'research';

/** An article of the demo content. */
export interface DemoArticle {
  title: string;
  subtitle?: string;
  topic: Topic;
  /** Age in days. */
  daysAgo: number;
  /** Whether there is no PDF with it. */
  withoutPaper?: true;
  /** Blank lines part the paragraphs. */
  body: string;
}
