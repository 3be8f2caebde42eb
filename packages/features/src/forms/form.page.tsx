import { formatLongDate } from '@porchlight/contract/dates';
import type { FormRecord } from '@porchlight/contract/entities';
import { Prose } from '@porchlight/ui/data-display/Prose';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formKeyQuery, singleQuery } from '../api/index.ts';
import { longText, RecordHeader, recordPage } from '../records/index.ts';
import { type Page, PreviewContext } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { FormPlace } from './FormPlace.tsx';
import { clearSaved } from './useSavedAnswers.ts';

const list = { text: 'Forms', href: urls.forms };

/** The content of a form's page: its questions or, after it was sent, what happens next. */
export function Detail({ record: form }: { record: FormRecord }) {
  const [params] = useSearchParams();
  const isPreview = use(PreviewContext);
  const isSent = params.get('sent') === '1' && !isPreview;
  return (
    <>
      <RecordHeader name="form" list={list} title={form.title} />
      <Section width="prose" spacing="none">
        {isSent ? (
          <Sent form={form} />
        ) : (
          <Stack spacing={4}>
            {form.introduction && <Prose {...longText(form, 'introduction')} />}
            <FormPlace form={form} />
          </Stack>
        )}
      </Section>
    </>
  );
}

/** What people read after they have sent a form. */
function Sent({ form }: { form: FormRecord }) {
  const { data } = useQuery(formKeyQuery(String(form.id)));
  useEffect(() => clearSaved(form.id), [form.id]);
  return (
    <Stack spacing={3}>
      <Notice tone="success" title="Thank you. We have received your form." />
      {form.after_text && <Prose {...longText(form, 'after_text')} />}
      {data && <Typography>We delete your answers on {formatLongDate(data.delete_on)}.</Typography>}
    </Stack>
  );
}

const { Component: FormPage, page: basePage } = recordPage('form', {
  Detail,
  list,
  seeAll: 'See all forms',
  summarize: (form) => ({ title: form.title, description: form.introduction || `A form to fill in online.` }),
});

export const Component = FormPage;

/** The page of one form, which is also where it is sent. */
export const page: Page = {
  ...basePage,
  searchParams: ['sent'],
  queries: ({ params: { id = '' } }) => [singleQuery('form', id), formKeyQuery(id)],
  head: (args, read) => {
    const head = basePage.head(args, read);
    if (read(formKeyQuery(args.params.id ?? ''))?.rejected)
      return { ...head, title: `Error: ${head.title}`, unlisted: true };
    if (args.searchParams.get('sent') !== '1') return head;
    return { ...head, title: `Sent: ${head.title}`, unlisted: true };
  },
};
