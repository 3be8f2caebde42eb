import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { QuiltBlock, type QuiltName } from '../QuiltBlock/index.ts';
import { Text } from '../Text/index.ts';
import { contentWidth, duskSky, lampGlow, media, proseWidth, space } from '../theme/index.ts';

export interface HeroProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The page's heading, in a few strong words. */
  title: string;
  /** One or two sentences below it. */
  lead?: string;
  /** One or two buttons. */
  actions?: ReactNode;
  /** Draws the block that is lit. @default one with a lamp in its middle */
  seed?: string;
  /** Which block. @default 'log-cabin', whose middle is the hearth */
  block?: QuiltName;
}

const Root = styled.div`
  overflow: hidden;
  &[data-night] {
    background: ${duskSky};
  }
`;

const Inner = styled.div`
  display: grid;
  gap: ${space(5)};
  max-width: ${contentWidth};
  margin-inline: auto;
  padding: ${space(7)} var(--pl-gutter);
  & > div:first-of-type > * + * {
    margin-top: ${space(3)};
  }
  & p {
    max-width: ${proseWidth};
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: ${space(10)};
    align-items: center;
    padding-block: ${space(14)};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Window = styled.div`
  position: relative;
  width: min(220px, 60%);
  ${media.wide} {
    width: 100%;
  }
  &::before {
    content: '';
    position: absolute;
    inset: -45%;
    background: ${lampGlow};
  }
  & > svg {
    position: relative;
  }
`;

/** The first screen of the site: words under the evening sky, one lit window. Draws the page's `<h1>`. */
export function Hero({ title, lead, actions, seed = 'lamplight-7', block = 'log-cabin', ...rest }: HeroProps) {
  return (
    <Root data-night="" {...rest}>
      <Inner>
        <div>
          <Heading level={1} size={5}>
            {title}
          </Heading>
          {lead && <Text size="lead">{lead}</Text>}
          {actions && <Actions>{actions}</Actions>}
        </div>
        <Window>
          <QuiltBlock seed={seed} block={block} />
        </Window>
      </Inner>
    </Root>
  );
}
