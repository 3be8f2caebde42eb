import type { buttonsField } from '@porchlight/contract/sections/shared-fields';
import type { ReactNode } from 'react';
import { Button } from '../inputs/Button/index.ts';
import { DonateButton } from '../inputs/DonateButton/index.ts';
import { Link } from '../navigation/Link/index.ts';
import type { PropsOf } from './section-props.ts';

/** The buttons of a section. */
export type SectionButtons = readonly PropsOf<(typeof buttonsField)['fields']>[];

/** Renders the buttons that lead somewhere, in order; undefined if there are none. */
export function sectionButtons(buttons: SectionButtons): ReactNode {
  const shown = buttons.flatMap(({ link, ...button }) => (link ? [{ ...button, ...link }] : []));
  if (shown.length === 0) return undefined;
  return shown.map(({ text, look, href, newTab }, index) => {
    const key = `${index} ${text}`;
    if (look === 'donate') return <DonateButton key={key} href={href} text={text} />;
    if (look === 'link')
      return (
        <Link key={key} href={href} newTab={newTab}>
          {text}
        </Link>
      );
    const isFilled = look === 'usual' && index === 0;
    return (
      <Button key={key} variant={isFilled ? undefined : 'outlined'} href={href} newTab={newTab}>
        {text}
      </Button>
    );
  });
}
