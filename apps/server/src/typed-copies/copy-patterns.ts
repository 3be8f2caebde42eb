import type { OrganizationFacts } from '@porchlight/contract/organization';
import { factNames, organizationTokens } from '@porchlight/contract/organization-tokens';
import { placeKeys } from '@porchlight/contract/places';

/** A value that people may have typed. */
interface CopyPattern {
  /** Matches the whole of it. */
  pattern: RegExp;
  source: string;
  facts: string[];
  /** Whether it is an earlier value of these facts, and no present one. */
  isOld: boolean;
}

/** A copy in a text. */
export interface FoundCopy {
  index: number;
  text: string;
  facts: string[];
  isOld: boolean;
}

/** Facts whose values are in most texts for another reason: states, days of the week. */
const notCopied: readonly string[] = ['state', ...placeKeys.map((key) => `${key} place days`)];
/** Facts that are texts of the settings themselves, which can't name each other. */
const settingsTexts: readonly string[] = ['tagline', 'description'];
/** A shorter value is a part of too many words. */
const minCharacters = 4;

/**
 * Returns the function that finds copies of facts in a text.
 * @param earlier the facts before each change of the settings
 * @param isInSettings whether the texts are those of the settings
 */
export function copyFinder(
  current: OrganizationFacts,
  earlier: readonly OrganizationFacts[],
  isInSettings = false,
): (text: string) => FoundCopy[] {
  const patterns = new Map<string, CopyPattern>();
  const leftOut = isInSettings ? [...notCopied, ...settingsTexts] : notCopied;
  const add = (facts: OrganizationFacts, isOld: boolean) => {
    for (const name of factNames.filter((each) => !leftOut.includes(each))) {
      const value = organizationTokens[name]?.value(facts) ?? '';
      // A place without an address of its own has that of the organization, which is the fact to use.
      if (name.endsWith(' place address') && value === organizationTokens['address']?.value(facts)) continue;
      // A value that is in use again.
      if (isOld && value === organizationTokens[name]?.value(current)) continue;
      for (const source of sourcesOf(name, value, isOld)) {
        const known = patterns.get(source);
        if (!known) patterns.set(source, { source, pattern: new RegExp(`^${source}$`, 'u'), facts: [name], isOld });
        else if (known.isOld === isOld && !known.facts.includes(name)) known.facts.push(name);
      }
    }
  };
  add(current, false);
  for (const facts of earlier) add(facts, true);
  // The longest first: 'Porchlight Institute' is not a copy of 'Porchlight'.
  const all = [...patterns.values()].toSorted((a, b) => b.source.length - a.source.length);
  if (all.length === 0) return () => [];
  const any = new RegExp(bounded(all.map(({ source }) => source).join('|')), 'gu');
  return (text) =>
    [...text.matchAll(any)].flatMap(({ 0: copy, index }) => {
      // A lookahead of a pattern sees nothing after the copy itself.
      const match = all.find(({ pattern }) => pattern.test(copy));
      return match ? [{ index, text: copy, facts: match.facts, isOld: match.isOld }] : [];
    });
}

/** Replaces a copy in a text, wherever it is not a part of a word. */
export function replaceCopy(text: string, copy: string, fact: string): string {
  return text.replace(new RegExp(bounded(escaped(copy)), 'gu'), () => `{${fact}}`);
}

/** Not within a word, and not between the braces of a fact. */
const bounded = (source: string) => `(?<![\\p{L}\\p{N}{])(?:${source})(?![\\p{L}\\p{N}}])`;

/** The ways in which a value is typed. */
function sourcesOf(name: string, value: string, isOld: boolean): string[] {
  if (value.length < minCharacters) return [];
  if (name === 'phone' || name.endsWith(' phone')) return phoneSources(value);
  const plain = escaped(value);
  // Most people leave the time zone out.
  if (name.endsWith(' hours')) return [plain, escaped(value.replace(/ [A-Z]{2,5}(?=;|$)/g, ''))];
  // A town with another name after it is a part of that name: 'Marrow Creek Baptist Church'.
  if (name === 'town' && !isOld) return [`${plain}(?!\\s+\\p{Lu})`];
  return [plain];
}

/** A telephone number with any signs between its digits, with and without the country. */
function phoneSources(value: string): string[] {
  const digits = value.replace(/\D/g, '');
  const own = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (own.length < 7) return [];
  return [`(?:\\+?1[\\s.-]*)?\\(?${[...own].join('[\\s().\\u2010-\\u2015-]{0,3}')}`];
}

function escaped(value: string): string {
  return value
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('\\s+');
}
