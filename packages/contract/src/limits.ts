/**
 * Every number of the product, each with where it comes from: a section of the specification (`spec`),
 * or our own choice (`ours`) where the specification gives no bound and a safe product needs one.
 */

/** Length in graphemes above which a detail page offers 'Read More'. spec 4, 9 */
export const readMoreThresholdCharacters = 600;
/** Graphemes shown of a long text before 'Read More' is pressed. spec 4, 9 */
export const detailTruncationCharacters = 1000;
/** Graphemes of body text shown in lists, followed by a 'Read more' link. spec 4, 9 */
export const listTruncationCharacters = 300;
/** Graphemes of an event or election teaser. spec 9 */
export const teaserCharacters = 100;
/** Graphemes of an event, story or podcast title in a list. spec 9 */
export const titleCharacters = 100;
/** Characters of a page's title in the browser's tab and in search results. ours */
export const documentTitleCharacters = 70;
/** Graphemes of the featured event's description on the landing page. spec 9 */
export const featuredEventTeaserCharacters = 50;
/** Graphemes of the other events' descriptions on the landing page. spec 9 */
export const compactEventTeaserCharacters = 30;
/** Graphemes of a title in the podcast sidebar. spec 9 */
export const podcastSidebarTitleCharacters = 50;
/** Graphemes of a description in the podcast sidebar. spec 9 */
export const podcastSidebarDescriptionCharacters = 100;

/** Time between two slides, in milliseconds. spec 9 */
export const slideIntervalMs = 30_000;
/** Length of a slide's transition, in milliseconds. spec 9 */
export const slideTransitionMs = 500;
/** Graphemes of an event's flag in a list; it is meant to be a word or two. ours */
export const flagCharacters = 40;
/** Events listed beside the featured one on the landing page. spec 9 */
export const additionalEvents = 3;
/** 'See all event' appears with more events than this. spec 9 */
export const seeAllEventsAbove = 3;
/** Pictures on a gallery page. spec 9 */
export const galleryPageSize = 12;
/** Records on a page of every other public list: what two or three columns fill, and 14 kB hold. ours */
export const listPageSize = 18;
/** Width up to which the layout is a phone's, in CSS pixels. spec 9 */
export const mobileBreakpointPx = 768;
/** Scroll distance after which the top bar is fixed, in CSS pixels. spec 9 */
export const stickyTopBarThresholdPx = 50;
/** Height of the frame that shows a PDF, in CSS pixels. spec 9 */
export const pdfFrameHeightPx = 500;
/** Moment the forest-service countdown runs to. spec 9 */
export const countdownTarget = '2024-09-30T00:00:00-04:00';
/** Time between two countdown ticks, in milliseconds. spec 9 */
export const countdownTickMs = 1000;
/** How long a chunk may take to load, in milliseconds. spec 9 */
export const chunkTimeoutMs = 120_000;

/** Types of team members, in the order they are listed. spec 9 */
export const teamTypes = ['director', 'staff', 'advisory'] as const;
/** One of the three team types. */
export type TeamType = (typeof teamTypes)[number];

/** IANA zone in which dates without an offset are meant and totals are counted. spec 9 gives hours in EST. */
export const firstTimeZone = 'America/New_York';

/** Hours that a calendar gives to what says only when it begins; polls in Georgia are open for twelve. ours */
export const calendarHours = { event: 2, election: 12 } as const;
/** Entries of a feed, the newest ones. ours */
export const feedItemsMax = 100;
/** Entries of the calendar of everything: events to come, events that are over, and as many elections each. ours */
export const calendarEntriesMax = 1000;
/** Addresses in one file of the sitemap. sitemaps.org */
export const sitemapUrlsMax = 50_000;

/** Largest text of one line, in characters. ours */
export const textMaxCharacters = 10_000;
/** Largest text of several lines, in characters. ours */
export const longTextMaxCharacters = 200_000;
/** Largest text with its formatting, as JSON in bytes: a form's fields carry it. ours */
export const richTextMaxBytes = 600_000;
/** How deep blocks of a text may be in one another: a list in a list is two deeper. ours */
export const richTextMaxDepth = 24;
/** Largest slug, in characters; longer ones are cut. ours */
export const slugMaxCharacters = 200;
/** Largest e-mail address, in characters. RFC 5321 4.5.3.1 */
export const emailMaxCharacters = 320;
/** Largest link, in characters. ours */
export const urlMaxCharacters = 2048;
/** Smallest new password, in characters. ASVS 5.0, 6.2.1 */
export const passwordMinCharacters = 8;
/** Characters that a new password had better have. ASVS 5.0, 6.2.1 */
export const passwordAdvisedCharacters = 15;
/** Largest new password, in characters. ASVS 5.0, 6.2.9 asks for 64 at least */
export const passwordMaxCharacters = 128;
/** How many of the commonest passwords nobody may choose, of those that are long enough. ASVS 5.0, 6.2.4 */
export const commonPasswords = 3000;
/** How long links work that lead to choosing a password, in hours. issue: trust */
export const accountLinkHours = { 'password-reset': 1, invitation: 72 } as const;
/** Links of one kind that an account has at once: more are not sent. ours */
export const accountLinksAtOnce = 3;
/** How long somebody who gave their password or factor need not give it again for what asks for it, in minutes. issue: trust */
export const stepUpMinutes = 10;
/** How long a sign-in waits for its second factor, in minutes. ours */
export const pendingSignInMinutes = 5;
/** How long a passkey may take to answer, in minutes. issue: trust */
export const passkeyChallengeMinutes = 5;
/** Largest name of a passkey, in characters. ours */
export const passkeyNameMaxCharacters = 100;
/** Codes that stand in for a lost factor, each once. issue: trust */
export const recoveryCodeCount = 10;
/** API keys that work at once. ours */
export const apiKeysMax = 50;
/** Largest name of an API key, in characters. ours */
export const apiKeyNameMaxCharacters = 80;
/** How long an API key works at most, in days. ours */
export const apiKeyMaxDays = 365;
/** Largest donation, in the organization's currency. Keeps every sum exact in cents. ours */
export const donationMaxAmount = 1_000_000_000;
/** Largest value of a field of kind `number`. ours */
export const numberMax = 1_000_000_000;

/** Largest picture, in bytes. ours */
export const imageMaxBytes = 15 * 1024 * 1024;
/** Largest picture, in pixels. ours */
export const imageMaxPixels = 50_000_000;
/** Largest PDF, in bytes. ours */
export const pdfMaxBytes = 25 * 1024 * 1024;
/** Largest sound, in bytes: two hours at 192 kbit/s. ours */
export const soundMaxBytes = 200 * 1024 * 1024;
/** Largest film, in bytes: half an hour at 2 Mbit/s, four minutes as phones record them. ours */
export const filmMaxBytes = 500 * 1024 * 1024;
/** Largest file of captions, in bytes: those of two hours take a fifth of it. ours */
export const captionsMaxBytes = 512 * 1024;
/** Records that one call creates at most: pictures of an afternoon. ours */
export const batchMaxRecords = 100;
/** Largest part of an upload, in bytes: what a line that breaks off loses. ours */
export const uploadPartBytes = 1024 * 1024;
/** How long an upload can be gone on with, in hours. issue: publishing */
export const uploadHours = 24;
/** What a form's text fields may add to its file, in bytes. ours */
export const formFieldsMaxBytes = 1024 * 1024;
/** Picture types taken, told by their content. ours */
export const imageMediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
/** Widths a picture is served at by `?w=`, in pixels, ascending. ours */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** Up to this many records a dashboard list is searched, sorted and paged in the browser. issue: dashboard */
export const browserListMax = 2000;
/** Addresses that one import call takes at most; longer files travel in several. ours */
export const importChunkLines = 250;
/** Lines of an import file at most. ours */
export const importMaxLines = 50_000;
/** Bytes of a CSV file of addresses; its lines are read on the device. ours */
export const importMaxBytes = 5_000_000;
/** Months that the dashboard's chart of donations shows. issue: dashboard */
export const chartMonths = 12;
/** Largest search text of a list, in characters. ours */
export const searchMaxCharacters = 200;
/** Records a list answers at most when `limit` asks for more. ours */
export const listLimitMax = 1000;
/** How long a deleted record can be restored, in days. ours */
export const restoreDays = 30;
/** Entries of the security log are kept for this many days. ours */
export const securityLogDays = 180;
/** How long a change is remembered, in days; a record that is gone for good takes what it held with it. ours */
export const historyDays = 730;
/** Entries on a page of the history or the trash when nobody asks for another number. ours */
export const historyPageSize = 25;
/** Entries on a page of the history or the trash at most. ours */
export const historyPageMax = 100;
/** Bytes of changes on a page of the history, above which the page ends early. ours */
export const historyPageBytes = 512 * 1024;
/** Characters of a search that are looked at. ours */
export const searchQueryMaxCharacters = 200;
/** Words of a search that are looked at. ours */
export const searchMaxWords = 12;
/** Results on a page of the search. ours */
export const searchPageSize = 10;
/** Results a search answers at most when `limit` asks for more. ours */
export const searchLimitMax = 50;
/** Records of each kind that a search counts, ranks and pages through at most: where more match, the newest. ours */
export const searchCountMax = 1000;
/** How long a draft is kept on the device that it was typed on, in days. ours */
export const draftDays = 14;

/** Bytes of the largest draft that the server keeps, as JSON. A larger one stays on its device. ours */
export const draftMaxBytes = 1024 * 1024;
