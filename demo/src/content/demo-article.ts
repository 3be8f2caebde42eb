/** An article of the demo content. */
export interface DemoArticle {
  title: string;
  subtitle?: string;
  /** Its file in the folder `papers`, without the extension. */
  paper: string | null;
  /** Age in days. */
  daysAgo: number;
  /** Paragraphs are separated by blank lines. */
  body: string;
}
