import type { FitChanges } from '@porchlight/contract/rich-text-fit';
import { nothingReported, type PasteReport } from './pasting/paste-report.ts';

/** What became of pasted content. */
export interface PasteOutcome extends PasteReport, FitChanges {
  /** Whether formatting of another program was tidied. */
  isTidied: boolean;
  /** Pictures that are being sent. */
  sending: number;
  /** Pictures that were stored without a description. */
  undescribed: number;
  /** What could not be done, as sentences. */
  problems: string[];
}

/** The outcome of nothing. */
export const emptyOutcome: PasteOutcome = {
  ...nothingReported,
  levels: 0,
  others: 0,
  isTidied: false,
  sending: 0,
  undescribed: 0,
  problems: [],
};

/** Adds up two outcomes, since a notice stays until it is closed. */
export function addOutcomes(outcome: PasteOutcome, more: Partial<PasteOutcome>): PasteOutcome {
  const sum = (name: keyof PasteReport | keyof FitChanges | 'sending' | 'undescribed') =>
    outcome[name] + (more[name] ?? 0);
  return {
    pictures: sum('pictures'),
    media: sum('media'),
    hidden: sum('hidden'),
    deleted: sum('deleted'),
    comments: sum('comments'),
    links: sum('links'),
    spelled: sum('spelled'),
    levels: sum('levels'),
    others: sum('others'),
    sending: sum('sending'),
    undescribed: sum('undescribed'),
    isTidied: outcome.isTidied || more.isTidied === true,
    problems: [...new Set([...outcome.problems, ...(more.problems ?? [])])],
  };
}

/** Whether something was left out or has to be done, so that the notice stays. */
export function needsAttention({ isTidied, ...outcome }: PasteOutcome): boolean {
  return Object.values(outcome).some((value) => (typeof value === 'number' ? value > 0 : value.length > 0));
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? one : many.replace('#', count.toLocaleString('en-US'))];

/** The outcome in sentences. */
export function pasteSentences(outcome: PasteOutcome): string[] {
  const { pictures, media, hidden, deleted, comments, links, spelled, levels, others, sending, undescribed } = outcome;
  return [
    ...outcome.problems,
    ...counted(sending, 'A picture is being sent to the library.', '# pictures are being sent to the library.'),
    ...counted(
      pictures,
      'A picture was not pasted. Add it at the place marked [Picture].',
      '# pictures were not pasted. Add them at the places marked [Picture].',
    ),
    ...counted(
      undescribed,
      'A picture has no description: write below it what it shows.',
      '# pictures have no description: write below each what it shows.',
    ),
    ...counted(
      media,
      'A video or other content was left out: its name is in its place.',
      '# videos or other contents were left out: their names are in their places.',
    ),
    ...counted(hidden, 'Hidden text was left out at one place.', 'Hidden text was left out at # places.'),
    ...counted(
      deleted,
      'Words deleted with tracked changes were left out at one place.',
      'Words deleted with tracked changes were left out at # places.',
    ),
    ...counted(comments, 'A comment was left out.', '# comments or their marks were left out.'),
    ...counted(
      links,
      'A link was removed because this site can’t link there. Its words stay.',
      '# links were removed because this site can’t link there. Their words stay.',
    ),
    ...counted(
      spelled,
      'A raised or special sign was written as a character, such as ² or ✓.',
      '# raised or special signs were written as characters, such as ² or ✓.',
    ),
    ...(levels > 0 ? ['Lists, quotes or tables that were nested too deeply were moved out.'] : []),
    ...(others > 0 ? ['Formatting that is not allowed here was removed.'] : []),
    ...(outcome.isTidied ? ['We cleaned up what you pasted.'] : []),
  ];
}
