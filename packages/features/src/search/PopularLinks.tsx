import { Heading } from '@porchlight/ui/data-display/Heading';
import { Stack } from '@porchlight/ui/layout/Stack';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { popularLinks } from '../site/index.ts';

/** Links to popular pages, shown before a search and after one that found nothing or failed. */
export function PopularLinks() {
  const links = popularLinks();
  if (links.length === 0) return null;
  return (
    <Stack spacing={2}>
      <Heading level={2} size={1}>
        Popular pages
      </Heading>
      <Stack direction="row" spacing={2}>
        {links.map(({ href, text }) => (
          <SeeAll key={href} href={href} text={text} />
        ))}
      </Stack>
    </Stack>
  );
}
