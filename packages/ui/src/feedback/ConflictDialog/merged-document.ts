import type { RichNode } from '@porchlight/contract/rich-text';
import { documentFormValue } from '@porchlight/contract/rich-text-strings';
import type { MergedPart } from './merge-blocks.ts';

/** How a part that both sides changed is resolved, with its label. */
export const partChoices = { mine: 'Yours', theirs: 'Theirs', both: 'Both, yours first' } as const;

/** How a part that both sides changed is resolved. */
export type PartChoice = keyof typeof partChoices;

/** The choices made so far, by index of the part. */
export type PartChoices = Readonly<Record<number, PartChoice>>;

/** The merged document as a form value; undefined while a choice is missing. */
export function mergedFormValue(parts: readonly MergedPart<RichNode>[], choices: PartChoices): string | undefined {
  const content: RichNode[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'agreed') content.push(...part.blocks);
    else {
      const choice = choices[index];
      if (!choice) return undefined;
      if (choice !== 'theirs') content.push(...part.mine);
      if (choice !== 'mine') content.push(...part.theirs);
    }
  }
  return documentFormValue({ version: 1, type: 'doc', content });
}
