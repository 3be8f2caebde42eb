import { styled } from '@mui/material/styles';
import useForkRef from '@mui/utils/useForkRef';
import {
  type Answers,
  answerName,
  type Question,
  shownQuestions,
  tokenName,
  trapName,
} from '@porchlight/contract/forms/questions';
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Heading } from '../../data-display/Heading/index.ts';
import { ErrorSummary } from '../../feedback/ErrorSummary/index.ts';
import { color, smallText, space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { controlId, QuestionField } from './QuestionField.tsx';

/** Where the device keeps what was typed. */
export interface SavedAnswers {
  read: () => Answers | null;
  write: (answers: Answers) => void;
  clear: () => void;
}

export interface QuestionFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'action' | 'method'> {
  /** Path that the form is sent to. */
  action: string;
  /** The questions, in order. */
  questions: readonly Question[];
  /** Sent with the answers. Without it, the form can be looked at but not sent. */
  token: string;
  /** What was answered before, when the form comes back to be mended. @default nothing */
  answers?: Answers;
  /** What is wrong with answers, by the id of the question. @default nothing */
  errors?: Readonly<Record<string, string>>;
  /** What is wrong with the form as a whole. @default nothing */
  message?: string;
  /** A sentence above the button: what happens with the answers. */
  note?: string;
  /** Text of the button. @default 'Send' */
  submitText?: string;
  /** Level of the headings between questions. @default 2 */
  headingLevel?: 2 | 3;
  /** Keeps what is typed on the device until it is sent. @default it is not kept */
  saved?: SavedAnswers;
}

const noAnswers: Answers = {};

/**
 * A form that visitors fill in and send. Native: it works without JavaScript, where every question is visible. With
 * JavaScript, a question that depends on an answer appears with it, and what is typed is kept on the device.
 *
 * - **When**: forms of the site, which the server checks.
 * - **Not for**: forms of the dashboard: `EntityForm`.
 * - **Keys**: those of the controls; Enter in a line sends the form. After a rejection the list of errors gets the focus.
 * @see https://design-system.service.gov.uk/patterns/
 */
export function QuestionForm({
  action,
  questions,
  token,
  answers = noAnswers,
  errors = {},
  message,
  note,
  submitText = 'Send',
  headingLevel = 2,
  saved,
  ref,
  ...rest
}: QuestionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const root = useForkRef(form, ref);
  const summary = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState({ answers, isRestored: false });
  // Null until the program runs: without it, all questions are there.
  const [typed, setTyped] = useState<Answers | null>(null);
  const begin = useEffectEvent(() => {
    if (!form.current) return;
    const current = answersIn(form.current);
    const kept = saved?.read();
    // What somebody has typed before the program was there stays.
    const isUntouched = isSame(current, start.answers, questions);
    if (kept && !message && isUntouched) setStart({ answers: kept, isRestored: true });
    setTyped(kept && !message && isUntouched ? kept : current);
    if (message || Object.keys(errors).length > 0) summary.current?.focus();
  });
  useEffect(() => begin(), []);
  const asked = typed && new Set(shownQuestions(questions, typed).map(({ id }) => id));
  const change = () => {
    if (!form.current) return;
    const current = answersIn(form.current);
    // A question that is not asked any more keeps its answer, for people who change their mind.
    const away = Object.entries(typed ?? {}).filter(([id]) => asked && !asked.has(id));
    const next = { ...Object.fromEntries(away), ...current };
    setTyped(next);
    saved?.write(next);
  };
  const items = [
    ...(message ? [{ message }] : []),
    ...questions.flatMap((question) =>
      errors[question.id]
        ? [{ controlId: controlId(question), label: question.label, message: errors[question.id] ?? '' }]
        : [],
    ),
  ];
  return (
    <Root
      ref={root}
      method="post"
      action={action}
      encType={questions.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      noValidate
      onChange={change}
      {...rest}
    >
      {items.length > 0 && <ErrorSummary ref={summary} items={items} />}
      {start.isRestored && (
        <Restored role="status">
          <p>What you typed earlier is back.</p>
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              saved?.clear();
              setStart({ answers: {}, isRestored: false });
              setTyped({});
            }}
          >
            Clear the form
          </Button>
        </Restored>
      )}
      <Questions key={String(start.isRestored)}>
        {questions.map((question) => {
          if (asked && !asked.has(question.id)) return null;
          if (question.kind === 'heading')
            return (
              <Heading key={question.id} level={headingLevel}>
                {question.label}
              </Heading>
            );
          return (
            <QuestionField
              key={question.id}
              question={question}
              // The file itself is with the server: what is typed doesn't have it.
              answers={question.kind === 'file' ? answers : (typed ?? start.answers)}
              error={errors[question.id]}
              note={asked ? undefined : conditionText(question, questions)}
            />
          );
        })}
      </Questions>
      <Trap aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <input type="hidden" name={tokenName} value={token} />
      {note && <p data-note="">{note}</p>}
      <div>
        <Button type="submit" disabled={token === ''}>
          {submitText}
        </Button>
      </div>
    </Root>
  );
}

/** When a question has to be answered, for people who see all of them. */
function conditionText({ condition }: Question, questions: readonly Question[]): string | undefined {
  const asked = condition && questions.find(({ id }) => id === condition.id);
  return asked ? `Only if you have answered ‘${condition.answer}’ to ‘${asked.label}’.` : undefined;
}

/** What is entered in a form, by the id of the question. */
function answersIn(form: HTMLFormElement): Answers {
  const answers: Record<string, string | string[]> = {};
  const prefix = answerName('');
  for (const [name, value] of new FormData(form)) {
    if (!name.startsWith(prefix) || typeof value !== 'string') continue;
    const id = name.slice(prefix.length);
    const before = answers[id];
    answers[id] = before === undefined ? value : [before, value].flat();
  }
  return answers;
}

function isSame(a: Answers, b: Answers, questions: readonly Question[]): boolean {
  const textOf = (answers: Answers, id: string) => [answers[id] ?? ''].flat().filter(Boolean).join('\n');
  return questions.every(({ id, kind }) => kind === 'file' || textOf(a, id) === textOf(b, id));
}

const Root = styled('form')({
  display: 'grid',
  gap: space(4),
  minInlineSize: 0,
  '& > [data-note]': { margin: 0, color: color.muted, fontSize: smallText },
  '@media print': { fontSize: '1.25rem', '& button': { display: 'none' } },
});

const Questions = styled('div')({ display: 'grid', gap: space(4), minInlineSize: 0 });

const Restored = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1),
  '& > p': { margin: 0 },
});

/** Out of sight, and not on the way of the keyboard: only programs fill it in. */
const Trap = styled('div')({ position: 'absolute', insetInlineStart: '-9999px', blockSize: 1, overflow: 'hidden' });
