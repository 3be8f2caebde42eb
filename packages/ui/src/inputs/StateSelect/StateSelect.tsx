import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { styled } from '@mui/material/styles';
import { selectStateText } from '@porchlight/contract/texts';
import { type ComponentPropsWithRef, useId } from 'react';
import { color, nativeFieldStyle, smallText, space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { usStates, voteGovHref } from './us-states.ts';
import { useStateChoice } from './useStateChoice.ts';

export interface StateSelectProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Label of the select. @default 'Your state' */
  label?: string;
}

/**
 * Opens a state's official voter registration page in a new tab when a state is chosen. Moving through the states by
 * keyboard opens nothing; a link appears beside the select instead. Without JavaScript it is a list of 51 links.
 *
 * - **When**: the page about voting.
 * - **Not for**: other choices: MUI's `NativeSelect`.
 * - **Keys**: arrow keys move through the states without opening any; Tab reaches the link.
 */
export function StateSelect({ label = 'Your state', ...rest }: StateSelectProps) {
  const id = useId();
  const { state, select } = useStateChoice();
  return (
    <Root {...rest}>
      {/* Without scripts the select can't work: plain links replace it. */}
      <label data-scripted="" htmlFor={id}>
        {label}
      </label>
      <p data-scripted="" id={`${id}hint`}>
        Choosing a state opens its official page on vote.gov in a new tab. If you choose with the arrow keys, follow the
        link that appears next.
      </p>
      <Choice data-scripted="">
        <select id={id} defaultValue="" autoComplete="off" aria-describedby={`${id}hint`} {...select}>
          <option value="">{selectStateText}</option>
          {usStates.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {state && (
          <Button href={voteGovHref(state)} newTab variant="outlined">
            {`Open the ${state} page`}
            <OpenInNewIcon fontSize="inherit" />
          </Button>
        )}
      </Choice>
      <noscript>
        <Links>
          {usStates.map((name) => (
            <li key={name}>
              <a href={voteGovHref(name)}>{name}</a>
            </li>
          ))}
        </Links>
      </noscript>
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  '& > label': { fontWeight: 600 },
  '& > p': { color: color.muted, fontSize: smallText, lineHeight: 1.45 },
});

const Choice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1.5),
  '& > select': { ...nativeFieldStyle, flex: '0 1 320px', fontWeight: 600, cursor: 'pointer' },
});

const Links = styled('ul')({
  // Emotion takes a number here for the number of columns.
  columns: '180px',
  paddingBlockStart: space(1),
  '& a': { display: 'inline-block', minBlockSize: 28 },
});
