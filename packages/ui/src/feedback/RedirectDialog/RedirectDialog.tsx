import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { linkProblem, toStoredLink } from '@porchlight/contract/link-input';
import { goneForGood } from '@porchlight/contract/links';
import { useId, useState } from 'react';
import { type EntityFormField, LinkInput } from '../../inputs/EntityForm/index.ts';
import { FormField } from '../../inputs/FormField/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { space } from '../../theme/index.ts';
import { ChoiceDialog, type ChoiceDialogProps } from '../ChoiceDialog/index.ts';

/** Something that links to the page. */
export interface LinkingPage {
  /** What it is called: 'Story “Okra season”'. */
  text: string;
  /** URL of its form. */
  href: string;
}

/** Props of `RedirectDialog`: those of `ChoiceDialog`, plus what links to the page. */
export interface RedirectDialogProps extends Omit<ChoiceDialogProps, 'choices' | 'children'> {
  /** What links to the page. */
  links: readonly LinkingPage[];
  /** How many more there are. */
  moreCount: number;
  /** The field for another page, with what it can lead to. */
  field: EntityFormField;
  /** Label of the button that changes nothing. */
  cancelText: string;
  /** Label of the button that hides the page. */
  okText: string;
  /** Called when the page stays. */
  onCancel: () => void;
  /** Called with where visitors are sent, as links are stored; `goneForGood`; or '' for nowhere. */
  onConfirm: (redirectTo: string) => void;
}

const kinds = {
  none: 'They read ‘Page not found’.',
  page: 'They are sent to another page.',
  gone: 'They read that the page was removed permanently.',
} as const;

type Kind = keyof typeof kinds;

/**
 * A question before a page is hidden from visitors: it lists what links to the page, and asks where people are sent who
 * open its address. A `ChoiceDialog`.
 *
 * - **When**: a published page that others link to is archived or deleted.
 * - **Not for**: a question without a list: `ChoiceDialog`.
 * - **Keys**: as in `ChoiceDialog`; arrows choose what visitors get.
 */
export function RedirectDialog({
  links,
  moreCount,
  field,
  cancelText,
  okText,
  onCancel,
  onConfirm,
  ...rest
}: RedirectDialogProps) {
  const id = useId();
  const [kind, setKind] = useState<Kind>('none');
  const [link, setLink] = useState('');
  const [error, setError] = useState<string>();
  const confirm = () => {
    if (kind !== 'page') return onConfirm(kind === 'gone' ? goneForGood : '');
    const stored = toStoredLink(link);
    const problem = stored === '' ? 'Choose where visitors are sent.' : linkProblem(stored, field);
    setError(problem);
    if (problem) document.getElementById(`${id}-link`)?.focus();
    else onConfirm(stored);
  };
  return (
    <ChoiceDialog
      {...rest}
      choices={[
        { label: cancelText, onChoose: onCancel },
        { label: okText, onChoose: confirm },
      ]}
    >
      <Links>
        {links.map(({ text, href }) => (
          <li key={href}>
            <Link href={href} newTab>
              {text}
            </Link>
          </li>
        ))}
        {moreCount > 0 && <li>{`and ${moreCount.toLocaleString('en-US')} more`}</li>}
      </Links>
      <FormLabel id={`${id}-label`}>What happens to visitors who open its address?</FormLabel>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        value={kind}
        onChange={(_, chosen) => setKind(chosen === 'page' || chosen === 'gone' ? chosen : 'none')}
      >
        {Object.entries(kinds).map(([each, label]) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      {kind === 'page' && (
        <Target>
          <FormField id={`${id}-link`} label={field.label} required error={error}>
            {(aria) => (
              <LinkInput
                {...{ field, ...aria }}
                invalid={error !== undefined}
                value={link}
                onChange={(change) => {
                  setError(undefined);
                  setLink(changedText(change));
                }}
                onBlur={() => undefined}
              />
            )}
          </FormField>
        </Target>
      )}
    </ChoiceDialog>
  );
}

/** The text of a change, which is an event or the text itself. */
function changedText(change: unknown): string {
  const { target }: { target?: { value?: unknown } } = Object(change);
  return String(typeof change === 'string' ? change : (target?.value ?? ''));
}

/** A long list is scrolled by itself, so that the question stays in view. */
const Links = styled('ul')({
  maxBlockSize: '12rem',
  overflowY: 'auto',
  listStyle: 'disc',
  marginBlock: `${space(1.5)} ${space(2.5)}`,
  paddingInlineStart: space(2.5),
  overflowWrap: 'anywhere',
});

/** The two inputs are beside each other where there is room, which is measured here. */
const Target = styled('div')({ containerType: 'inline-size', marginBlockStart: space(1) });
