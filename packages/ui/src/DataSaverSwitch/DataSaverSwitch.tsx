import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useId } from 'react';
import { color, motion, radius, smallText, space } from '../theme/index.ts';
import { useDataSaver } from './useDataSaver.ts';

export interface DataSaverSwitchProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'role'> {
  /** Names the switch. @default 'Save data' */
  label?: string;
  /** What it does, below the name. @default 'No videos, smaller pictures.' */
  hint?: string;
}

const Root = styled.button`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space(1.5)};
  margin-inline-start: ${space(-1)};
  padding: ${space(1)};
  border: 0;
  border-radius: ${radius};
  background: none;
  font-weight: 600;
  line-height: 1.3;
  text-align: start;
  cursor: pointer;
  & > i {
    grid-row: 1 / 3;
    width: 44px;
    height: 24px;
    padding: 2px;
    border: 2px solid ${color.edge};
    border-radius: ${radius};
    transition: background-color ${motion}, border-color ${motion};
  }
  & > i::before {
    display: block;
    width: 16px;
    height: 16px;
    border-radius: 2px;
    background: ${color.edge};
    content: '';
    transition: transform ${motion};
  }
  &:hover > i {
    border-color: ${color.primary};
  }
  /* The page carries the state before React does, so the switch arrives in its right place. */
  html[data-saver] & > i {
    border-color: ${color.pine};
    background: ${color.pine};
  }
  html[data-saver] & > i::before {
    background: ${color.background};
    transform: translateX(20px);
  }
  & > small {
    color: ${color.muted};
    font-size: ${smallText};
    font-weight: 400;
  }
  @media (forced-colors: active) {
    & > i::before,
    html[data-saver] & > i::before {
      background: ButtonText;
    }
  }
`;

/**
 * Leaves out videos and the panorama and takes smaller pictures, on this page and, by a cookie, on the next ones.
 * Renders a `<button role="switch">`.
 *
 * - **When**: the footer of public pages.
 * - **Not for**: settings that a visitor has to look for.
 * - **Keys**: Tab, then Space or Enter.
 */
export function DataSaverSwitch({
  label = 'Save data',
  hint = 'No videos, smaller pictures.',
  onClick,
  ...rest
}: DataSaverSwitchProps) {
  const id = useId();
  const [isOn, setOn] = useDataSaver();
  return (
    <Root
      type="button"
      role="switch"
      data-scripted=""
      aria-checked={isOn}
      aria-labelledby={`${id}label`}
      aria-describedby={hint ? `${id}hint` : undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOn(!isOn);
      }}
      {...rest}
    >
      <i />
      <span id={`${id}label`}>{label}</span>
      {hint && <small id={`${id}hint`}>{hint}</small>}
    </Root>
  );
}
