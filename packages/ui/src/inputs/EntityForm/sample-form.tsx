import type { FormSchema } from '@porchlight/contract/schemas';
import type { ComponentType } from 'react';
import { fn } from 'storybook/test';
import { EntityForm, type EntityFormProps } from './EntityForm.tsx';
import type { EntityFormState } from './entity-form-types.ts';
import { articleFields, articleSchema } from './sample-fields.ts';
import { type EntityFormOptions, useEntityForm } from './useEntityForm.ts';
import { useFormContent } from './useFormContent.ts';

export interface SampleFormProps extends Omit<EntityFormProps, 'form' | 'onSubmit' | 'keep' | 'alternative'> {
  /** Validation rules. */
  schema: FormSchema;
  /** Initial values. */
  defaultValues?: EntityFormOptions<unknown>['defaultValues'];
  /** Sends the values. */
  onSubmit: EntityFormOptions<unknown>['onSubmit'];
  /** Called after the submit button has saved. */
  onSaved?: (result: unknown) => void;
  /** Called with the content after a pause. */
  onContentChange?: (content: EntityFormState) => void;
  /** The button that keeps a draft, and the values that it sets. */
  keep?: { label: string; values: Readonly<Record<string, string>>; onSaved: (result: unknown) => void };
  /** The second submit button. */
  alternative?: { label: string; onSaved: (result: unknown) => void };
  /** Buttons outside the form that use it. */
  tools?: (owner: ReturnType<typeof useEntityForm<unknown>>) => EntityFormProps['actions'];
}

/** An `EntityForm` with the hook that a screen has for it. */
export function SampleForm({
  schema,
  defaultValues,
  onSubmit,
  onSaved,
  onContentChange,
  keep,
  alternative,
  tools,
  ...props
}: SampleFormProps) {
  const owner = useEntityForm({ fields: props.fields, schema, defaultValues, onSubmit });
  const { form, element, summary, problems, upload, save } = owner;
  useFormContent(form, props.fields, (content) => onContentChange?.(content));
  const saveThen = (onDone: ((result: unknown) => void) | undefined, values?: Readonly<Record<string, string>>) =>
    void save(values).then((outcome) => outcome.saved && onDone?.(outcome.result));
  return (
    <>
      <EntityForm
        ref={element}
        form={form}
        summaryRef={summary}
        problems={problems}
        upload={upload}
        tab={owner.tab}
        onTabChange={owner.setTab}
        onSubmit={() => saveThen(onSaved)}
        keep={keep && { label: keep.label, onClick: () => saveThen(keep.onSaved, keep.values) }}
        alternative={alternative && { label: alternative.label, onClick: () => saveThen(alternative.onSaved) }}
        {...props}
      />
      {tools?.(owner)}
    </>
  );
}

/** Of the stories’ meta: documents `EntityForm`, and shows it with its owner. */
export const sampleForm = {
  component: EntityForm as ComponentType<never> as ComponentType<SampleFormProps>,
  render: (args: SampleFormProps) => <SampleForm {...args} />,
  parameters: { owned: true },
};

/** Props of the article form. `onSubmit` succeeds; its callbacks are mocks that stories can inspect. */
export const articleForm = {
  label: 'Create article',
  fields: articleFields,
  schema: articleSchema,
  submitLabel: 'Create article',
  cancelHref: '/dashboard/articles',
  onSubmit: fn(async () => ({ id: 31 })),
  onSaved: fn(),
  onContentChange: fn(),
} satisfies SampleFormProps;
