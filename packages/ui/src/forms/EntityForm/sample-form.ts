import { fn } from 'storybook/test';
import type { EntityFormProps } from './EntityForm.tsx';
import { articleFields, articleSchema } from './sample-fields.ts';

/** The form that makes an article. It saves what it is given, and stories can ask what it has told. */
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
