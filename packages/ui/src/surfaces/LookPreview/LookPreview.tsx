import { styled } from '@mui/material/styles';
import type { Look } from '@porchlight/contract/look/look';
import { lookVariables } from '@porchlight/contract/look/look-css';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { DonateButton } from '../../inputs/DonateButton/index.ts';
import { Binding } from '../../media/Binding/index.ts';
import { QuiltBlock } from '../../media/QuiltBlock/index.ts';
import { color, font, LookContext, radius, smallText, space, step } from '../../theme/index.ts';

export interface LookPreviewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The colors, typefaces, pattern and corners, as they are typed. */
  look: Look;
  /** Name of the organization. */
  name: string;
}

/**
 * A piece of a page in a look, in the light and in the dark scheme. A picture for screen readers. Renders a `div`.
 *
 * - **When**: beside the fields of a look, which it follows.
 * - **Not for**: pages: `PreviewFrame`.
 */
export function LookPreview({ look, name, ...rest }: LookPreviewProps) {
  return (
    <LookContext value={{ css: '', pattern: look.pattern }}>
      <Root role="img" aria-label="The look in the light and the dark scheme" {...rest}>
        {(['light', 'dark'] as const).map((scheme) => (
          <Panel
            key={scheme}
            inert
            data-night={scheme === 'dark' ? '' : undefined}
            style={{ ...Object.fromEntries(lookVariables(look, scheme)), colorScheme: scheme }}
          >
            <Head>
              <QuiltBlock seed={name} initial={name} />
              <strong>{name}</strong>
            </Head>
            <Binding />
            <Body>
              <Title>Welcome</Title>
              <p>
                Come by on Thursday and Friday. <LinkSample>See all events</LinkSample>
              </p>
              <Row>
                <Button size="small">Join us</Button>
                <DonateButton size="small" href="/" />
              </Row>
              <CardSample>
                <small>Saturday, December 5</small>
                <p>Open house</p>
              </CardSample>
            </Body>
          </Panel>
        ))}
      </Root>
    </LookContext>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: space(2),
});

const Panel = styled('div')({
  overflow: 'hidden',
  color: color.text,
  backgroundColor: color.background,
  border: `1px solid ${color.border}`,
  borderRadius: radius,
  fontFamily: font.body,
  // MUI's own variables are those of the page around.
  '& .MuiButton-contained:not(.MuiButton-donate)': { backgroundColor: color.primary, color: color.onPrimary },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  padding: space(1.5),
  backgroundColor: color.surface,
  fontFamily: font.heading,
  overflowWrap: 'anywhere',
  '& > svg': { inlineSize: '1.75rem', flex: 'none' },
});

const Body = styled('div')({ display: 'grid', gap: space(1.5), padding: space(2) });

const Title = styled('p')({ fontFamily: font.heading, fontWeight: 600, fontSize: step[1], lineHeight: 1.2 });

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(1) });

const LinkSample = styled('span')({ color: color.primary, textDecoration: 'underline' });

const CardSample = styled('div')({
  padding: space(1.5),
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius,
  '& small': { color: color.muted, fontSize: smallText },
  '& p': { fontFamily: font.heading, fontWeight: 600 },
});
