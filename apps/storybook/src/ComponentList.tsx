import type { AccessibilityStatus, ComponentStatus } from '../../../packages/ui/testing/accessibility-reporter.ts';
import { componentFolder } from './component-folder.ts';

// Written by the last run of the stories' tests; a glob, because the file may not exist yet.
const runs = import.meta.glob<AccessibilityStatus>('./accessibility-status.json', { eager: true, import: 'default' });
const status: AccessibilityStatus = Object.values(runs)[0] ?? {};

const sum = (list: readonly ComponentStatus[], count: (each: ComponentStatus) => number) =>
  list.reduce((total, each) => total + count(each), 0);

const components = new Set(Object.keys(status).flatMap((file) => componentFolder(file) ?? []));
const screens = Object.keys(status).filter((file) => file.startsWith('packages/features/'));

/** The components by their group in the sidebar. */
function groups(): [string, ComponentStatus[]][] {
  const byGroup = Map.groupBy(Object.values(status), ({ title }) => title.split('/')[0] ?? '');
  return [...byGroup].sort(([a], [b]) => a.localeCompare(b));
}

/** Address of a component's docs page, or of the first story of a screen, which has no docs page. */
function pageOf(title: string, id: string): string {
  return title.startsWith('Screens/') ? `./?path=/story/${id}` : `./?path=/docs/${id.replace(/--.*/, '--docs')}`;
}

/** A component's name without its group: 'Public, Stories' for 'Screens/Public/Stories'. */
function nameOf(title: string): string {
  return title.split('/').slice(1).join(', ');
}

function Rows({ component: { id, title, stories, violations } }: { component: ComponentStatus }) {
  return (
    <>
      <tr data-failed={violations.length > 0 || undefined}>
        <th scope="row">
          <a href={pageOf(title, id)} target="_top">
            {nameOf(title)}
          </a>
        </th>
        <td>{stories}</td>
        <td>{violations.length}</td>
      </tr>
      {violations.length > 0 && (
        <tr data-failed="">
          <td colSpan={3}>
            <ul>
              {violations.map((violation) => (
                <li key={violation}>{violation}</li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

function Group({ name, components }: { name: string; components: readonly ComponentStatus[] }) {
  const id = `group-${name.toLowerCase().replace(' ', '-')}`;
  return (
    <section>
      <h2 id={id}>{name}</h2>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{name === 'Screens' ? 'Screen' : 'Component'}</th>
            <th scope="col">Stories</th>
            <th scope="col">Violations</th>
          </tr>
        </thead>
        <tbody>
          {components
            .toSorted((a, b) => nameOf(a.title).localeCompare(nameOf(b.title)))
            .map((component) => (
              <Rows key={component.id} component={component} />
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** The results of the last test run by component. */
export function ComponentList() {
  const statuses = Object.values(status);
  if (statuses.length === 0) {
    return (
      <p>
        The stories have not been tested in this clone yet. Run <code>npm run test-storybook</code>, then reload this
        page.
      </p>
    );
  }
  const violations = sum(statuses, (each) => each.violations.length);
  return (
    <div className="components sb-unstyled">
      <div className="figures">
        <div className="figure">
          <strong>{components.size}</strong> components
        </div>
        <div className="figure">
          <strong>{screens.length}</strong> screens made of them
        </div>
        <div className="figure">
          <strong>{sum(statuses, ({ stories }) => stories).toLocaleString('en-US')}</strong> stories
        </div>
        <div className="figure">
          <strong>{sum(statuses, ({ checks }) => checks).toLocaleString('en-US')}</strong> checks, in light at 1280 px
          and in dark at 320 px
        </div>
        <div className="figure" data-failed={violations > 0 || undefined}>
          <strong>{violations}</strong> violations
        </div>
      </div>
      <div className="groups">
        {groups().map(([name, components]) => (
          <Group key={name} name={name} components={components} />
        ))}
      </div>
    </div>
  );
}
