import type { RichNode } from '@porchlight/contract/rich-text';
import { formValueOf } from '@porchlight/contract/rich-text-strings';
import type { MergedPart } from './merge-blocks.ts';

/** What becomes of a part that both have changed, with its label. */
export const partChoices = { mine: 'Yours', theirs: 'Theirs', both: 'Both, yours first' } as const;

/** What becomes of a part that both have changed. */
export type PartChoice = keyof typeof partChoices;

/** What was chosen, by the place of the part. */
export type PartChoices = Readonly<Record<number, PartChoice>>;

/** The document as a form holds it; undefined as long as a part waits for a choice. */
export function togetherValue(parts: readonly MergedPart<RichNode>[], chosen: PartChoices): string | undefined {
  const content: RichNode[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'agreed') content.push(...part.blocks);
    else {
      const choice = chosen[index];
      if (!choice) return undefined;
      if (choice !== 'theirs') content.push(...part.mine);
      if (choice !== 'mine') content.push(...part.theirs);
    }
  }
  return formValueOf({ version: 1, type: 'doc', content });
}
