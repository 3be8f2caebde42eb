import type { LinkingRecord, LinkingRecordsResponse } from '@porchlight/contract/broken-links';
import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { entities } from '@porchlight/contract/entities';
import { stateNames } from '@porchlight/contract/publication';
import { RedirectDialog } from '@porchlight/ui/feedback/RedirectDialog';
import type { OpenedDialogProps } from '@porchlight/ui/feedback/useDialogs';
import type { EntityDefinition } from './entity-definition.ts';
import { linkTargets } from './link-targets.ts';
import { namedUse } from './uses-sentence.ts';

/** What hides a published record from visitors. */
export type HidingAction = 'Archive' | 'Delete' | 'Unpublish';

/** What is hidden, and what links to it. */
export interface HiddenRecord extends LinkingRecordsResponse {
  definition: EntityDefinition;
  action: HidingAction;
  /** A sentence about the records that have it in a field. */
  references?: string;
}

const { allowsSitePaths, linkTypes } = entities.redirect.fields.target;

/**
 * Asks before a published record that others link to is hidden from visitors, and where they are sent instead. Resolves
 * with `redirect_to` of the request, or null if the record stays.
 */
export function HideDialog({ payload, onClose }: OpenedDialogProps<HiddenRecord, string | null>) {
  const { definition, action, uses, total, references } = payload;
  return (
    <RedirectDialog
      open
      title={`${action} a ${definition.singular} that others link to?`}
      text={[references, 'Visitors will read the links in texts and sections without a link. Menus leave theirs out.']
        .filter(Boolean)
        .join(' ')}
      links={uses.map((use) => ({ text: linkText(use), href: linkUrl(use) }))}
      moreCount={total - uses.length}
      field={{ name: 'redirect_to', kind: 'link', label: 'Another page', allowsSitePaths, linkTypes, linkTargets }}
      cancelText="Keep it published"
      okText={action}
      onCancel={() => onClose(null)}
      onConfirm={onClose}
    />
  );
}

function linkText(use: LinkingRecord): string {
  const { state = 'published' } = use;
  return `${namedUse(use)}${state === 'published' ? '' : ` (${stateNames[state].toLowerCase()})`}`;
}

function linkUrl({ resource, id, section }: LinkingRecord): string {
  return `${dashboardUrls[resource].edit(id)}${section ? `#${section}` : ''}`;
}
