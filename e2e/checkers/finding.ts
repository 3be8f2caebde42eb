/** The checkers besides axe. */
export type CheckerName = 'Equal Access' | 'HTML_CodeSniffer' | 'html-validate' | 'Nu Html Checker';

/** An error that a checker reports. */
export interface Finding {
  checker: CheckerName;
  /** The checker's name of the rule. */
  rule: string;
  /** The checker's message. */
  message: string;
  /** The element as HTML or selector, shortened. */
  element: string;
}

/** A finding with its screen. */
export interface ScreenFinding extends Finding {
  /** Address and color scheme. */
  screen: string;
}
