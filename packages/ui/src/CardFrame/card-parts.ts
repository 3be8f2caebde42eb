import styled from '@emotion/styled';
import { color, space } from '../theme/index.ts';

/** The words of a card, below or beside its picture. */
export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(1)};
  padding: ${space(2.5)} ${space(3)} ${space(3)};
`;

/** What a press on the card does, in words at its foot: looks like a link and is none, since the title is the one. */
export const CardFoot = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-top: auto;
  padding-top: ${space(1)};
  color: ${color.primary};
  font-weight: 600;
`;
