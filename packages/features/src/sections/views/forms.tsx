import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { Section } from '@porchlight/ui/layout/Section';
import { useQuery } from '@tanstack/react-query';
import { placedFormQuery } from '../../api/index.ts';
import { FormPlace } from '../../forms/index.ts';
import { useIsForEditors } from '../../site/index.ts';
import { recordSectionProps } from '../PlacedRecords.tsx';
import { type PropsOfKind, type SectionViews, view } from '../section-view.ts';

/** A form on a page. Visitors see nothing of one that is not published, and editors read why. */
function FormSection({ title, lead, form, tone, place }: PropsOfKind<'form'>) {
  const isForEditors = useIsForEditors();
  const { data } = useQuery({ ...placedFormQuery(form?.id ?? 0), enabled: form !== null });
  if (!data && !isForEditors) return null;
  return (
    <Section
      {...recordSectionProps(tone, place)}
      width="prose"
      title={title || data?.form.title || 'Form'}
      lead={lead || undefined}
    >
      {data ? (
        <FormPlace form={data.form} formKey={data.key} headingLevel={3} />
      ) : (
        <EmptyState text="This form is not published. Visitors see this section once it is." />
      )}
    </Section>
  );
}

export const formsViews: SectionViews = {
  form: view<'form'>(FormSection, { title: 'text', lead: 'text', form: 'record', tone: 'value' }),
};
