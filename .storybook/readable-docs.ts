import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { quiltNames } from '../packages/ui/src/primitives/QuiltBlock/index.ts';

/** What the documentation plugin leaves of a prop on its component. */
interface DocgenProp {
  description?: string;
  tsType?: { name: string; raw?: string };
}

interface Documented {
  __docgenInfo?: { description?: string; props?: Record<string, DocgenProp> };
}

/** A doc comment's text without what is there for readers of the code: references to the specification, `@default`. */
function withoutTags(description: string): string {
  return description
    .replace(/^\s*@see (https?:\S+)\s*$/gm, '\n[The pattern it follows]($1)')
    .replace(/^\s*@(see|default)\b.*$/gm, '')
    .replace(/\s@default\b.*$/gm, '')
    .trim();
}

/** What stands under a component's name: its doc comment, which is Markdown. */
export function componentDescription(component: Documented | undefined): string {
  return withoutTags(component?.__docgenInfo?.description ?? '');
}

/** `@default` of a prop's doc comment, for defaults that aren't written down as a value. */
function saidDefault(description: string): string | undefined {
  return /@default\s+(.+?)\s*$/m.exec(description)?.[1];
}

/** A default that is a value; a function's code would say nothing. */
function plainDefault<Default extends { summary?: string }>(value: Default | undefined): Default | undefined {
  return /=>|^function\b/.test(value?.summary ?? '') ? undefined : value;
}

/** The type as a reader wants it: `'a' | 'b'` and not 'union'; a list where the plugin knows no more. */
function typeWords({ tsType }: DocgenProp, value: unknown): string | undefined {
  if (Array.isArray(value) && tsType?.name === 'unknown') return 'list';
  if (!tsType || tsType.name === 'unknown') return undefined;
  const raw = tsType.raw?.replace(/\s+/g, ' ').replace(/^\| /, '');
  return raw ?? tsType.name;
}

/** Whether a value can be changed with a control: elements and functions can't. */
function isEditable(value: unknown): boolean {
  return !(
    isValidElement(value) ||
    typeof value === 'function' ||
    (Array.isArray(value) && value.some(isValidElement))
  );
}

/** What React lets every component have: only what the stories give it is worth a line. */
const childrenRow = {
  name: 'children',
  description: 'What stands inside it.',
  table: { type: { summary: 'ReactNode' } },
};

/** Makes the table of props readable, and its controls such that each of them does something sensible. */
export const readableProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const docgen = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  const { children } = initialArgs;
  const rows =
    children === undefined || 'children' in docgen
      ? argTypes
      : {
          ...argTypes,
          children: { ...childrenRow, control: isEditable(children) ? { type: 'text' as const } : false },
        };
  return Object.fromEntries(
    Object.entries(rows).map(([name, argType]) => {
      const prop = docgen[name];
      const value = initialArgs[name];
      if (!prop) return [name, isEditable(value) ? argType : { ...argType, control: false }];
      const summary = typeWords(prop, value);
      const stated = saidDefault(prop.description ?? '');
      const isChoice = argType.type?.name === 'enum' || argType.options !== undefined;
      const isText = typeof value === 'string' && !isChoice;
      const takesText =
        /\bstring\b/.test(summary ?? '') && !/[<{[]/.test(summary ?? '') && !isChoice && value === undefined;
      const isBlock = name === 'block' && summary === undefined;
      const control =
        !isEditable(value) || (summary === undefined && !isChoice) || /^(React)?Node|=>/.test(summary ?? '')
          ? false
          : undefined;
      return [
        name,
        {
          ...argType,
          description: withoutTags(prop.description ?? ''),
          ...((control === false && !isBlock && { control }) ||
            ((isText || takesText) && { control: { type: 'text' as const } })),
          ...(isBlock && { options: quiltNames, control: { type: 'select' as const } }),
          table: {
            ...argType.table,
            type: { summary: isBlock ? 'QuiltName' : (summary ?? argType.options?.join(' | ') ?? 'object') },
            defaultValue: stated ? { summary: stated } : plainDefault(argType.table?.defaultValue),
          },
        },
      ];
    }),
  ) as ReturnType<ArgTypesEnhancer>;
};
