import { draftPermission } from '@porchlight/contract/call-access';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { latestChangesQuery, readUser, usePermissionCheck } from '../api/index.ts';
import type { EntityDefinition } from '../entity/index.ts';
import { mostCreatedResources } from './most-created-resources.ts';

/** Number of buttons; the other resources can be created from their lists. */
const maximum = 3;

/**
 * 'New …' buttons for the resources that this user creates most often. Hidden but laid out until the history is loaded,
 * so that the layout doesn't shift; if it can't be loaded, they are the defaults.
 */
export function NewRecordButtons({ definitions }: { definitions: readonly EntityDefinition[] }) {
  const { data, isPending } = useQuery(latestChangesQuery);
  const can = usePermissionCheck();
  const names = mostCreatedResources(data ?? [], readUser()?.id ?? null, maximum, (name) => can(draftPermission(name)));
  if (names.length === 0) return null;
  return (
    <nav aria-label="New" aria-busy={isPending || undefined} style={isPending ? { visibility: 'hidden' } : undefined}>
      <Stack direction="row" spacing={1}>
        {names.flatMap((name) => {
          const definition = definitions.find((each) => each.name === name);
          return definition ? (
            <Button key={name} href={definition.urls.create} variant="outlined" size="small">
              {`New ${definition.singular}`}
            </Button>
          ) : (
            []
          );
        })}
      </Stack>
    </nav>
  );
}
