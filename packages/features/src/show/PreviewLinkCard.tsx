import type { changeSetName } from '@porchlight/contract/change-sets';
import type { ResourceName } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import { previewLinkDays } from '@porchlight/contract/publication';
import { CopyLine } from '@porchlight/ui/data-display/CopyLine';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { ListCard } from '@porchlight/ui/surfaces/ListCard';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, sendCall } from '../api/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import { useRunningNow } from '../site/index.ts';

interface PreviewLinkCardProps {
  /** The kind of record and its label in a sentence; or a change set. */
  definition: { name: ResourceName | typeof changeSetName; singular: string };
  id: number;
}

/** Card to create and delete the link with which people without an account can see an unpublished record. */
export function PreviewLinkCard({ definition: { name, singular }, id }: PreviewLinkCardProps) {
  const now = useRunningNow();
  const record = { resource: name, record: id };
  const { data, refetch } = useQuery({
    queryKey: ['preview link', name, id],
    queryFn: () => sendCall(otherCalls.previewLink, { query: record }),
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: (what: 'make' | 'end') =>
      what === 'make'
        ? sendCall(otherCalls.addPreviewLink, { body: record })
        : sendCall(otherCalls.removePreviewLink, { query: record }),
    onSettled: () => refetch(),
  });
  if (!data) return null;
  const { preview_link: link } = data;
  return (
    <ListCard
      title="Preview link"
      items={[]}
      emptyText={
        link
          ? `Anyone with this link can see this ${singular} as it is now, without an account, until ${formatRelativeMoment(link.expires_at, now)}.`
          : `Anyone with the link can see this ${singular} as it is now, without an account, for ${previewLinkDays} days. You can delete the link earlier.`
      }
    >
      {link && <CopyLine text={link.url} copyLabel="Copy link" />}
      {change.error && (
        <ErrorMessage
          text={change.error instanceof ApiError ? change.error.message : 'Something went wrong. Try again.'}
        />
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', marginBlock: 1 }}>
        {link && (
          <Button variant="outlined" size="small" href={link.url} newTab>
            Open preview
          </Button>
        )}
        <Button variant="outlined" size="small" loading={change.isPending} onClick={() => change.mutate('make')}>
          {link ? 'Create new link' : 'Create link'}
        </Button>
        {link && (
          <Button variant="outlined" size="small" disabled={change.isPending} onClick={() => change.mutate('end')}>
            Delete link
          </Button>
        )}
      </Stack>
    </ListCard>
  );
}
