import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { quiltNames } from '../packages/ui/src/media/QuiltBlock/index.ts';

/** Information about a prop that react-docgen adds to the component. */
interface DocgenProp {
  description?: string;
  tsType?: { name: string; raw?: string };
}

interface DocumentedComponent {
  __docgenInfo?: { description?: string; props?: Record<string, DocgenProp> };
}

/** Removes the tags of a doc comment that are for readers of the code: `@default`, and `@see` unless it is a URL. */
function withoutTags(description: string): string {
  return description
    .replace(/^\s*@see (https?:\S+)\s*$/gm, '\n[The pattern it follows]($1)')
    .replace(/^\s*@(see|default)\b.*$/gm, '')
    .replace(/\s@default\b.*$/gm, '')
    .trim();
}

/** The description below a component's name: its doc comment, which is Markdown. */
export function componentDescription(component: DocumentedComponent | undefined): string {
  return withoutTags(component?.__docgenInfo?.description ?? '');
}

/** The `@default` of a prop's doc comment, for defaults that are not in the code. */
function documentedDefault(description: string): string | undefined {
  return /@default\s+(.+?)\s*$/m.exec(description)?.[1];
}

/** A default value as is; none for a function, whose source would not help. */
function plainDefault<Default extends { summary?: string }>(value: Default | undefined): Default | undefined {
  return /=>|^function\b/.test(value?.summary ?? '') ? undefined : value;
}

/** The type for readers: `'a' | 'b'` instead of 'union'; 'list' for an array of unknown type. */
function typeText({ tsType }: DocgenProp, value: unknown): string | undefined {
  if (Array.isArray(value) && tsType?.name === 'unknown') return 'list';
  if (!tsType || tsType.name === 'unknown') return undefined;
  const raw = tsType.raw?.replace(/\s+/g, ' ').replace(/^\| /, '');
  return raw ?? tsType.name;
}

/** Whether a value can be edited with a control: elements and functions can't. */
function isEditable(value: unknown): boolean {
  return !(
    isValidElement(value) ||
    typeof value === 'function' ||
    (Array.isArray(value) && value.some(isValidElement))
  );
}

/** Row for `children`, which every component accepts: shown only if the stories set it. */
const childrenRow = {
  name: 'children',
  description: 'The content of the component.',
  table: { type: { summary: 'ReactNode' } },
};

/** Makes the table of props readable, and removes controls that would not work. */
export const readableProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const docgen = (component as DocumentedComponent | undefined)?.__docgenInfo?.props ?? {};
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
      const summary = typeText(prop, value);
      const defaultText = documentedDefault(prop.description ?? '');
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
            defaultValue: defaultText ? { summary: defaultText } : plainDefault(argType.table?.defaultValue),
          },
        },
      ];
    }),
  ) as ReturnType<ArgTypesEnhancer>;
};
