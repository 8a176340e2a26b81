import type { MeasuredFigure } from '../../content/fluency';
import type { ReportModel } from '../buildReport';
import { BODY, bullets, heading, SMALL, STRONG, subheading } from './blocks';
import { CONTENT_WIDTH, PAGE, type Sheet } from './Sheet';
import { LINE, leading } from './typography';

/** 'Detailed Assessment Feedback', with the modal's sections. */
export function sectionsPart(sheet: Sheet, sections: ReportModel['sections']): void {
  if (sections.length === 0) return;
  heading(sheet, 'Detailed Assessment Feedback');
  for (const { title, paragraphs, items, figures } of sections) {
    subheading(sheet, title);
    for (const text of paragraphs) sheet.paragraph([{ text, style: BODY }], { after: 1 });
    bullets(sheet, items);
    figureRows(sheet, figures);
  }
}

/** What was measured over what it means, a line beneath each; a row stays on its page. */
function figureRows(sheet: Sheet, figures: readonly MeasuredFigure[]): void {
  for (const { measured, meaning, basis } of figures) {
    const title = [{ text: measured, style: STRONG }];
    const words = [
      { text: meaning, style: BODY },
      { text: basis ? ` ${basis}` : '', style: SMALL },
    ];
    sheet.space(1);
    sheet.ensure(sheet.height(title, CONTENT_WIDTH) + sheet.height(words, CONTENT_WIDTH) + 1);
    sheet.paragraph(title);
    sheet.paragraph(words, { after: 1 });
    sheet.pdf.setDrawColor(...LINE);
    sheet.pdf.setLineWidth(0.2);
    sheet.pdf.line(PAGE.margin, sheet.y, PAGE.margin + CONTENT_WIDTH, sheet.y);
  }
}

/** The student's own answer in better words. */
export function improvedPart(sheet: Sheet, { improved }: ReportModel): void {
  if (!improved) return;
  heading(sheet, 'Your answer, one step better');
  sheet.paragraph([{ text: improved, style: BODY }]);
}

/** What the assessor cannot judge, and which assessor it was: the report's small print, in words. */
export function limitsPart(sheet: Sheet, { limits, provenance }: ReportModel): void {
  if (limits.length > 0) {
    heading(sheet, 'What this assessment cannot judge');
    bullets(sheet, limits);
  }
  sheet.space(3);
  sheet.ensure(leading(SMALL.size));
  sheet.paragraph([{ text: provenance, style: SMALL }]);
}
