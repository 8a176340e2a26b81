import type { ReportModel } from '../buildReport';
import { BODY, note, SMALL, STRONG } from './blocks';
import type { Pen } from './Pen';
import { CONTENT_WIDTH, PAGE, type Sheet } from './Sheet';
import { INK, INK_SOFT, LINE, SUNK, TEAL, TEAL_SOFT, type TextStyle, WHITE } from './typography';

const HEADER_HEIGHT = 28;
const TITLE: TextStyle = { size: 19, bold: true, color: WHITE };
const TAGLINE: TextStyle = { size: 10, color: TEAL_SOFT };
const NAME: TextStyle = { size: 17, bold: true, color: INK };
const RUNNING: TextStyle = { size: 8.5, color: INK_SOFT };
/** The product's mark: a sound wave, bar heights 0–1. */
const WAVE = [0.3, 0.52, 0.84, 0.66, 0.4, 0.24, 0.46, 0.78, 1, 0.72, 0.5, 0.3];

/** The coloured bar with the title, then whose report it is and on what. */
export function opening(sheet: Sheet, model: ReportModel): void {
  sheet.box(0, 0, PAGE.width, HEADER_HEIGHT, TEAL, 0);
  sheet.pen.text(model.title, PAGE.margin, 14.5, TITLE);
  sheet.pen.text(model.platform, PAGE.margin, 21.5, TAGLINE);
  wave(sheet);

  sheet.paragraph([{ text: model.student, style: NAME }]);
  if (model.institution) sheet.paragraph([{ text: model.institution, style: { ...BODY, color: INK_SOFT } }]);
  sheet.space(3);
  facts(sheet, model.facts);
  note(
    sheet,
    [[{ text: 'Question', style: SMALL }], [{ text: model.question, style: { ...STRONG, size: 11.5 } }]],
    SUNK,
    LINE,
  );
  if (!model.wentWell) return;
  sheet.space(3);
  note(
    sheet,
    [
      [
        { text: 'What went well: ', style: STRONG },
        { text: model.wentWell, style: BODY },
      ],
    ],
    TEAL_SOFT,
    TEAL,
  );
}

function wave({ pdf }: Sheet): void {
  const height = 11;
  const left = PAGE.width - PAGE.margin - WAVE.length * 2;
  pdf.setFillColor(...TEAL_SOFT);
  for (const [i, level] of WAVE.entries()) {
    const bar = level * height;
    pdf.roundedRect(left + i * 2, (HEADER_HEIGHT - bar) / 2, 1.1, bar, 0.55, 0.55, 'F');
  }
}

/** Label over value, side by side. */
function facts(sheet: Sheet, all: ReportModel['facts']): void {
  const step = CONTENT_WIDTH / all.length;
  for (const [i, { label, value }] of all.entries()) {
    const x = PAGE.margin + i * step;
    sheet.pen.text(label, x, sheet.y + 3, SMALL);
    sheet.pen.text(value, x, sheet.y + 8, STRONG);
  }
  sheet.space(12);
}

/** Foot of every page, and from the second on the line on top that says whose pages they are. */
export function runningLines(sheet: Sheet, model: ReportModel): void {
  const { pdf, pen } = sheet;
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page++) {
    pdf.setPage(page);
    rule(sheet, 281);
    pen.text(model.platform, PAGE.margin, 286, RUNNING);
    pen.text(`Page ${page} of ${pages}`, PAGE.width - PAGE.margin, 286, RUNNING, 'right');
    if (page === 1) continue;
    sheet.box(0, 0, PAGE.width, 4, TEAL, 0);
    pen.text(model.title, PAGE.margin, 18, RUNNING);
    pen.text(shortened(pen, model.student), PAGE.width - PAGE.margin, 18, RUNNING, 'right');
    rule(sheet, 22);
  }
}

function rule({ pdf }: Sheet, y: number): void {
  pdf.setDrawColor(...LINE);
  pdf.setLineWidth(0.3);
  pdf.line(PAGE.margin, y, PAGE.width - PAGE.margin, y);
}

/** A long name must not run into the title at its left. */
function shortened(pen: Pen, name: string): string {
  const [first = []] = pen.wrap([{ text: name, style: RUNNING }], CONTENT_WIDTH / 2);
  const text = first.map((fragment) => fragment.text).join('');
  return text.length < name.trim().length ? `${text}…` : text;
}
