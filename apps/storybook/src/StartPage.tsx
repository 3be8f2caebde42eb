import { Binding } from '@porchlight/ui/media/Binding';
import type { QuiltName } from '@porchlight/ui/media/QuiltBlock';
import { QuiltBlock } from '@porchlight/ui/media/QuiltBlock';

/** Address of a page or story in this Storybook, to be opened in the top frame. */
const pageOf = (id: string) => (id.includes('--') ? `./?path=/story/${id}` : `./?path=/docs/${id}--docs`);

/** The illustration of a house on the start page, with one lit door. */
function Porch() {
  return (
    <svg viewBox="0 0 360 240" aria-hidden="true" className="porch">
      <defs>
        <radialGradient id="glow" cx="50%" cy="58%" r="50%">
          <stop offset="0" className="glow-near" />
          <stop offset="1" className="glow-far" />
        </radialGradient>
      </defs>
      <ellipse cx="180" cy="160" rx="180" ry="120" fill="url(#glow)" />
      <path className="roof" d="M180 14 24 112h312z" />
      <path className="wall" d="M48 112h264v104H48z" />
      <path className="attic" d="M164 74h32v26h-32z" />
      <path className="lit" d="M152 138h56v78h-56z" />
      <path className="pane" d="M84 140h40v44H84zM236 140h40v44h-40z" />
      <path className="post" d="M56 112h10v104H56zM132 112h8v104h-8zM220 112h8v104h-8zM294 112h10v104h-10z" />
      <path className="floor" d="M36 216h288v10H36zM120 226h120v8H120z" />
    </svg>
  );
}

interface StartLink {
  title: string;
  id: string;
  block: QuiltName;
  text: string;
}

const foundations: StartLink[] = [
  { title: 'Tokens', id: 'foundations-tokens', block: 'basket', text: 'All values, with downloads as CSS and JSON.' },
  {
    title: 'Color',
    id: 'foundations-color',
    block: 'ohio-star',
    text: 'Both schemes, contrast computed from the tokens.',
  },
  { title: 'Type', id: 'foundations-type', block: 'log-cabin', text: 'Fraunces and Source Sans 3, and their sizes.' },
  {
    title: 'Space and shape',
    id: 'foundations-space-and-shape',
    block: 'nine-patch',
    text: 'The 8 px grid, corners, aspect ratios.',
  },
  {
    title: 'Quilt blocks',
    id: 'foundations-quilt-blocks',
    block: 'friendship-star',
    text: 'Ten named blocks, and what each stands for.',
  },
  {
    title: 'Breakpoints, elevation, motion',
    id: 'foundations-breakpoints',
    block: 'flying-geese',
    text: 'Five widths, two levels, one duration.',
  },
  { title: 'Writing', id: 'foundations-writing', block: 'churn-dash', text: 'Plain, warm, concrete. Do and don’t.' },
  {
    title: 'Accessibility',
    id: 'foundations-accessibility',
    block: 'north-star',
    text: 'The rules for every component, and how they are checked.',
  },
];

const componentGroups: StartLink[] = [
  {
    title: 'Inputs',
    id: 'inputs-button',
    block: 'churn-dash',
    text: 'Buttons, fields, forms, search, sharing.',
  },
  {
    title: 'Data display',
    id: 'data-display-typography',
    block: 'flying-geese',
    text: 'Text, dates, icons, the dashboard’s tables.',
  },
  { title: 'Feedback', id: 'feedback-notice', block: 'pine-tree', text: 'Dialogs, loading, empty, error, not found.' },
  {
    title: 'Surfaces',
    id: 'surfaces-contentcard',
    block: 'basket',
    text: 'Cards for stories, events, people and programs.',
  },
  {
    title: 'Navigation',
    id: 'navigation-link',
    block: 'log-cabin',
    text: 'Links, tabs, pagination, menus, bars, footer.',
  },
  {
    title: 'Layout',
    id: 'layout-stack',
    block: 'nine-patch',
    text: 'Stacks, columns, sections, heroes, page frames.',
  },
  {
    title: 'Media',
    id: 'media-quiltblock',
    block: 'bears-paw',
    text: 'Pictures, slider, gallery, video, panorama, PDF.',
  },
  {
    title: 'Sections',
    id: 'sections-all-kinds',
    block: 'ohio-star',
    text: 'What editors make pages of: each kind with its fields.',
  },
  {
    title: 'Patterns',
    id: 'patterns-publishing-form',
    block: 'friendship-star',
    text: 'Home, lists, forms, history, conflicts, empty and error states.',
  },
  {
    title: 'Screens',
    id: 'screens-public-site-pages--home',
    block: 'north-star',
    text: 'Whole pages against a mocked server.',
  },
];

function StartLinks({ links }: { links: readonly StartLink[] }) {
  return (
    <ul className="doors">
      {links.map(({ title, id, block, text }) => (
        <li key={title}>
          <QuiltBlock seed={title} block={block} />
          <a href={pageOf(id)} target="_top">
            {title}
          </a>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The first page: an introduction, links to all parts, and how to find things. */
export function StartPage() {
  return (
    <div className="start sb-unstyled">
      <header data-night="">
        <div>
          <h1>A lit porch at dusk, a quilt on the rail.</h1>
          <p className="start-lead">
            All components of the Porchlight site and its dashboard: in every state, in both schemes, on phones and
            desktops, with realistic texts.
          </p>
          <p className="start-lead">
            <a href={pageOf('start-components-and-their-accessibility')} target="_top">
              All components and their accessibility
            </a>
          </p>
        </div>
        <Porch />
      </header>
      <Binding />
      <h2>Foundations</h2>
      <StartLinks links={foundations} />
      <h2>Components</h2>
      <StartLinks links={componentGroups} />
      <h2>How to find things</h2>
      <dl>
        <div>
          <dt>
            <kbd>Ctrl K</kbd> Search
          </dt>
          <dd>
            Searches by name or group: ‘card’ finds every card. Each component’s page has its props, rules and stories.
          </dd>
        </div>
        <div>
          <dt>
            <kbd>Alt S</kbd> Full width
          </dt>
          <dd>Hides the sidebar. The viewport button shows a story on a phone of 320 px.</dd>
        </div>
        <div>
          <dt>Scheme</dt>
          <dd>Choose light, dark or the system’s scheme in the toolbar. These pages follow it too.</dd>
        </div>
        <div>
          <dt>Your first component</dt>
          <dd>
            <a href={pageOf('foundations-add-a-component')} target="_top">
              How to add a component
            </a>
            , from the empty folder to passing tests.
          </dd>
        </div>
      </dl>
    </div>
  );
}
