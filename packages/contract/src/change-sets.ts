import { entityOf, type ResourceName, resourceNames } from './entities.ts';
import { fieldChangeSchema } from './history.ts';
import { hasStates } from './publication.ts';
import { oneOf, recordIdSchema } from './schema-parts.ts';
import { settingsInSets } from './settings-in-sets.ts';
import { z } from './zod.ts';

/** The name under which preview links and the security log know a change set. */
export const changeSetName = 'change_set';

/** Maximum length of a set's name, in characters. */
export const changeSetNameMaxCharacters = 100;

/** Maximum number of records in a set: they are published in one transaction. */
export const changeSetMax = 100;

/** Maximum number of sets that are not published yet. */
export const openChangeSetsMax = 100;

/** The entities whose changes can be put into a set. */
export const resourcesInSets: readonly ResourceName[] = resourceNames.filter(
  (name) => hasStates(entityOf(name)) || settingsInSets.includes(name),
);

/**
 * State of a set's member: `ready` to be published; `conflict` when the same field of the published record was changed
 * since; `deleted`; `nothing` to publish; `blocked` for another reason; `forbidden` when the person who asks may not
 * publish it; `published` in a published set.
 */
export const memberStates = ['ready', 'conflict', 'deleted', 'nothing', 'blocked', 'forbidden', 'published'] as const;
export type MemberState = (typeof memberStates)[number];

const id = z.int().positive();
/** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
const moment = z.string();
const act = z.object({ by: z.string(), at: moment });

/** A change set in a list. */
export const changeSetEntrySchema = z.object({
  id,
  name: z.string(),
  /** Number of records. */
  size: z.int().min(0),
  state: z.enum(['open', 'scheduled', 'published']),
  /** Who created it, and when. */
  created: act,
  /** When a scheduled set is published; null in any other state. */
  publish_at: moment.nullable(),
  /** Who published it, and when; null before that. */
  published: act.nullable(),
  /** Who took it back, and when; null if nobody has since it was published last. */
  taken_back: act.nullable(),
  /** Why its scheduled publication failed; '' if it didn't. */
  problem: z.string(),
});
export type ChangeSetEntry = z.infer<typeof changeSetEntrySchema>;

/** A record in a set. */
export const changeSetMemberSchema = z.object({
  id,
  resource: z.enum(resourceNames),
  /** Id of the draft; of the record itself in a published set, and for settings. */
  record_id: id,
  /** For unpublished changes: id of the published record that they are for; null for a new one. */
  replaces: id.nullable(),
  title: z.string(),
  state: z.enum(memberStates),
  /** A sentence about a state that keeps it from being published; '' for the others. */
  message: z.string(),
  /** What visitors see now, and what they see afterwards. Fields of a new record that are empty are left out. */
  changes: z.array(fieldChangeSchema),
});
export type ChangeSetMember = z.infer<typeof changeSetMemberSchema>;

/** A change set with its members, in the order in which they were added. */
export const changeSetSchema = changeSetEntrySchema.extend({
  members: z.array(changeSetMemberSchema),
  /** What the person has seen: the calls that publish and schedule require it, and refuse if the set is another by then. */
  seen: z.string(),
});
export type ChangeSet = z.infer<typeof changeSetSchema>;

/** Response of `GET /api/get-all-change-set`: those that are not published, newest first; then the published ones. */
export const changeSetsResponseSchema = z.object({ change_sets: z.array(changeSetEntrySchema) });
export type ChangeSetsResponse = z.infer<typeof changeSetsResponseSchema>;

/** Response of the calls about one set. */
export const changeSetResponseSchema = z.object({ change_set: changeSetSchema });
export type ChangeSetResponse = z.infer<typeof changeSetResponseSchema>;

/** The name of a new set, or a new name. */
export const changeSetInputSchema = z.object({
  name: z
    .string('Give the set a name.')
    .trim()
    .min(1, 'Give the set a name.')
    .max(changeSetNameMaxCharacters, `This can have at most ${changeSetNameMaxCharacters} characters.`),
});

const recordId = recordIdSchema;

/** A record that is put into a set: a draft, or changes of settings. */
export const newMemberSchema = z.object({
  resource: oneOf(resourcesInSets),
  record: recordId,
  /** For settings: the changed fields, as the call that changes them takes them. */
  values: z.record(z.string(), z.unknown()).optional(),
});
export type NewMemberInput = z.infer<typeof newMemberSchema>;

/** Which member a call is about. */
export const memberInputSchema = z.object({ member: recordId });

/** How a conflict is resolved: with the value of the set, or with the published one. */
export const resolveMemberSchema = memberInputSchema.extend({
  use: z.enum(['set', 'published'], 'This has to be set or published.'),
});

/** What a person has seen of a set. */
export const publishSetSchema = z.object({ seen: z.string('Open the set first.') });

/** When a set is published; null for not by itself. Without an offset, wall time in the organization's time zone. */
export const scheduleSetSchema = publishSetSchema.extend({ publish_at: z.string().nullable() });
