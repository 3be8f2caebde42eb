import Delete from '@mui/icons-material/DeleteOutlined';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { useItemFocus } from '../../hooks/useItemFocus.ts';
import { color, space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TimeSpanInputs } from './TimeSpanInputs.tsx';
import { closedWeek, dayNames, proposedSpans, readWeek, type Span, weekText } from './week-lines.ts';

export interface WeekHoursProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** Accessible name, such as 'Opening hours'. */
  label: string;
  /** The hours, as the settings store them: one line for each group of days. See `readWeek`. */
  value: string;
  /** Called with the changed lines. */
  onChange: (value: string) => void;
  /** Called when a time loses the focus. */
  onBlur?: () => void;
}

/** Hours that are edited. Their id stays the same whatever is typed. */
type EditedSpan = Span & { id: string };
type EditedWeek = readonly (readonly EditedSpan[])[];

const withId = ({ opens, closes }: Span): EditedSpan => ({ id: crypto.randomUUID(), opens, closes });
const edited = (text: string): EditedWeek => (readWeek(text) ?? closedWeek).map((spans) => spans.map(withId));

/**
 * The opening hours of a week: a line for each day, which is closed or has one or more times. A day that is opened gets
 * the hours of the open day before it. Renders a `div`.
 *
 * - **When**: the usual week of a place, in a form.
 * - **Not for**: showing hours to visitors: `OpeningHours`. Single days: `SpecialDays`.
 * - **Keys**: Tab through the times and buttons; arrow keys change a time.
 */
export function WeekHours({ label, value, onChange, onBlur, ref, ...rest }: WeekHoursProps) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useForkRef(root, ref);
  const focusNext = useItemFocus(root);
  /** Without any hours there is one button: most organizations have one place. */
  const [isShown, setIsShown] = useState(value !== '');
  const [{ week, text }, setState] = useState(() => ({ week: edited(value), text: value }));
  // A draft that is restored, or what someone else has saved.
  if (value !== text) setState({ week: edited(value), text: value });
  const changeDay = (day: number, spans: readonly EditedSpan[]) => {
    const next = week.with(day, spans);
    const nextText = weekText(next);
    setState({ week: next, text: nextText });
    onChange(nextText);
  };
  const addHours = (day: number, spans: readonly EditedSpan[]) => {
    const added = spans.length === 0 ? proposedSpans(week, day) : [{ opens: '', closes: '' }];
    changeDay(day, [...spans, ...added.map(withId)]);
    focusNext({ index: day, control: `opens-${spans.length}` });
  };
  if (!isShown && week.every((spans) => spans.length === 0))
    return (
      <Root role="group" tabIndex={-1} aria-label={label} {...rest} ref={mergedRef}>
        <Button
          variant="outlined"
          onClick={() => {
            setIsShown(true);
            focusNext({ index: 0, control: 'add' });
          }}
        >
          Add opening hours
        </Button>
      </Root>
    );
  return (
    <Root role="group" tabIndex={-1} aria-label={label} {...rest} ref={mergedRef}>
      <Days>
        {week.map((spans, day) => {
          const name = dayNames[day] ?? '';
          return (
            <Day key={name} data-closed={spans.length === 0 || undefined}>
              <b>{name}</b>
              <Spans>
                {spans.length === 0 && <Closed>Closed</Closed>}
                {spans.map((span, index) => {
                  const which = index === 0 ? name : `${name}, hours ${index + 1}`;
                  return (
                    <SpanRow key={span.id}>
                      <TimeSpanInputs
                        span={span}
                        label={which}
                        control={`opens-${index}`}
                        onChange={(next) => changeDay(day, spans.with(index, { ...span, ...next }))}
                        onBlur={onBlur}
                      />
                      <IconButton
                        label={`Remove: ${which}`}
                        variant="inBar"
                        onClick={() => {
                          changeDay(day, spans.toSpliced(index, 1));
                          focusNext({ index: day, control: 'add' });
                        }}
                      >
                        <Delete />
                      </IconButton>
                    </SpanRow>
                  );
                })}
              </Spans>
              <Button
                variant="text"
                data-control="add"
                aria-label={`${spans.length === 0 ? 'Add hours' : 'Add more hours'}: ${name}`}
                onClick={() => addHours(day, spans)}
              >
                {spans.length === 0 ? 'Add hours' : 'Add more'}
              </Button>
            </Day>
          );
        })}
      </Days>
    </Root>
  );
}

const Root = styled('div')({ containerType: 'inline-size' });

const Days = styled('ol')({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${color.border}` });

const Day = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(auto, 7rem) minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space(1),
  paddingBlock: space(0.5),
  borderBlockEnd: `1px solid ${color.border}`,
  '& > b': { lineHeight: '44px' },
  // The day and its button are above the times. With very large letters, all are below each other.
  '@container (max-width: 28rem)': {
    '&:not([data-closed])': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '&:not([data-closed]) > div': { gridRow: 2, gridColumn: '1 / -1' },
  },
  '@container (max-width: 16rem)': {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
    '&& > div': { gridRow: 'auto' },
  },
});

const Spans = styled('div')({ display: 'grid', gap: space(1), minInlineSize: 0 });

const SpanRow = styled('div')({ display: 'flex', minInlineSize: 0, alignItems: 'start', gap: space(0.5) });

const Closed = styled('span')({ color: color.muted, lineHeight: '44px' });
