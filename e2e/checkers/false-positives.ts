import type { Finding } from './finding.ts';

/** A known false positive of a checker. */
export interface FalsePositive extends Pick<Finding, 'checker' | 'rule'> {
  /** Pattern in the message or element that distinguishes it from a true finding. */
  where: RegExp;
  /** Why it is not an error. */
  because: string;
}

/** All known false positives. One that is no longer reported fails the check, since it could hide a true finding. */
export const falsePositives: readonly FalsePositive[] = [
  // React's way of writing HTML: all of it is valid, and browsers parse it the same.
  ...[
    { rule: 'doctype-style', where: /DOCTYPE should be uppercase/ },
    { rule: 'attr-case', where: /"(imageSrcSet|imageSizes|srcSet|autoComplete|[a-z]+[A-Z]\w*)" should be lowercase/ },
    { rule: 'void-style', where: /instead of self-closing element/ },
    { rule: 'attribute-boolean-style', where: /should omit value/ },
    { rule: 'attribute-empty-style', where: /should omit value/ },
    { rule: 'valid-id', where: /"_[rR]_[^"]*" must begin with a letter/ },
  ].map((alarm) => ({
    ...alarm,
    checker: 'html-validate' as const,
    because: 'A matter of style: HTML allows it, and React writes it this way.',
  })),
  {
    checker: 'html-validate',
    rule: 'no-inline-style',
    where: /Inline style is not allowed/,
    because: 'A value of a single element, such as the width of a column, does not belong in a style sheet.',
  },
  {
    checker: 'html-validate',
    rule: 'form-dup-name',
    where: /Duplicate form control name "answer-/,
    because: 'Checkboxes of one question share a name, so that the browser sends each chosen answer.',
  },
  {
    checker: 'html-validate',
    rule: 'no-dup-class',
    where: /Class "[\w-]+" duplicated/,
    because:
      'MUI writes one of its classes twice if two of its components render the same element; browsers ignore the second.',
  },
  {
    checker: 'html-validate',
    rule: 'unique-landmark',
    where: /noscript > |#root > div > header|#main/,
    because: 'The content of noscript and what JavaScript renders never exist at the same time.',
  },
  {
    checker: 'html-validate',
    rule: 'prefer-native-element',
    where: /native <(main|section)> element/,
    because: 'HTML allows no main inside noscript, and a role makes a region just like an element does.',
  },
  ...[
    { checker: 'html-validate' as const, rule: 'prefer-native-element', where: /native <textarea> element/ },
    { checker: 'html-validate' as const, rule: 'valid-for', where: /must reference a labelable form control/ },
    {
      checker: 'Nu Html Checker' as const,
      rule: 'The value of the “…” attribute of the “…” element must be the ID of a non-hidden form control.',
      where: /The value of the “for” attribute/,
    },
  ].map((alarm) => ({
    ...alarm,
    because: 'A rich text editor is not a form control: it has its own name, and a press on its label focuses it.',
  })),
  {
    checker: 'html-validate',
    rule: 'aria-label-misuse',
    where: /"aria-label" cannot be used on this element/,
    because: 'MUI’s data grid also gives the name of a row’s checkbox to the span around its input.',
  },
  ...[
    {
      checker: 'html-validate' as const,
      rule: 'element-permitted-content',
      where: /<div> element is not permitted as content under <button>/,
    },
    {
      checker: 'Nu Html Checker' as const,
      rule: 'Element “…” not allowed as child of element “…” in this context. (Suppressing further errors from this subtree.)',
      where: /Element “div” not allowed as child of element “button”.*MuiListItemIcon/,
    },
  ].map((alarm) => ({ ...alarm, because: 'MUI’s ListItemIcon is always a div.' })),
  {
    checker: 'html-validate',
    rule: 'presentation-role-style',
    where: /Prefer to use role="none"/,
    because: 'Both values mean the same; MUI’s data grid writes this one.',
  },
  ...[
    { checker: 'html-validate' as const, rule: 'element-permitted-content', where: /<style> element is not permitted/ },
    {
      checker: 'Nu Html Checker' as const,
      rule: 'Element “…” not allowed as child of element “…” in this context. (Suppressing further errors from this subtree.)',
      where: /Element “style” not allowed.*MuiDataGridVariables/,
    },
  ].map((alarm) => ({
    ...alarm,
    because: 'MUI’s data grid renders its style element in place; every browser applies it.',
  })),
  {
    checker: 'Nu Html Checker',
    rule: 'Attribute “…” not allowed on element “…” at this point.',
    where: /Attribute “field” not allowed on element “button”.*MuiDataGrid-sortButton/,
    because: 'An unused attribute that MUI’s data grid leaves in the markup.',
  },
  {
    checker: 'Equal Access',
    rule: 'element_tabbable_role_valid',
    where: /role="columnheader" class="MuiDataGrid-columnHeader/,
    because: 'Column headers of a grid can be focused, as in the ARIA grid pattern.',
  },
  {
    checker: 'Equal Access',
    rule: 'html_lang_exists',
    where: /\/iframe\[1\]\/html\[1\]/,
    because: 'The document in the frame is the browser’s own PDF viewer.',
  },
  {
    checker: 'Nu Html Checker',
    rule: 'A “…” element with a “…” attribute whose value is “…” must contain a JSON object with no properties other than “…” and “…”.',
    where: /“importmap” must contain a JSON object.*"}}<\/script>/s,
    because:
      'HTML gives import maps “integrity” as well since 2024, which this version of the checker doesn’t know yet.',
  },
];

/** Whether a finding matches a false positive. */
function isMatch({ checker, rule, where }: FalsePositive, finding: Finding): boolean {
  return finding.checker === checker && finding.rule === rule && where.test(`${finding.message} ${finding.element}`);
}

/** Separates true findings from false positives, and returns the false positives that were not reported. */
export function partitionFindings<Found extends Finding>(
  findings: readonly Found[],
  knownFalsePositives: readonly FalsePositive[],
): { real: Found[]; unreported: FalsePositive[] } {
  return {
    real: findings.filter((finding) => !knownFalsePositives.some((alarm) => isMatch(alarm, finding))),
    unreported: knownFalsePositives.filter((alarm) => !findings.some((finding) => isMatch(alarm, finding))),
  };
}
