import type { AccessibilityStatus, ComponentStatus } from '../../../packages/ui/testing/accessibility-reporter.ts';

// Written by the last run of the stories' tests; a glob, because there may have been none yet.
const runs = import.meta.glob<AccessibilityStatus>('./accessibility-status.json', { eager: true, import: 'default' });
const status: AccessibilityStatus = Object.values(runs)[0] ?? {};

const sum = (list: readonly ComponentStatus[], count: (each: ComponentStatus) => number) =>
  list.reduce((total, each) => total + count(each), 0);

const plural = (count: number, word: string) => `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`;

/** Every component under the heading of the sidebar that it stands under, headings in the sidebar's order. */
function groups(): [string, ComponentStatus[]][] {
  const order = ['Layout', 'Text', 'Media', 'Cards', 'Chrome', 'Practical', 'Entity', 'States', 'Screens'];
  const place = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length);
  const byGroup = Map.groupBy(Object.values(status), ({ title }) => title.split('/')[0] ?? '');
  return [...byGroup].sort(([a], [b]) => place(a) - place(b) || a.localeCompare(b));
}

/** Where a component is shown: its page, or the first story of a screen, which has none. */
function pageOf(title: string, id: string): string {
  return title.startsWith('Screens/') ? `./?path=/story/${id}` : `./?path=/docs/${id.replace(/--.*/, '--docs')}`;
}

function Row({ component: { id, title, stories, checks, violations } }: { component: ComponentStatus }) {
  return (
    <tr>
      <th scope="row">
        <a href={pageOf(title, id)} target="_top">
          {title.replace(/^[^/]+\//, '')}
        </a>
      </th>
      <td>{stories}</td>
      <td>{checks}</td>
      <td data-failed={violations.length > 0 || undefined}>
        {violations.length === 0 ? '0 violations' : plural(violations.length, 'violation')}
        {violations.length > 0 && (
          <ul>
            {violations.map((violation) => (
              <li key={violation}>{violation}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}

/** What the last run of the tests found, component by component. */
export function ComponentList() {
  const all = Object.values(status);
  if (all.length === 0) {
    return (
      <p>
        The stories have not been tested in this clone yet. Run <code>npm run test-storybook</code>, then come back.
      </p>
    );
  }
  const violations = sum(all, (each) => each.violations.length);
  return (
    <div className="components sb-unstyled">
      <div className="figures">
        <div className="figure">
          <strong>{all.length}</strong> components
        </div>
        <div className="figure">
          <strong>{sum(all, ({ stories }) => stories)}</strong> stories
        </div>
        <div className="figure">
          <strong>{sum(all, ({ checks }) => checks).toLocaleString('en-US')}</strong> checks: each story in two schemes,
          at 1280 and 320 px
        </div>
        <div className="figure" data-failed={violations > 0 || undefined}>
          <strong>{violations}</strong> violations
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Stories</th>
            <th scope="col">Checks</th>
            <th scope="col">axe and reflow</th>
          </tr>
        </thead>
        {groups().map(([group, components]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {group}
              </th>
            </tr>
            {components
              .toSorted((a, b) => a.title.localeCompare(b.title))
              .map((component) => (
                <Row key={component.id} component={component} />
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
