import { styled } from '@mui/material/styles';
import {
  type Answers,
  answerMaxCharacters,
  answerName,
  answersTo,
  type Question,
} from '@porchlight/contract/forms/questions';
import { entryFileMaxBytes } from '@porchlight/contract/limits';
import { color, danger, nativeFieldStyle, smallText, space } from '../../theme/index.ts';

/** Props of `QuestionField`. */
interface QuestionFieldProps {
  question: Question;
  /** What was answered before. */
  answers: Answers;
  /** What is wrong with the answer. */
  error?: string;
  /** When it has to be answered, for people who see all questions. */
  note?: string;
}

/** Id of the control for a question; of several, that of the first one. */
export function controlId(question: Question): string {
  return answerName(question.id);
}

/** A question with its native control, which works without JavaScript. Internal. */
export function QuestionField({ question, answers, error, note }: QuestionFieldProps) {
  const { kind, label, help, required, options } = question;
  const id = controlId(question);
  const helps = [error && `${id}-error`, help && `${id}-help`, note && `${id}-note`];
  const describedBy = helps.filter(Boolean).join(' ') || undefined;
  const mark = required ? null : <span data-optional=""> (optional)</span>;
  const texts = (
    <>
      {help && (
        <p id={`${id}-help`} data-help="">
          {help}
        </p>
      )}
      {note && (
        <p id={`${id}-note`} data-help="">
          {note}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} data-problem="">
          <span aria-hidden="true">▲</span> {error}
        </p>
      )}
    </>
  );
  const given = answersTo(question.id, answers);
  if (kind === 'consent') {
    return (
      <Root data-error={error ? '' : undefined}>
        {texts}
        <Choice>
          <input
            {...{ id, type: 'checkbox', name: id, value: options[0], defaultChecked: given.length > 0 }}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
          />
          <label htmlFor={id}>
            {label}
            {mark}
          </label>
        </Choice>
      </Root>
    );
  }
  if (options.length > 0) {
    return (
      <Root as="fieldset" aria-describedby={describedBy} data-error={error ? '' : undefined}>
        <legend>
          {label}
          {mark}
        </legend>
        {texts}
        {options.map((option, index) => (
          <Choice key={option}>
            <input
              id={index === 0 ? id : `${id}-${index}`}
              type={kind === 'choices' ? 'checkbox' : 'radio'}
              name={id}
              value={option}
              defaultChecked={given.includes(option)}
            />
            <label htmlFor={index === 0 ? id : `${id}-${index}`}>{option}</label>
          </Choice>
        ))}
      </Root>
    );
  }
  if (kind === 'file') {
    const [kept] = given;
    return (
      <Root data-error={error ? '' : undefined}>
        <label htmlFor={id}>
          {label}
          {mark}
        </label>
        <p id={`${id}-file`} data-help="">
          {kept ? `We have ${kept}. Choose another file to replace it.` : fileHelp}
        </p>
        {texts}
        <input
          {...{ id, type: 'file', name: id, accept: 'application/pdf,image/*' }}
          aria-describedby={[`${id}-file`, describedBy].filter(Boolean).join(' ')}
          aria-invalid={error ? true : undefined}
          aria-required={required}
        />
      </Root>
    );
  }
  const shared = {
    ...{ id, name: id, defaultValue: given[0] ?? '', autoComplete: question.autocomplete || undefined },
    ...{ 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined, 'aria-required': required },
  };
  return (
    <Root data-error={error ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        {mark}
      </label>
      {texts}
      {kind === 'longText' ? (
        <textarea {...shared} rows={5} />
      ) : (
        <input
          {...shared}
          type={inputTypes[kind] ?? 'text'}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          // What a person types is never cut. Their browser stops only what nobody types.
          maxLength={answerMaxCharacters(kind) * 10}
        />
      )}
    </Root>
  );
}

const fileHelp = `A PDF or a picture of at most ${entryFileMaxBytes / 1024 / 1024} MB.`;

const inputTypes: Readonly<Partial<Record<Question['kind'], string>>> = { email: 'email', phone: 'tel', date: 'date' };

const Root = styled('div')({
  display: 'grid',
  gap: space(0.75),
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  breakInside: 'avoid',
  '&[data-error]': { paddingInlineStart: space(2), borderInlineStart: `4px solid ${danger}` },
  '& > label, & > legend': { padding: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& > legend': { marginBlockEnd: space(0.75) },
  '& [data-optional]': { color: color.muted, fontWeight: 400 },
  '& > input, & > textarea': { ...nativeFieldStyle, inlineSize: '100%', font: 'inherit' },
  "& > input[type='date'], & > input[inputmode='numeric']": { maxInlineSize: 240 },
  "& > input[type='tel']": { maxInlineSize: 320 },
  '& > p': { margin: 0, fontSize: smallText },
  '& > [data-help]': { color: color.muted },
  '& > [data-problem]': { color: danger, fontWeight: 600 },
  '@media print': { '& > input, & > textarea': { minBlockSize: space(7), borderColor: 'currentColor' } },
});

const Choice = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: space(1.5),
  '& > input': { inlineSize: space(3), blockSize: space(3), margin: `${space(1)} 0`, accentColor: color.primary },
  '& > label': { paddingBlock: space(1), overflowWrap: 'anywhere' },
});
