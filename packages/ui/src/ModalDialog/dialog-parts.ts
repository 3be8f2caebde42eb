import styled from '@emotion/styled';
import { media, space, step } from '../theme/index.ts';

/** What a dialog asks or says, which names it: give the dialog its id by `aria-labelledby`. */
export const DialogTitle = styled('h2')({ fontSize: step[1], marginBlockEnd: space(1) });

/** The buttons at the foot of a dialog, the one that is focused first; below one another on a phone. */
export const DialogAnswers = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  marginBlockStart: space(3),
  [media.phone]: { flexDirection: 'column' },
});
