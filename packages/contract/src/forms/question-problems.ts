import type { ItemProblem } from '../field-kinds/field-kind-rules.ts';
import { entryFilesMax, questionMaxCharacters } from '../limits.ts';
import { answerOptions, hasOptions, type QuestionKind, questionKinds } from './questions.ts';

type Item = Readonly<Record<string, unknown>>;

/** Finds what is wrong with questions besides what is wrong with their fields: choices, and conditions. */
export function questionProblems(items: readonly Item[]): ItemProblem[] {
  return [
    ...items.flatMap((item, index) => [...optionProblems(item, index), ...conditionProblems(items, index)]),
    ...fileProblems(items),
  ];
}

function fileProblems(items: readonly Item[]): ItemProblem[] {
  const files = items.flatMap(({ kind }, index) => (kind === 'file' ? [index] : []));
  const first = files[entryFilesMax];
  if (first === undefined) return [];
  return [{ index: first, name: 'kind', message: `A form can ask for at most ${entryFilesMax} files.` }];
}

function optionProblems(item: Item, index: number): ItemProblem[] {
  if (item.kind !== 'choice' && item.kind !== 'choices') return [];
  const options = optionsIn(item);
  const tell = (message: string): ItemProblem[] => [{ index, name: 'options', message }];
  if (options.length < 2) return tell('Enter at least two answers, one per line.');
  if (new Set(options).size < options.length) return tell('An answer is there twice.');
  if (options.some((option) => option.length > questionMaxCharacters))
    return tell(`An answer can have at most ${questionMaxCharacters} characters.`);
  return [];
}

function conditionProblems(items: readonly Item[], index: number): ItemProblem[] {
  const { shown_for: key, shown_for_answer: answer } = items[index] ?? {};
  if (!key) return [];
  const asked = items.slice(0, index).find(({ id, kind }) => id === key && hasOptions(kind));
  if (!asked) {
    const message = 'This has to be a question before this one that has answers to choose from.';
    return [{ index, name: 'shown_for', message }];
  }
  if (optionsIn(asked).includes(String(answer))) return [];
  return [{ index, name: 'shown_for_answer', message: 'Choose one of the answers to that question.' }];
}

/** The questions before one that have answers to choose from, as options. */
export function earlierQuestions(items: readonly Item[], index: number): { value: string; label: string }[] {
  return items
    .slice(0, index)
    .filter(({ id, kind }) => id && hasOptions(kind))
    .map(({ id, label }) => ({ value: String(id), label: String(label || 'A question without words') }));
}

/** The answers to the question on which one depends, as options; none if it depends on none. */
export function answersToEarlier(items: readonly Item[], index: number): { value: string; label: string }[] {
  const key = items[index]?.shown_for;
  const asked = key ? items.find(({ id }) => id === key) : undefined;
  return asked ? optionsIn(asked).map((option) => ({ value: option, label: option })) : [];
}

/** The answers of a question as it is edited or stored. */
function optionsIn({ kind, options }: Item): readonly string[] {
  const name = String(kind);
  if (!Object.hasOwn(questionKinds, name)) return [];
  const lines = String(options ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  return answerOptions(name as QuestionKind, lines.join('\n'));
}
