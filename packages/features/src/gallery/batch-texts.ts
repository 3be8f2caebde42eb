interface Texts {
  title: string;
  /** A title that nobody typed and that says nothing, such as 'IMG 2041'. */
  proposedTitle?: string;
  description: string;
  decorative: boolean;
}

/**
 * Numbers the titles that several pictures have: 'Quilt', 'Quilt 2', 'Quilt 3'. Empty titles stay empty.
 * @param taken titles of pictures that were there before
 */
export function numberTitles<Picture extends Texts>(pictures: readonly Picture[], taken: readonly string[]): Picture[] {
  const used = new Set(taken);
  return pictures.map((picture) => {
    const { title } = picture;
    if (title === '') return picture;
    let numbered = title;
    for (let number = 2; used.has(numbered); number += 1) numbered = `${title} ${number}`;
    used.add(numbered);
    return { ...picture, title: numbered };
  });
}

/**
 * Fills empty titles, and those that a camera has given, and empty descriptions with the same ones. The titles are
 * numbered if several pictures get them. What was typed stays, as do decorative pictures, which need no description.
 */
export function fillEmptyTexts<Picture extends Texts>(
  pictures: readonly Picture[],
  { title, description }: { title: string; description: string },
): Picture[] {
  const name = title.trim();
  const untitled = pictures.filter((each) => each.title.trim() === '' || each.title === each.proposedTitle);
  const titles = new Map(
    untitled.map((each, index) => [each, untitled.length > 1 && name ? `${name} ${index + 1}` : name]),
  );
  return pictures.map((each) => ({
    ...each,
    title: titles.get(each) || each.title,
    description: each.description.trim() === '' && !each.decorative ? description.trim() : each.description,
  }));
}
