import type { ChangeSet, ChangeSetMember } from '@porchlight/contract/change-sets';
import { FieldDifference } from '@porchlight/ui/data-display/FieldDifference';
import { ItemList } from '@porchlight/ui/data-display/ItemList';
import { type EntityDefinition, entityLabel } from '../entity/index.ts';
import { fieldDifferences } from '../history/index.ts';
import { useRunningNow } from '../site/index.ts';
import { memberStateNames } from './set-text.ts';

interface SetMembersProps {
  set: ChangeSet;
  definitions: readonly EntityDefinition[];
  /** Called to take a member out of the set. */
  onTakeOut: (member: number, title: string) => Promise<void>;
  /** Called to decide a conflict. */
  onResolve: (member: number, title: string, use: 'set' | 'published') => Promise<void>;
}

/** What a set changes: each record with its state, what visitors see now and will see, and what can be done about it. */
export function SetMembers({ set, definitions, onTakeOut, onResolve }: SetMembersProps) {
  const now = useRunningNow();
  const isOpen = set.state === 'open';
  return (
    <ItemList
      label="Changes in this set"
      items={set.members.flatMap((member) => {
        const definition = definitions.find(({ name }) => name === member.resource);
        if (!definition) return [];
        const { id, title, state, message } = member;
        const differences = fieldDifferences(member.changes, definition, now);
        return {
          id,
          title: title || entityLabel(definition),
          href: linkTo(member, definition),
          ...(state !== 'ready' && { mark: memberStateNames[state] }),
          lines: [kindText(member, definition)],
          ...(message && { warning: message }),
          ...(differences.length > 0 && {
            details: differences.map((difference) => <FieldDifference key={difference.label} {...difference} />),
          }),
          actions: isOpen
            ? [
                ...(state === 'conflict'
                  ? ([
                      { label: 'Publish this set’s version', onClick: () => onResolve(id, title, 'set') },
                      { label: 'Leave the public version', onClick: () => onResolve(id, title, 'published') },
                    ] as const)
                  : []),
                { label: 'Remove from set', onClick: () => onTakeOut(id, title) },
              ]
            : [],
        };
      })}
    />
  );
}

/** The page of a published record, the form of anything else; none for what is gone. */
function linkTo({ state, record_id: id }: ChangeSetMember, { urls, singleton }: EntityDefinition): string | undefined {
  if (singleton) return urls.list;
  if (state === 'deleted' || state === 'nothing') return undefined;
  return state === 'published' ? `${urls.show(id)}?tab=history` : urls.edit(id);
}

function kindText({ replaces, state }: ChangeSetMember, definition: EntityDefinition): string {
  const kind = entityLabel(definition);
  if (state === 'published') return kind;
  const parts = [kind, replaces === null && !definition.singleton ? 'new' : 'changes'];
  return [...parts, ...(state === 'ready' ? ['ready'] : [])].join(' · ');
}
