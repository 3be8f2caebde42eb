import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, useId } from 'react';
import { color, smallText, space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';

/** Props of `ActionForm`. */
export interface ActionFormProps extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'children'> {
  /** Path that it is sent to, by POST. */
  action: string;
  /** Text of the button. */
  button: string;
  /** Value of the field `action`, which tells the forms of a page apart. */
  value: string;
  /** Whether it is the main action of the page. @default true */
  isPrimary?: boolean;
  /** Boxes of which people check any, above the button. @default none */
  choices?: {
    /** Name of the field that each checked box sends. */
    name: string;
    /** What they are about. */
    legend: string;
    /** What happens without any. */
    help: string;
    /** The boxes, in order. */
    options: readonly { value: string; label: string; isChecked: boolean }[];
  };
}

/**
 * A native form with one button, and with boxes to check where there is something to choose. It works without
 * JavaScript.
 *
 * - **When**: a page on which people confirm or change something, such as one that a link in an email opens. The page
 *   itself changes nothing: mail programs open links too.
 * - **Not for**: input with errors. Use a form of `react-hook-form`.
 * - **Keys**: Space checks a box, Enter sends the form.
 */
export function ActionForm({ action, button, value, isPrimary = true, choices, ...rest }: ActionFormProps) {
  const id = useId();
  return (
    <Root method="post" action={action} {...rest}>
      {choices && (
        <fieldset aria-describedby={`${id}help`}>
          <legend>{choices.legend}</legend>
          <p id={`${id}help`}>{choices.help}</p>
          {choices.options.map((option) => (
            <label key={option.value}>
              <input type="checkbox" name={choices.name} value={option.value} defaultChecked={option.isChecked} />
              <span>{option.label}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Button type="submit" name="action" value={value} variant={isPrimary ? 'contained' : 'outlined'}>
        {button}
      </Button>
    </Root>
  );
}

const Root = styled('form')({
  display: 'grid',
  gap: space(2),
  justifyItems: 'start',
  '& fieldset': { border: 0, padding: 0, margin: 0, minInlineSize: 0, display: 'grid', gap: space(0.5) },
  '& legend': { fontWeight: 600, padding: 0 },
  '& fieldset > p': { color: color.muted, fontSize: smallText, margin: 0 },
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: space(1.5),
    minBlockSize: 44,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& input': { inlineSize: 22, blockSize: 22, margin: 0, accentColor: color.primary },
});
