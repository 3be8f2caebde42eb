/** Programs that look at a screen besides axe. */
export type CheckerName = 'Equal Access' | 'HTML_CodeSniffer' | 'html-validate' | 'Nu Html Checker';

/** An error that a checker reports. */
export interface Finding {
  checker: CheckerName;
  /** The checker's own name of the rule. */
  rule: string;
  /** What it says. */
  message: string;
  /** The element, as HTML or as a selector, cut short. */
  element: string;
}

/** A finding with where it was found. */
export interface PlacedFinding extends Finding {
  /** Address and color scheme. */
  screen: string;
}
