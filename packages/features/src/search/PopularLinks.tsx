import { Heading } from '@porchlight/ui/data-display/Heading';
import { Stack } from '@porchlight/ui/layout/Stack';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { urls } from '../urls/index.ts';

const links = [
  { text: 'Upcoming events', href: urls.events },
  { text: 'Free groceries', href: urls.health },
  { text: 'Check your registration', href: urls.vote },
  { text: 'Stories', href: urls.stories },
  { text: 'Articles', href: urls.articles },
  { text: 'Podcasts', href: urls.podcasts },
  { text: 'Who we are', href: urls.whoWeAre },
];

/** Links to popular pages, shown before a search and after one that found nothing or failed. */
export function PopularLinks() {
  return (
    <Stack spacing={2}>
      <Heading level={2} size={1}>
        Popular pages
      </Heading>
      <Stack direction="row" spacing={2}>
        {links.map((link) => (
          <SeeAll key={link.href} {...link} />
        ))}
      </Stack>
    </Stack>
  );
}
