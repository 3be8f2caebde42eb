/** Visible texts that the specification prescribes, each defined once. Odd wording is the specification's. */
import { passwordAdvisedCharacters, passwordMinCharacters } from './limits.ts';

/** Shown while content loads. spec 4 */
export const loadingText = 'Loading...';
/** Button that expands a long text on a detail page. spec 4 */
export const readMoreButtonText = 'Read More';
/** Link from a shortened text in a list to its page. spec 4 */
export const readMoreLinkText = 'Read more';
/** Link from the landing page to all events. spec 2.2 */
export const seeAllEventsText = 'See all event';
/** Link from a section of the landing page to its list. spec 2.2 */
export const seeAllText = 'See all';
/** Link to the action network. spec 2.2 */
export const joinActionNetworkText = 'Join our action network';
/** Submit button of the article's edit form. spec 2.5 */
export const updateArticleText = 'Update Research';
/** First option of the state select. spec 2.2 */
export const selectStateText = 'Select a State';

/** Dialog after a failed sign-in, whatever the cause. spec 8 */
export const loginFailed = { title: 'Error', text: 'Invalid credentials', button: 'OK' } as const;
/** Dialog after a subscription. spec 8 */
export const subscribeSucceeded = { title: 'Success', text: 'Email sent successfully.', button: 'OK' } as const;
/** What people agree to when they subscribe; stored with each subscription. */
export const subscribeConsentText =
  'You agree to get our news by email. We send you a link to confirm, and you can leave at any time.';
/** Error for a visitor who is rate-limited; ours, since without a message the button would look broken. */
export const tooManyRequestsText = 'Too many requests. Try again in a few minutes.';
/** Shown for an empty or unknown team type. spec 8 */
export const emptyTeamTypeText = 'No team data found for the specified team type.';
/** Heading of the page for an unhandled route error. spec 8 */
export const unexpectedErrorText = 'Unexpected Application Error!';
/** Text of the placeholder dashboard page. spec 2.4 */
export const addPageText = 'This is add page';

/** Headings of the team-type page. spec 2.2 */
export const teamTypeHeadings = {
  director: 'Board of directors',
  staff: 'Staff & volunteers',
  advisory: 'Advisory board',
} as const;

/**
 * Error message for a chunk that failed to load or timed out. spec 8
 * @param name the chunk's name or address
 */
export function chunkErrorText(name: string): string {
  return `Loading chunk ${name} failed`;
}

/** Help text of the field for a new password. */
export const passwordAdvice = `Use at least ${passwordMinCharacters} characters. ${passwordAdvisedCharacters} or more are better. Combine a few words that nobody would guess.`;
