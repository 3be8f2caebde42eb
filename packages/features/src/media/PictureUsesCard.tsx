import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { entityOf } from '@porchlight/contract/entities';
import { titleCharacters } from '@porchlight/contract/limits';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import { ListCard } from '@porchlight/ui/surfaces/ListCard';
import { useQuery } from '@tanstack/react-query';
import { pictureUsesQuery } from '../api/index.ts';
import { entityLabel, textAsRead } from '../entity/index.ts';

/** Card with links to the records that show a picture of the library. */
export function PictureUsesCard({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(pictureUsesQuery(id));
  const items = data?.uses.map(({ resource, id: record, title }) => {
    const href = dashboardUrls[resource].show(record);
    return {
      id: href,
      title: truncate(textAsRead(title), titleCharacters).text,
      href,
      details: entityLabel(entityOf(resource)),
    };
  });
  return (
    <ListCard
      title="Where it is used"
      items={items ?? null}
      emptyText="It is not used anywhere."
      error={error && !data ? 'This can’t be loaded right now.' : null}
      onRetry={() => void refetch()}
    />
  );
}
