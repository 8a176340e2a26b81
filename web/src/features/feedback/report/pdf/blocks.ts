import { CONTENT_WIDTH, PAGE, type Sheet } from './Sheet';
import { CORAL, INK, INK_SOFT, leading, type Rgb, TEAL, type TextRun, type TextStyle } from './typography';

/** The pieces that every part of the report is made of. */

export const BODY: TextStyle = { size: 10.5, color: INK };
export const STRONG: TextStyle = { size: 10.5, color: INK, bold: true };
export const SMALL: TextStyle = { size: 9, color: INK_SOFT };
const HEADING: TextStyle = { size: 13, color: TEAL, bold: true };
const SUBHEADING: TextStyle = { size: 11, color: INK, bold: true };

const BULLET_INDENT = 4.5;

/** A part's heading; at least three lines of the part follow on its page. */
export function heading(sheet: Sheet, text: string): void {
  sheet.space(5);
  sheet.ensure(leading(HEADING.size) + 2 + 3 * leading(BODY.size));
  sheet.paragraph([{ text, style: HEADING }], { after: 1.5 });
}

/** @param follows height of what must stand on the heading's page, mm */
export function subheading(sheet: Sheet, text: string, follows = 2 * leading(BODY.size)): void {
  sheet.space(3);
  sheet.ensure(leading(SUBHEADING.size) + 1 + follows);
  sheet.paragraph([{ text, style: SUBHEADING }], { after: 0.8 });
}

/** Bulleted texts, hung so that the bullets stand free. */
export function bullets(sheet: Sheet, items: readonly string[], style: TextStyle = BODY): void {
  for (const text of items) {
    sheet.ensure(leading(style.size));
    const { y } = sheet;
    sheet.pdf.setFillColor(...TEAL);
    sheet.pdf.circle(PAGE.margin + 1.4, y + leading(style.size) / 2, 0.6, 'F');
    sheet.paragraph([{ text, style }], { indent: BULLET_INDENT, after: 0.8 });
  }
}

/** Text on a tinted ground with a strip at its left; stays on one page where it fits on one. */
export function note(sheet: Sheet, paragraphs: readonly TextRun[][], fill: Rgb, strip: Rgb = CORAL): void {
  const padding = 3.5;
  const width = CONTENT_WIDTH - 2 * padding - 2;
  const text = paragraphs.reduce((sum, runs) => sum + sheet.height(runs, width), 0);
  const height = text + (paragraphs.length - 1) * 1.2 + 2 * padding;
  sheet.ensure(height);
  const fits = sheet.y + height <= PAGE.last;
  if (fits) {
    sheet.box(PAGE.margin, sheet.y, CONTENT_WIDTH, height, fill);
    sheet.box(PAGE.margin, sheet.y, 1.4, height, strip, 0);
  }
  sheet.space(padding);
  for (const [i, runs] of paragraphs.entries())
    sheet.paragraph(runs, { indent: padding + 2, width, after: i < paragraphs.length - 1 ? 1.2 : 0 });
  sheet.space(padding);
}
