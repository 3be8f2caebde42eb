/** The words of the specification that people see, each spelled once. Odd ones stay as the specification has them. */
import { passwordAdvisedCharacters, passwordMinCharacters } from './limits.ts';

/** Shown while something loads. spec 4 */
export const loadingText = 'Loading...';
/** Expands a long text on a detail page. spec 4 */
export const readMoreButtonText = 'Read More';
/** Leads from a shortened text in a list to its page. spec 4 */
export const readMoreLinkText = 'Read more';
/** Leads from the landing page to all events. spec 2.2 */
export const seeAllEventsText = 'See all event';
/** Leads from a section of the landing page to its list. spec 2.2 */
export const seeAllText = 'See all';
/** Leads to the action network. spec 2.2 */
export const joinActionNetworkText = 'Join our action network';
/** Submits the article edit form. spec 2.5 */
export const updateArticleText = 'Update Research';
/** First option of the state choice. spec 2.2 */
export const selectStateText = 'Select a State';

/** Popup after a sign-in that failed for whatever reason. spec 8 */
export const loginFailed = { title: 'Error', text: 'Invalid credentials', button: 'OK' } as const;
/** Dialog after a subscription. spec 8 */
export const subscribeSucceeded = { title: 'Success', text: 'Email sent successfully.', button: 'OK' } as const;
/** Said to a visitor who did more than their share of something; ours, since silence would look like a broken button. */
export const tooManyText = 'That was a lot at once. Please try again in a few minutes.';
/** Shown for an empty or unknown team type. spec 8 */
export const emptyTeamTypeText = 'No team data found for the specified team type.';
/** Heading of the page for a route error nobody handled. spec 8 */
export const unexpectedErrorText = 'Unexpected Application Error!';
/** Text of the placeholder dashboard pages. spec 2.4 */
export const addPageText = 'This is add page';

/** Headings of the team-type page. spec 2.2 */
export const teamTypeHeadings = {
  director: 'Board of directors',
  staff: 'Staff & volunteers',
  advisory: 'Advisory board',
} as const;

/**
 * Message of the error for a chunk that failed or took too long. spec 8
 * @param name the chunk's name or address
 */
export function chunkErrorText(name: string): string {
  return `Loading chunk ${name} failed`;
}

/** Stands at the field of a new password. */
export const passwordAdvice = `At least ${passwordMinCharacters} characters, better ${passwordAdvisedCharacters} or more: a few words that nobody else would put together.`;
