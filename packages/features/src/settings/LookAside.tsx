import { toColor } from '@porchlight/contract/field-kinds/color';
import { demonstrationLook, lookOf } from '@porchlight/contract/look/look';

import { LookPreview } from '@porchlight/ui/surfaces/LookPreview';

/** The look as it is typed, in both schemes. A color that is not written to the end yet is that of the demonstration. */
export function LookAside({ values }: { values: Readonly<Record<string, unknown>> }) {
  const text = (name: string) => String(values[name] ?? '');
  const colorOf = (name: string) => toColor(text(name)) ?? '';
  const look = lookOf({
    ...{ primary_color: colorOf('primary_color'), accent_color: colorOf('accent_color') },
    ...{ heading_typeface: text('heading_typeface'), text_typeface: text('text_typeface') },
    ...{ pattern: text('pattern'), corners: text('corners') },
  });
  return <LookPreview look={look ?? demonstrationLook} name={text('short_name') || text('name')} />;
}
