import { draftPermission } from '@porchlight/contract/call-access';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { usePermissionCheck } from '../api/index.ts';
import type { EntityDefinition } from '../entity/index.ts';

/** What staff create most often, in order. */
const usual: readonly ResourceName[] = ['event', 'story', 'donation', 'article', 'gallery'];

/** Number of buttons; the other resources can be created from their lists and the menu 'New'. */
const maximum = 3;

/** 'New …' buttons, always the same for a role: a button that moves with recent work has to be looked for every time. */
export function NewRecordButtons({ definitions }: { definitions: readonly EntityDefinition[] }) {
  const can = usePermissionCheck();
  const most = usual.filter((name) => can(draftPermission(name))).slice(0, maximum);
  const shown = definitions.filter(({ name }) => most.includes(name));
  if (shown.length === 0) return null;
  const inSidebarOrder = shown.toSorted((a, b) => resourceNames.indexOf(a.name) - resourceNames.indexOf(b.name));
  return (
    <nav aria-label="New">
      <Stack direction="row" spacing={1}>
        {inSidebarOrder.map(({ name, singular, urls }) => (
          <Button key={name} href={urls.create} variant="outlined" size="small">
            {`New ${singular}`}
          </Button>
        ))}
      </Stack>
    </nav>
  );
}
