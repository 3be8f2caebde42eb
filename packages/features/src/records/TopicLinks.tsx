import type { Reference } from '@porchlight/contract/references';
import { TagLinks } from '@porchlight/ui/navigation/TagLinks';

/** Links to the pages of a record's topics; renders nothing without any. */
export function TopicLinks({ topics }: { topics: readonly Reference[] }) {
  return <TagLinks label="Topics" links={topics.map(({ name, url }) => ({ text: name, href: url || undefined }))} />;
}
