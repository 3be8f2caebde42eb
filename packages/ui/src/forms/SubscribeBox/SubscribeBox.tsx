import { styled } from '@mui/material/styles';
import { subscribeSucceeded } from '@porchlight/contract/texts';
import { type ComponentPropsWithRef, type ComponentType, type FormEvent, useId, useRef, useState } from 'react';
import type { MessageDialogProps } from '../../feedback/MessageDialog/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { color, plainField, smallText, space } from '../../theme/index.ts';

export interface SubscribeBoxProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children' | 'action'> {
  /** Puts an address on the list; rejects when that fails. */
  onSubscribe: (email: string) => Promise<void>;
  /**
   * Told about a failure; the address stays in the field. Returns what to say of it under the field, or undefined to show
   * nothing. @see spec 8
   */
  onFailure: (error: unknown) => string | undefined;
  /** Where the form goes before JavaScript arrives. @default '/api/add-email' */
  action?: string;
  /** Names the field. @default 'Your e-mail address' */
  label?: string;
  /** What stands in the field at first. */
  defaultValue?: string;
  /** What is wrong with it; said under the field. */
  error?: string;
  /** Said under the field. */
  hint?: string;
}

/** Loads the dialog, which most visitors never see; without it the words stand under the field. */
async function loadDialog(): Promise<ComponentType<MessageDialogProps> | undefined> {
  try {
    return (await import('../../feedback/MessageDialog/index.ts')).MessageDialog;
  } catch {
    return undefined;
  }
}

/**
 * Asks for an e-mail address. A real form: it works before JavaScript arrives, and the browser checks the address.
 *
 * - **When**: the footer.
 * - **Not for**: taking anything but an address.
 * - **Keys**: Enter subscribes; the dialog gives the focus back.
 */
export function SubscribeBox({
  onSubscribe,
  onFailure,
  action = '/api/add-email',
  label = 'Your e-mail address',
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
    // A second press while the first is under way must not subscribe twice.
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
            aria-describedby={[problem && `${id}problem`, hint && `${id}hint`].filter(Boolean).join(' ') || undefined}
          />
          <Button type="submit">Subscribe</Button>
        </div>
        {problem && (
          <p id={`${id}problem`} data-problem="" role={failure && 'alert'}>
            <span aria-hidden="true">▲</span> {problem}
          </p>
        )}
        {isDone && !Dialog && <p role="alert">{subscribeSucceeded.text}</p>}
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
  '& input': { ...plainField, flex: '1 1 150px', inlineSize: '100%' },
  '& > p': { color: color.muted, fontSize: smallText },
  '& > [data-problem]': { color: color.accent, fontWeight: 600 },
});
