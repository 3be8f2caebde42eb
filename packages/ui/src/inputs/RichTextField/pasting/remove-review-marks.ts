/** What reviewers left in a text. */
export interface RemovedReviewMarks {
  deleted: number;
  comments: number;
}

/** Comments of Word, and those that Google Docs and LibreOffice write among the footnotes. */
const commentSelector = [
  '[style*="mso-element:comment"]',
  '[style*="mso-special-character:comment"]',
  '.MsoCommentReference',
  'a.msocomanchor',
  '.msocomtxt',
  'hr.msocomoff',
  'comment',
  'a[href^="#cmnt"]',
  'a[href^="#_msocom"]',
].join(', ');

/** Deletions of tracked changes name who made them and when; other deleted text is shown struck out. */
const deletionSelector = '.msoDel, del[cite], del[datetime], .MsoDel, [style*="mso-change-type:deletion"]';

/** Removes deletions of tracked changes, which a reader of the finished text does not see, and comments. */
export function removeReviewMarks(root: HTMLElement): RemovedReviewMarks {
  return { deleted: removeAll(root, deletionSelector), comments: removeAll(root, commentSelector) };
}

function removeAll(root: HTMLElement, selector: string): number {
  let count = 0;
  for (const element of root.querySelectorAll(selector)) {
    if (!root.contains(element)) continue;
    // The text of a comment in Google Docs follows its mark, in a block below the text.
    const note = element.matches('a[href^="#cmnt_ref"]') ? element.closest('div') : null;
    if (element.textContent?.trim()) count += 1;
    (note ?? element).remove();
  }
  return count;
}
