import type { ResourceName } from './entities.ts';
import { z } from './zod.ts';

/** Maximum length of a comment, in characters. */
export const commentMaxCharacters = 2000;

/** Maximum number of comments of a record. */
export const maxComments = 500;

/** A comment of a colleague on a record. */
export const commentSchema = z.object({
  id: z.int().positive(),
  /**
   * Who wrote it: their username at that time, and what they are called now, if they have a display name. The id is
   * negative for a program with an API key.
   */
  by: z.object({ id: z.int(), username: z.string(), name: z.string().optional() }),
  text: z.string(),
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  created_at: z.string(),
  /** Who marked it as resolved, and when; null for an open one. */
  resolved: z.object({ by: z.string(), at: z.string() }).nullable(),
});
export type RecordComment = z.infer<typeof commentSchema>;

/** Response of the calls about a record's comments. */
export const commentsResponseSchema = z.object({
  /** Oldest first. */
  comments: z.array(commentSchema),
  /** People that a comment can mention, by their usernames, with their display names. */
  people: z.array(z.object({ username: z.string(), name: z.string().optional() })),
  /** For a new comment: the mentions that reach nobody, as they were typed. */
  unknown_mentions: z.array(z.string()).optional(),
});
export type CommentsResponse = z.infer<typeof commentsResponseSchema>;

/** Which record's comments are meant. Those of unpublished changes are the comments of their published record. */
export interface CommentedRecord {
  resource: ResourceName;
  record: number;
}

/** A mention in a text, with the character before it: an email address has no mention. */
const mention = /(^|[^\p{L}\p{N}._@-])@([\p{L}\p{N}][^\s@]*)/gu;

/**
 * Finds the usernames that a text mentions as `@name`, in any case. Of several names that fit, the longest counts.
 * @param usernames names of accounts, which may contain spaces
 * @returns the names as the accounts have them, and mentions of nobody as they were typed
 */
export function mentionsIn(text: string, usernames: readonly string[]): { names: string[]; unknown: string[] } {
  const longestFirst = usernames.toSorted((a, b) => b.length - a.length);
  const names = new Set<string>();
  const unknown = new Set<string>();
  for (const { 0: found, 1: before = '', 2: typed = '', index } of text.matchAll(mention)) {
    const rest = text.slice(index + before.length + 1).toLowerCase();
    const name = longestFirst.find((each) => beginsWithName(rest, each.toLowerCase()));
    if (name) names.add(name);
    else if (found) unknown.add(`@${typed.replace(/[\p{P}]+$/u, '')}`);
  }
  return { names: [...names], unknown: [...unknown] };
}

function beginsWithName(text: string, name: string): boolean {
  return text.startsWith(name) && !/^[\p{L}\p{N}_-]/u.test(text.slice(name.length));
}
