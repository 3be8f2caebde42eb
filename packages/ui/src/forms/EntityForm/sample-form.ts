import { fn } from 'storybook/test';
import type { EntityFormProps } from './EntityForm.tsx';
import { articleFields, articleSchema } from './sample-fields.ts';

/** Props of the article form. `onSubmit` succeeds; its callbacks are mocks that stories can inspect. */
export const articleForm = {
  label: 'Create article',
  fields: articleFields,
  schema: articleSchema,
  submitLabel: 'Create article',
  cancelHref: '/dashboard/articles',
  onSubmit: fn(async () => ({ id: 31 })),
  onSaved: fn(),
  onDirtyChange: fn(),
  onValuesChange: fn(),
} satisfies EntityFormProps;
