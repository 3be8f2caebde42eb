import { sectionKinds } from '@porchlight/contract/sections/kinds';
import type { SectionDescription, SectionField, SectionFields } from '@porchlight/contract/sections/section';
import { type ComponentType, createElement } from 'react';
import { samplePlace } from '../../../packages/ui/src/testing/section-stories.ts';
import type { StoryModule } from '../../../packages/ui/src/testing/story-files.ts';

const stories = import.meta.glob<StoryModule>('../../../packages/ui/src/sections/*/*.stories.tsx', { eager: true });

/** The component of a kind with the props of its sample: `featureRow` has `FeatureRowSection`. */
function sampleOf(kind: string) {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Section`;
  const { component, args } = stories[`../../../packages/ui/src/sections/${name}/${name}.stories.tsx`]?.default ?? {};
  return { name, component, args };
}

/** What is entered in a field, and its limits. */
function inputOf({ kind, options = {}, itemName, maxItems }: SectionField): string {
  switch (kind) {
    case 'choice':
      return `one of: ${Object.values(options).join('; ')}`;
    case 'items':
      return maxItems ? `a list, each a ${itemName}; at most ${maxItems}` : `a list, each a ${itemName}`;
    default:
      return inputs[kind];
  }
}

const inputs = {
  text: 'a line of text',
  longText: 'text with formatting',
  image: 'a picture',
  pdf: 'a PDF',
  film: 'a video',
  captions: 'a captions file',
  link: 'a link',
  boolean: 'yes or no',
  number: 'a whole number',
} as const;

function FieldRows({ fields, inItem = false }: { fields: SectionFields; inItem?: boolean }) {
  return Object.entries(fields).map(([name, field]) => <Rows key={name} name={name} field={field} inItem={inItem} />);
}

function Rows({ name, field, inItem }: { name: string; field: SectionField; inItem: boolean }) {
  return (
    <>
      <tr data-item={inItem || undefined}>
        <th scope="row">
          {field.label} <code>{name}</code>
        </th>
        <td>
          {inputOf(field)}
          {field.required && ', required'}
          {field.help && <small>{field.help}</small>}
        </td>
      </tr>
      {field.fields && <FieldRows fields={field.fields} inItem />}
    </>
  );
}

/** Shows a component in a box; its id is its own, since all are on one page. */
function Sample({ kind, component }: { kind: string; component: ComponentType<never> }) {
  const props: Record<string, unknown> = { ...sampleOf(kind).args, place: { ...samplePlace, id: `sample-${kind}` } };
  return (
    <div className="section-sample sb-unstyled">
      {createElement(component as ComponentType<Record<string, unknown>>, props)}
    </div>
  );
}

/** One kind: when to use it, its fields, and its sample. */
function Kind({ kind, description }: { kind: string; description: SectionDescription }) {
  const { label, use, fields, fitsInColumn } = description;
  const { name, component } = sampleOf(kind);
  return (
    <section className="section-kind">
      <h2 id={kind}>{label}</h2>
      <p>
        {use}
        {fitsInColumn && ' It can be beside another section.'}
      </p>
      {component && <Sample kind={kind} component={component} />}
      <table aria-labelledby={kind}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">What is entered</th>
          </tr>
        </thead>
        <tbody>
          <FieldRows fields={fields} />
        </tbody>
      </table>
      {component && (
        <p>
          Component: <code>{name}</code>
        </p>
      )}
    </section>
  );
}

/** All kinds of sections, in the order of the picker. */
export function SectionKinds() {
  const kinds: [kind: string, description: SectionDescription][] = Object.entries(sectionKinds);
  return kinds.map(([kind, description]) => <Kind key={kind} kind={kind} description={description} />);
}
