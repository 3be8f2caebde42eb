/** An article of the demo content. */
export interface DemoArticle {
  title: string;
  subtitle?: string;
  /** Its PDF among the papers, without the ending. */
  paper: string | null;
  /** Age in days. */
  daysAgo: number;
  /** Blank lines part the paragraphs. */
  body: string;
}
