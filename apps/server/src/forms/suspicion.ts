import type { StoredAnswer } from '@porchlight/contract/forms/check-answers';
import { fastestFormMs, unsuspectedLinksMax } from '@porchlight/contract/limits';

/** What is known of a form that was sent. */
interface Sending {
  /** What is in the control that people don't see. */
  trap: string;
  /** Time between opening and sending the form. */
  elapsedMs: number;
  answers: readonly StoredAnswer[];
}

/**
 * Whether an entry is probably spam: it fills in what people don't see, comes faster than people type, or advertises. It
 * is stored apart, so that a person who is suspected wrongly loses nothing.
 */
export function isSuspected({ trap, elapsedMs, answers }: Sending): boolean {
  const links = answers.flatMap(({ answer }) => answer.match(/https?:\/\/|www\.|\[url|<a\s/gi) ?? []);
  return trap !== '' || elapsedMs < fastestFormMs || links.length > unsuspectedLinksMax;
}
