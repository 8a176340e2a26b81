import { BAND_MAX } from 'schema/rules/scoring';
import type { ReportModel } from '../buildReport';
import { BODY, heading, note, SMALL, STRONG } from './blocks';
import { CONTENT_WIDTH, PAGE, type Sheet } from './Sheet';
import { LINE, SUNK, TEAL, type TextStyle } from './typography';

const FIGURE: TextStyle = { ...STRONG, size: 13 };
const ROW = 9;
/** Columns, millimetres from the page's left edge. */
const TEACHER = 84;
const LISAN = 112;
const REMARK = 138;

/** A teacher's marks in a table beside Lisan's, which stay; then what the teacher wrote, and when. */
export function teacherPart(sheet: Sheet, { teacher }: ReportModel): void {
  if (!teacher) return;
  heading(sheet, 'Marks by a teacher');
  sheet.pen.text('Teacher', TEACHER, sheet.y + 4, SMALL);
  sheet.pen.text('Lisan', LISAN, sheet.y + 4, SMALL);
  sheet.space(6);
  for (const criterion of teacher.criteria) row(sheet, criterion);
  if (teacher.total) sheet.paragraph([{ text: `Teacher: ${teacher.total}`, style: STRONG }], { after: 1 });
  if (teacher.comment) {
    sheet.space(2);
    const lines = teacher.comment.split(/\n+/).map((text) => [{ text, style: BODY }]);
    note(sheet, lines, SUNK, TEAL);
  }
  sheet.space(1);
  sheet.paragraph([{ text: `Given by a teacher on ${teacher.givenAt}.`, style: SMALL }]);
}

type Criterion = NonNullable<ReportModel['teacher']>['criteria'][number];

function row(sheet: Sheet, { title, band, machine, remark }: Criterion): void {
  const width = PAGE.width - PAGE.margin - REMARK;
  const words = [{ text: remark, style: SMALL }];
  const height = Math.max(ROW, sheet.height(words, width) + 3);
  sheet.ensure(height);
  const top = sheet.y;
  sheet.pen.text(title, PAGE.margin, top + 5, STRONG);
  bandText(sheet, band, TEACHER, top + 5);
  bandText(sheet, machine, LISAN, top + 5);
  sheet.space(1.5);
  if (remark) sheet.paragraph(words, { indent: REMARK - PAGE.margin, width });
  sheet.y = top + height;
  sheet.pdf.setDrawColor(...LINE);
  sheet.pdf.setLineWidth(0.2);
  sheet.pdf.line(PAGE.margin, sheet.y, PAGE.margin + CONTENT_WIDTH, sheet.y);
  sheet.space(1);
}

function bandText({ pen }: Sheet, band: number | null, x: number, baseline: number): void {
  const given = [
    { text: `${band}`, style: FIGURE },
    { text: ` of ${BAND_MAX}`, style: SMALL },
  ];
  pen.runs(band === null ? [{ text: 'not marked', style: SMALL }] : given, x, baseline);
}
