import { formatLongDate } from '@porchlight/contract/dates';
import type { FormRecord } from '@porchlight/contract/entities';
import { type FormKey, type FormStanding, standingTexts } from '@porchlight/contract/forms/form-calls';
import { readQuestions } from '@porchlight/contract/forms/questions';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { QuestionForm } from '@porchlight/ui/inputs/QuestionForm';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { formKeyQuery } from '../api/index.ts';
import { FetchFailure } from '../records/index.ts';
import { PreviewContext } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { useSavedAnswers } from './useSavedAnswers.ts';

export interface FormPlaceProps {
  form: FormRecord;
  /** What is needed to send it, where the page has read it. @default it is read */
  formKey?: FormKey;
  /** Level of the headings between questions. @default 2 */
  headingLevel?: 2 | 3;
}

/** A form where it is placed: its questions, or why it can't be sent. */
export function FormPlace({ form, formKey, headingLevel }: FormPlaceProps) {
  const isPreview = use(PreviewContext);
  const result = useQuery({ ...formKeyQuery(String(form.id)), enabled: !isPreview && !formKey });
  const saved = useSavedAnswers(form.id);
  const questions = readQuestions(form.questions);
  const action = urls.form(form.id);
  if (isPreview) return <QuestionForm action={action} questions={questions} token="" headingLevel={headingLevel} />;
  const key = formKey ?? result.data;
  if (!key && result.isPending) return <Loading />;
  if (!key) return <FetchFailure name="form" result={result} />;
  const { standing, token, delete_on: deleteOn, rejected } = key;
  const isTypedAlready = rejected !== undefined && Object.keys(rejected.answers).length > 0;
  return (
    <>
      {standing !== 'open' && <Notice>{standingText(form, standing)}</Notice>}
      {/* What somebody has typed stays in sight when the form has closed meanwhile. */}
      {(standing === 'open' || isTypedAlready) && (
        <QuestionForm
          action={action}
          questions={questions}
          token={standing === 'open' ? token : ''}
          answers={rejected?.answers}
          errors={rejected?.errors}
          message={rejected?.message}
          headingLevel={headingLevel}
          note={deleteOn && `We delete your answers on ${formatLongDate(deleteOn)}.`}
          saved={saved}
        />
      )}
    </>
  );
}

function standingText(form: FormRecord, standing: Exclude<FormStanding, 'open'>): string {
  const moment = { early: form.opens_at, closed: form.closes_at, full: null }[standing];
  const day = moment && formatLongDate(moment, { withTime: true });
  const since = standing === 'early' ? `It opens on ${day}.` : `It closed on ${day}.`;
  return [standingTexts[standing], day && since].filter(Boolean).join(' ');
}
