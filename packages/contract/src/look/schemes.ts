/** The name of a scheme. */
export type Scheme = 'light' | 'dark';

/** The text color on `lamp`, in both schemes. */
export const ink = '#1B1F3B';

const light = {
  /** Background of the page. */
  background: '#FBF7EF',
  /** Background of cards, tables and dialogs. */
  surface: '#FFFFFF',
  /** Background of a band that sets a part of the page apart. */
  band: '#F3EADA',
  /** Body text. */
  text: ink,
  /** Captions and dates. */
  muted: '#575B74',
  /** Decorative lines. */
  border: '#E2D8C6',
  /** Borders of fields and buttons, 3:1 against background and surface. */
  edge: '#8A8270',
  /** Links and main actions. */
  primary: '#2E3A87',
  /** Text on primary. */
  onPrimary: '#FFFFFF',
  /** Donate and destructive actions. */
  accent: '#A63A2B',
  /** Text on accent. */
  onAccent: '#FFFFFF',
  /** The one highlighted element of a page; text on it has the color `ink`. */
  lamp: '#F2B33D',
  /** Green, for nature and success. */
  pine: '#1F5B4A',
  /** The focus ring. */
  focus: '#2E3A87',
  /** The shadow of `elevation`. */
  shadow: '#1B1F3B24',
};

export type ColorName = keyof typeof light;

/** The colors of one scheme. */
export type SchemeColors = Readonly<Record<ColorName, string>>;

/** The colors of the demonstration look, defined only here. Contrast ratios are in Storybook, on the page 'Color'. */
export const schemes: Readonly<Record<Scheme, SchemeColors>> = {
  light,
  dark: {
    background: '#14162B',
    surface: '#1E2140',
    band: '#191C36',
    text: '#F6F0E4',
    muted: '#A9ACC4',
    border: '#343861',
    edge: '#7C81AC',
    primary: '#AEB8FF',
    onPrimary: '#14162B',
    accent: '#F2A093',
    onAccent: '#14162B',
    lamp: '#F7C75F',
    pine: '#7FC9AE',
    focus: '#F7C75F',
    shadow: '#00000066',
  },
};

/** The horizon of the hero, below a night sky in the colors of the dark scheme. */
export const dusk = '#4B3147';
