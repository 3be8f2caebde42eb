import { type Reference, referenceKey } from '@porchlight/contract/references';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Link } from '@porchlight/ui/navigation/Link';

/** Who wrote a record, with links to people of the team; renders nothing without authors. */
export function Byline({ authors }: { authors: readonly Reference[] }) {
  if (authors.length === 0) return null;
  const remaining = [...authors];
  // 'A, B and C', with the commas between the links.
  const parts = new Intl.ListFormat('en-US').formatToParts(authors.map(({ name }) => name));
  return (
    <Typography>
      By{' '}
      {parts.map(({ type, value }) => {
        const author = type === 'element' ? remaining.shift() : undefined;
        if (!author) return value;
        return author.url ? (
          <Link key={referenceKey(author)} href={author.url}>
            {author.name}
          </Link>
        ) : (
          author.name
        );
      })}
    </Typography>
  );
}
