/**
 * Every limit of the product, each with its source: a section of the specification (`spec`), a standard or an issue, or
 * our own choice (`ours`) where the specification sets no limit and safety requires one.
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
/** Characters of a page's `<title>`. ours */
export const documentTitleCharacters = 70;
/** Graphemes of the featured event's description on the landing page. spec 9 */
export const featuredEventTeaserCharacters = 50;
/** Graphemes of the other events' descriptions on the landing page. spec 9 */
export const compactEventTeaserCharacters = 30;
/** Graphemes of a title in the podcast sidebar. spec 9 */
export const podcastSidebarTitleCharacters = 50;
/** Graphemes of a description in the podcast sidebar. spec 9 */
export const podcastSidebarDescriptionCharacters = 100;

/** Records that one call changes; a longer selection takes several. ours */
export const bulkCallMax = 100;
/** Records that can be selected at once. ours */
export const selectionMax = 10_000;
/** Maximum number of views of a list that a person saves, and that all people together share. ours */
export const savedViewsMax = 20;
/** Maximum length of a saved view's name, in characters: it is a tab. ours */
export const savedViewNameMaxCharacters = 40;

/** Time between two slides, in milliseconds. spec 9 */
export const slideIntervalMs = 30_000;
/** Length of a slide's transition, in milliseconds. spec 9 */
export const slideTransitionMs = 500;
/** Graphemes of an event's flag in a list; it is meant to be a word or two. ours */
export const flagCharacters = 40;
/** Events listed beside the featured one on the landing page. spec 9 */
export const additionalEvents = 3;
/** The link 'See all event' is shown if there are more events than this. spec 9 */
export const seeAllEventsAbove = 3;
/** Pictures on a gallery page. spec 9 */
export const galleryPageSize = 12;
/** Records on a page of every other public list: two or three full columns in about 14 kB. ours */
export const listPageSize = 18;
/** Maximum width of the phone layout, in CSS pixels. spec 9 */
export const mobileBreakpointPx = 768;
/** Scroll distance above which the top bar is fixed, in CSS pixels. spec 9 */
export const stickyTopBarThresholdPx = 50;
/** Height of the frame that shows a PDF, in CSS pixels. spec 9 */
export const pdfFrameHeightPx = 500;
/** End of the forest-service countdown. spec 9 */
export const countdownTarget = '2024-09-30T00:00:00-04:00';
/** Time between two countdown ticks, in milliseconds. spec 9 */
export const countdownTickMs = 1000;
/** How long a chunk may take to load, in milliseconds. spec 9 */
export const chunkTimeoutMs = 120_000;

/** Types of team members, in the order they are listed. spec 9 */
export const teamTypes = ['director', 'staff', 'advisory'] as const;
/** One of the three team types. */
export type TeamType = (typeof teamTypes)[number];

/** Initial IANA time zone: that of dates without an offset and of totals. spec 9 gives hours in EST. */
export const initialTimeZone = 'America/New_York';

/** Default duration in calendars, in hours, for records without an end; polls in Georgia are open for twelve. ours */
export const calendarHours = { event: 2, election: 12 } as const;
/** Maximum number of entries of a feed: the newest ones. ours */
export const feedItemsMax = 100;
/** Entries of the site's calendar: at most this many future events, past events, and as many elections of each. ours */
export const calendarEntriesMax = 1000;
/** Maximum number of addresses in one sitemap file. sitemaps.org */
export const sitemapUrlsMax = 50_000;

/** Maximum length of a single-line text, in characters. ours */
export const textMaxCharacters = 10_000;
/** Maximum length of a multi-line text, in characters. ours */
export const longTextMaxCharacters = 200_000;
/** Maximum size of a text with its formatting, or of a list of items, as JSON, in bytes; both are form fields. ours */
export const richTextMaxBytes = 600_000;
/** Maximum number of sections of a page. ours */
export const sectionsMaxCount = 200;
/** Maximum number of entries of a field that refers to records. ours */
export const referencesMaxCount = 50;
/** Maximum number of items of a field. ours */
export const itemsMaxCount = 200;
/** Maximum number of questions of a form. ours */
export const questionsMax = 100;
/** Maximum length of a question, or of one of the answers to choose from, in characters. ours */
export const questionMaxCharacters = 300;
/** Maximum length of a short answer, in characters. ours */
export const formTextMaxCharacters = 300;
/** Maximum length of a long answer, in characters. ours */
export const formLongTextMaxCharacters = 10_000;
/** Maximum number of entries that a form can be limited to. ours */
export const formEntriesMax = 100_000;
/** How long a suspected entry is kept, in days. issue: forms */
export const suspectedEntryDays = 30;
/** Maximum number of links in the answers of an entry that nobody suspects. ours */
export const unsuspectedLinksMax = 2;
/** Maximum number of seats of an event, and of one registration. ours */
export const seatsMax = 100_000;
export const seatsEachMax = 100;
/** How many days before an event its registration can open at most. ours */
export const registrationDaysMax = 730;
/** How long a seat that became free is offered, in hours; shorter when the event is near. ours */
export const offerHours = 24;
/** Time in which no person fills in a form, in milliseconds. ours */
export const fastestFormMs = 3000;
/** How long a form can be open on a screen before its answers have to be sent again, in hours. ours */
export const formTokenHours = 24;
/** Maximum length of a reply to an entry, in characters. */
export const replyMaxCharacters = 20_000;
/** Largest file that is an answer, in bytes. */
export const entryFileMaxBytes = 10 * 1024 * 1024;
/** Files that a form can ask for: each can be as large as that. */
export const entryFilesMax = 10;
/** How long a file is kept whose form was not accepted, in hours. */
export const unsentFileHours = 2;
/** Maximum number of links and headings in all menus together. issue: pages */
export const menuItemsMax = 200;
/** Maximum length of the label of a link in a menu, in characters. ours */
export const menuLabelMaxCharacters = 80;
/** Width of the window for which the Menus screen says how many links fit into a bar, in CSS pixels. issue: pages */
export const menuBarWidthPx = 1280;
/** Maximum nesting of blocks in a text; a list in a list adds two levels. ours */
export const richTextMaxDepth = 24;
/** Maximum length of a slug, in characters; longer ones are cut. ours */
export const slugMaxCharacters = 200;
/** Maximum length of an email address, in characters. RFC 5321 4.5.3.1 */
export const emailMaxCharacters = 320;
/** Maximum length of a link, in characters. ours */
export const urlMaxCharacters = 2048;
/** Maximum length of a path that is redirected, in characters; an index contains it. ours */
export const freePathMaxCharacters = 299;
/** Maximum number of addresses that visitors requested in vain and that are kept. ours */
export const missedAddressesMax = 1000;
/** Maximum number of searches without results that are kept. ours */
export const missedSearchesMax = 1000;
/** Maximum number of words and phrases that mean the same, of one group. ours */
export const synonymGroupMax = 20;
/** Maximum number of words of such a phrase. ours */
export const synonymMaxWords = 5;
/** Maximum number of broken links that are listed at once. ours */
export const brokenLinksMax = 500;
/** Maximum number of records that are named because they link to another one. issue: pages */
export const linkingRecordsMax = 20;
/** Most typed copies of facts that are listed at once. ours */
export const typedCopiesMax = 200;
/** Minimum length of a new password, in characters. ASVS 5.0, 6.2.1 */
export const passwordMinCharacters = 8;
/** Recommended minimum length of a new password, in characters. ASVS 5.0, 6.2.1 */
export const passwordAdvisedCharacters = 15;
/** Maximum length of a new password, in characters. ASVS 5.0, 6.2.9 requires at least 64 */
export const passwordMaxCharacters = 128;
/** Lifetime of links that lead to choosing a password, in hours. issue: trust */
export const accountLinkHours = { 'password-reset': 1, invitation: 72 } as const;
/** Maximum number of valid links of one kind for an account; no more are sent. ours */
export const accountLinksAtOnce = 3;
/** How long a password or factor counts as given for step-up, in minutes. issue: trust */
export const stepUpMinutes = 10;
/** Maximum number of records with personal data on a page; a response with more of them is an export. ours */
export const personalDataPageMax = 100;
/** Records with personal data that a session may read within `stepUpMinutes` before it counts as an export. ours */
export const personalDataReadMax = 500;
/** How long a sign-in waits for the second factor, in minutes. ours */
export const pendingSignInMinutes = 5;
/** Lifetime of a passkey challenge, in minutes. issue: trust */
export const passkeyChallengeMinutes = 5;
/** Maximum length of a person's display name, in characters. ours */
export const personNameMaxCharacters = 60;
/** Maximum length of a passkey's name, in characters. ours */
export const passkeyNameMaxCharacters = 100;
/** Number of recovery codes, each valid once. issue: trust */
export const recoveryCodeCount = 10;
/** Maximum number of active API keys. ours */
export const apiKeysMax = 50;
/** Maximum length of an API key's name, in characters. ours */
export const apiKeyNameMaxCharacters = 80;
/** Maximum lifetime of an API key, in days. ours */
export const apiKeyMaxDays = 365;
/** Maximum number of funds that the form of a donation suggests. ours */
export const donationFundsMax = 50;
/** Maximum donation, in the organization's currency. Keeps every sum exact in cents. ours */
export const donationMaxAmount = 1_000_000_000;
/** Maximum value of a field of kind `number`. ours */
export const numberMax = 1_000_000_000;

/** Maximum size of a picture, in bytes. ours */
export const imageMaxBytes = 15 * 1024 * 1024;
/** Maximum number of pixels of a picture. ours */
export const imageMaxPixels = 50_000_000;
/** Smallest longer side of a logo, in pixels: it is shown at 48, on screens with two for one at 96. ours */
export const logoMinPx = 64;
/** Maximum size of a PDF, in bytes. ours */
export const pdfMaxBytes = 25 * 1024 * 1024;
/** Maximum size of a sound, in bytes: two hours at 192 kbit/s. ours */
export const soundMaxBytes = 200 * 1024 * 1024;
/** Maximum size of a film, in bytes: half an hour at 2 Mbit/s, four minutes as phones record it. ours */
export const filmMaxBytes = 500 * 1024 * 1024;
/** Maximum size of a captions file, in bytes: five times that of a two-hour film. ours */
export const captionsMaxBytes = 512 * 1024;
/** Maximum number of records that one call creates: one afternoon's pictures. ours */
export const batchMaxRecords = 100;
/** Maximum size of an upload part, in bytes: what is lost when the connection breaks. ours */
export const uploadPartBytes = 1024 * 1024;
/** How long an interrupted upload can be resumed, in hours. issue: publishing */
export const uploadHours = 24;
/** Maximum number of an account's unfinished uploads: one full batch of pictures. ours */
export const unfinishedUploadsMax = 100;
/** Maximum size of an account's unfinished uploads together, in bytes: four films. ours */
export const unfinishedUploadsMaxBytes = 4 * filmMaxBytes;
/** Maximum size of a multipart form's text fields, besides its file, in bytes. ours */
export const formFieldsMaxBytes = 1024 * 1024;
/** Accepted picture types, detected from the content. ours */
export const imageMediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
/** Picture widths available through `?w=`, in pixels, ascending. ours */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** Up to this many records, a dashboard list is searched, sorted and paged in the browser. issue: dashboard */
export const browserListMax = 2000;
/** Maximum length of the note with which a record is sent back to its author. ours */
export const reviewNoteMaxCharacters = 1000;
/** Maximum number of addresses in one import call; longer files are sent in several. ours */
export const importChunkLines = 250;
/** Maximum number of lines in an import file. ours */
export const importMaxLines = 50_000;
/** Maximum size of a CSV file of addresses, in bytes; it is parsed in the browser. ours */
export const importMaxBytes = 5_000_000;
/** Months shown in the dashboard's chart of donations. issue: dashboard */
export const chartMonths = 12;
/** Maximum length of a list's search text, in characters. ours */
export const searchMaxCharacters = 200;
/** Maximum number of values of a field that visitors can filter a list by, the most frequent ones. ours */
export const facetValuesMax = 100;
/** Maximum number of records in a list's response, whatever `limit` says. ours */
export const listLimitMax = 1000;
/** How long a deleted record can be restored, in days. ours */
export const restoreDays = 30;
/** How long an address of the email list that its owner has not confirmed is kept after they were asked, in days. ours */
export const unconfirmedDays = 30;
/** How long the link works that confirms a subscription, in days. ours */
export const confirmLinkDays = 14;
/** How long the link works to the preferences of a subscription, in days. ours */
export const preferencesLinkDays = 90;
/** Least time between two emails that ask the same person to confirm, in hours. ours */
export const askAgainHours = 24;
/** How long the address of someone who has left the email list, or whose emails bounced, is shown, in days. ours */
export const leftAddressDays = 30;
/** Maximum number of addresses that one call marks as bounced. ours */
export const bouncesMax = 100;
/** How long entries of the security log are kept, in days. ours */
export const securityLogDays = 180;
/** How long history entries are kept, in days; a purged record's values are removed with it. ours */
export const historyDays = 730;
/** Default number of entries on a page of the history or the trash. ours */
export const historyPageSize = 25;
/** Maximum number of entries on a page of the history or the trash. ours */
export const historyPageMax = 100;
/** Bytes of changes after which a page of the history ends early. ours */
export const historyPageBytes = 512 * 1024;
/** Characters of a search query that are used; the rest is ignored. ours */
export const searchQueryMaxCharacters = 200;
/** Words of a search query that are used; the rest is ignored. ours */
export const searchMaxWords = 12;
/** Results on a page of the search. ours */
export const searchPageSize = 10;
/** Maximum number of results in a search's response, whatever `limit` says. ours */
export const searchLimitMax = 50;
/** Maximum number of records of a kind that a search counts, ranks and pages through: the newest. ours */
export const searchCountMax = 1000;
/** How long a form's draft is kept, in the browser and in the account, in days. ours */
export const draftDays = 14;

/** Maximum size of a draft that the server stores, as JSON in bytes. Larger ones stay in the browser. ours */
export const draftMaxBytes = 1024 * 1024;

/** How far ahead the dates of a series are stored, in months. ours */
export const seriesMonthsAhead = 24;
/** Largest number of events that a series stores at once: a daily one of two years has 731. ours */
export const seriesDatesMax = 750;
/** Largest number of days, weeks, months or years between two dates of a series. ours */
export const recurrenceIntervalMax = 99;
/** Largest number of times that a rule with a number repeats. ours */
export const recurrenceCountMax = 1000;
/** Maximum number of days that a rule leaves out. ours */
export const recurrenceExceptionsMax = 200;
