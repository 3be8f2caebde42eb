import { styled } from '@mui/material/styles';
import { subscribeConsentText, subscribeSucceeded } from '@porchlight/contract/texts';
import { type ComponentPropsWithRef, type ComponentType, type FormEvent, useId, useRef, useState } from 'react';
import type { MessageDialogProps } from '../../feedback/MessageDialog/index.ts';
import { color, danger, nativeFieldStyle, smallText, space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';

export interface SubscribeBoxProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children' | 'action'> {
  /** Called with the address to subscribe; must reject if that fails. */
  onSubscribe: (email: string) => Promise<void>;
  /**
   * Called with the error if that fails; the address stays in the field. Returns an error message to show below the
   * field, or undefined for none. @see spec 8
   */
  onFailure: (error: unknown) => string | undefined;
  /** URL that the form is sent to before JavaScript is loaded. @default '/api/add-email' */
  action?: string;
  /** Label of the field. @default 'Your email address' */
  label?: string;
  /** Initial value of the field. */
  defaultValue?: string;
  /** Error message below the field. */
  error?: string;
  /** Hint below the field. */
  hint?: string;
}

/** Loads the dialog, which most visitors never see; if that fails, the message is shown below the field. */
async function loadDialog(): Promise<ComponentType<MessageDialogProps> | undefined> {
  try {
    return (await import('../../feedback/MessageDialog/index.ts')).MessageDialog;
  } catch {
    return undefined;
  }
}

/**
 * A sign-up form for the newsletter, which says what people agree to. A native form: it works without JavaScript, and the
 * browser checks the address.
 *
 * - **When**: in the footer.
 * - **Not for**: other input than an email address.
 * - **Keys**: Enter subscribes; the dialog returns the focus.
 */
export function SubscribeBox({
  onSubscribe,
  onFailure,
  action = '/api/add-email',
  label = 'Your email address',
  defaultValue,
  error,
  hint,
  ...rest
}: SubscribeBoxProps) {
  const id = useId();
  const isSending = useRef(false);
  const [{ Dialog }, setDialog] = useState<{ Dialog?: ComponentType<MessageDialogProps> }>({});
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // A second press while a request is pending must not subscribe twice.
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    setDone(false);
    try {
      const loading = loadDialog();
      await onSubscribe(String(new FormData(form).get('email') ?? '').trim());
      form.reset();
      setDialog({ Dialog: await loading });
      setDone(true);
    } catch (error) {
      setFailure(onFailure(error));
    } finally {
      isSending.current = false;
    }
  }

  const problem = failure ?? error;
  return (
    <>
      <Root method="post" action={action} onSubmit={submit} {...rest}>
        <label htmlFor={id}>{label}</label>
        <div>
          <input
            id={id}
            type="email"
            name="email"
            autoComplete="email"
            required
            defaultValue={defaultValue}
            aria-invalid={error ? true : undefined}
            aria-describedby={[problem && `${id}problem`, `${id}consent`, hint && `${id}hint`]
              .filter(Boolean)
              .join(' ')}
          />
          <Button type="submit">Subscribe</Button>
        </div>
        {problem && (
          <p id={`${id}problem`} data-problem="" role={failure && 'alert'}>
            <span aria-hidden="true">▲</span> {problem}
          </p>
        )}
        {isDone && !Dialog && <p role="alert">{subscribeSucceeded.text}</p>}
        <p id={`${id}consent`}>{subscribeConsentText}</p>
        {hint && <p id={`${id}hint`}>{hint}</p>}
      </Root>
      {Dialog && (
        <Dialog
          open={isDone}
          title={subscribeSucceeded.title}
          text={subscribeSucceeded.text}
          buttonText={subscribeSucceeded.button}
          onClose={() => setDone(false)}
        />
      )}
    </>
  );
}

const Root = styled('form')({
  display: 'grid',
  gap: space(1),
  maxInlineSize: 440,
  '& > label': { fontWeight: 600 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: space(1) },
  '& input': { ...nativeFieldStyle, flex: '1 1 150px', inlineSize: '100%' },
  '& > p': { color: color.muted, fontSize: smallText },
  '& > [data-problem]': { color: danger, fontWeight: 600 },
});
