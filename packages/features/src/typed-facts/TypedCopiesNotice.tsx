import { Notice } from '@porchlight/ui/feedback/Notice';
import { Link } from '@porchlight/ui/navigation/Link';
import { useQuery } from '@tanstack/react-query';
import { typedCopiesQuery, usePermissionCheck } from '../api/index.ts';
import { urls } from '../urls/index.ts';

/** Beside the settings: how many texts still say an earlier value of one, with a link to them. None if there are none. */
export function TypedCopiesNotice() {
  const can = usePermissionCheck();
  const { data } = useQuery({ ...typedCopiesQuery, enabled: can('write content') });
  const old = data?.copies.filter((copy) => copy.is_old) ?? [];
  const [first] = old;
  if (!data || !first) return null;
  const isOne = old.length === 1;
  const number = data.has_more && old.length === data.copies.length ? `More than ${old.length}` : old.length;
  return (
    <Notice tone="important">
      {`${number} ${isOne ? 'text still says' : 'texts still say'} an earlier value of these settings, such as ‘${first.copy}’. `}
      <Link href={urls.typedFacts}>{isOne ? 'See it and replace it' : 'See them and replace them'}</Link>
    </Notice>
  );
}
