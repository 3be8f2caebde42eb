import type { AnyRecord } from '@porchlight/contract/entity';
import { hasStates, type State, stateOf, states } from '@porchlight/contract/publication';
import type { EntityDefinition } from './entity-definition.ts';

/** What a menu does about a record's publication. */
export interface PublicationAction {
  label: string;
  state: State;
  /**
   * `choose` makes the first button do it, `save` saves the form in this state, `unpublish` takes a published record
   * itself back, where saving its changes as a draft would leave it published.
   */
  how: 'choose' | 'save' | 'unpublish';
  /** With `choose`: the field that is filled in next. */
  field?: 'publish_at' | 'visible_until';
}

/** The states that a user may choose, the one that the form's first button proposes first. */
function allowedStates({ fields }: EntityDefinition): State[] {
  const options = Object.keys(fields.state?.options ?? {});
  return states.filter((state) => options.includes(state)).toSorted((a, b) => options.indexOf(a) - options.indexOf(b));
}

/**
 * The state that a form's first button saves with unless another is chosen: it publishes, or sends for review what its
 * author may not publish. What is scheduled or archived stays so.
 * @param definition as of `editableDefinition`
 */
export function proposedState(definition: EntityDefinition, record: AnyRecord | null): State | undefined {
  const allowed = allowedStates(definition);
  const before = record && stateOf(record);
  return before && ['scheduled', 'archived'].includes(before) && allowed.includes(before) ? before : allowed[0];
}

/** The state in which 'Save draft' saves: one in which visitors see no more than before. */
export function savedDraftState(record: AnyRecord | null): State {
  const before = record ? stateOf(record) : 'draft';
  return before === 'published' ? 'draft' : before;
}

/** Whether the form edits what visitors see: a published record, or a draft of changes of one. */
export function editsPublished(definition: EntityDefinition, record: AnyRecord | null): boolean {
  return record !== null && hasStates(definition) && (stateOf(record) === 'published' || Boolean(record.replaces));
}

/**
 * Label of the form's first button.
 * @param choice the state that it saves with
 * @param updateLabel label where the state stays
 */
export function submitLabel(
  definition: EntityDefinition,
  record: AnyRecord | null,
  choice: State | undefined,
  updateLabel: string,
): string {
  if (choice === undefined || !hasStates(definition)) return updateLabel;
  const changes = editsPublished(definition, record);
  if (choice === 'scheduled') return changes ? 'Schedule changes' : 'Schedule';
  if (record && stateOf(record) === choice) return updateLabel;
  if (choice === 'in_review') return 'Send for review';
  return changes ? 'Publish changes' : 'Publish';
}

/**
 * What else a form offers, in its menu.
 * @param choice the state that the first button saves with
 */
export function publicationActions(
  definition: EntityDefinition,
  record: AnyRecord | null,
  choice: State | undefined,
): PublicationAction[] {
  if (!hasStates(definition)) return [];
  const before = record && stateOf(record);
  const isPublished = before === 'published';
  const canPublish = allowedStates(definition).includes('published');
  const actions: (PublicationAction | false)[] = [
    choice !== 'scheduled' && { label: 'Publish on…', state: 'scheduled', how: 'choose', field: 'publish_at' },
    choice !== undefined &&
      choice !== 'archived' &&
      canPublish && { label: 'Visible until…', state: choice, how: 'choose', field: 'visible_until' },
    choice === 'scheduled' && { label: 'Publish at once', state: 'published', how: 'choose' },
    before === 'archived' && { label: 'Publish', state: 'published', how: 'save' },
    before !== 'in_review' && canPublish && { label: 'Send for review', state: 'in_review', how: 'save' },
    before !== null && !isPublished && before !== 'draft' && { label: 'Back to draft', state: 'draft', how: 'save' },
    isPublished && canPublish && { label: 'Unpublish', state: 'draft', how: 'unpublish' },
    before !== null &&
      before !== 'archived' &&
      !record?.replaces && { label: 'Archive', state: 'archived', how: 'save' },
  ];
  const allowed = allowedStates(definition);
  return actions.filter((action) => action !== false).filter(({ state }) => allowed.includes(state));
}

/**
 * What the page of a stored record offers: it has no form, so nothing that needs a time or has to be typed first.
 * @param definition as of `editableDefinition`
 */
export function recordActions(definition: EntityDefinition, record: AnyRecord): PublicationAction[] {
  if (!hasStates(definition)) return [];
  const state = stateOf(record);
  const others = publicationActions(definition, record, state).filter((action) => {
    // A published record is sent for review with its changes, and there are none here.
    const needsForm = action.how === 'choose' || (state === 'published' && action.state === 'in_review');
    return !needsForm && action.state !== 'published';
  });
  const [proposed] = allowedStates(definition);
  if (proposed === undefined || state === 'published' || state === proposed) return others;
  return [{ label: proposalLabel(record, proposed), state: proposed, how: 'save' }, ...others];
}

/** Label of the first action on a record that is not published: its author may only send it for review. */
function proposalLabel({ replaces, state }: AnyRecord, proposed: State): string {
  if (proposed === 'in_review') return 'Send for review';
  if (replaces) return 'Publish changes';
  return state === 'scheduled' ? 'Publish at once' : 'Publish';
}
