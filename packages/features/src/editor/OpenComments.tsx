import type { AnyRecord } from '@porchlight/contract/entity';
import { hasStates } from '@porchlight/contract/publication';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Link } from '@porchlight/ui/navigation/Link';
import { useQuery } from '@tanstack/react-query';
import { commentsQuery, type EntityDefinition } from '../entity/index.ts';

/** Link from a record's form to the open comments on its page; renders nothing without any. */
export function OpenComments({ definition, record }: { definition: EntityDefinition; record: AnyRecord }) {
  const { data } = useQuery({ ...commentsQuery(definition.name, record.id), enabled: hasStates(definition) });
  const count = data?.comments.filter(({ resolved }) => resolved === null).length ?? 0;
  if (count === 0) return null;
  return (
    <Typography sx={{ mb: 3 }}>
      <Link href={`${definition.urls.show(record.id)}#comments`}>
        {count === 1 ? '1 open comment' : `${count} open comments`}
      </Link>
    </Typography>
  );
}
