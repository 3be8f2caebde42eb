/** Markup that must be shown as text. */
export const hostileMarkup = '<script>alert(1)</script><img src=x onerror=alert(1)>';
/** Five thousand letters without a line break opportunity. */
export const unbrokenText = 'Ochlocknee'.repeat(500);
/** A title that is too long. */
export const longTitle =
  'Presidential preference and nonpartisan primary, with judges, the board of education, the soil and water conservation district and two questions on the county charter';
/** More than 1000 characters in several paragraphs. */
export const longText = Array.from(
  { length: 4 },
  (_, index) =>
    `${['First', 'Second', 'Third', 'Last'][index]} came the road, which was called Freedmen’s Lane until a clerk left it off the map. People went on calling it that. They had their mail sent there, they were born there and buried there, and when the county paved it in 1968 they stood along it in their church clothes to see what it would be called now.`,
).join('\n\n');
