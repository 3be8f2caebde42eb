import styled from '@emotion/styled';
import { useState } from 'react';
import { controlStyle } from '../FormField/index.ts';

interface DayInputProps {
  /** What its label refers to. */
  id: string;
  /** The day, as in '2026-11-21'; '' for none. */
  day: string;
  /** Told of a whole day, or of '' when it is emptied. */
  onChange: (day: string) => void;
}

/** Years before this one are a year of which only the first figures have been typed: '2' of '2026' is the year 2. */
const firstYear = '1000';

/**
 * Where a day is typed or chosen. It keeps what is typed until it is a day that someone can mean: a value that came back
 * between two figures of a year would begin it anew. Internal to `EntityTable`.
 */
export function DayInput({ id, day, onChange }: DayInputProps) {
  const [typed, setTyped] = useState(day);
  const [seen, setSeen] = useState(day);
  const [sent, setSent] = useState<string | null>(null);
  // Another day, or none, by a press elsewhere or by Back, and not what was sent from here and comes back.
  if (day !== seen) {
    setSeen(day);
    setSent(null);
    if (day !== sent) setTyped(day);
  }
  return (
    <Input
      id={id}
      type="date"
      value={typed}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        if (text === '' || text >= firstYear) {
          setSent(text);
          onChange(text);
        }
      }}
    />
  );
}

const Input = styled('input')({ ...controlStyle, minInlineSize: 0 });
